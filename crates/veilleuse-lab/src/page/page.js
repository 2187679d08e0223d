const button = document.getElementById("theme");
const root = document.documentElement;
button.hidden = false;
button.addEventListener("click", () => {
  const light = root.dataset.theme ? root.dataset.theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = light ? "dark" : "light";
});
