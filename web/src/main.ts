import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

startRouter();
const target = document.getElementById("app");
if (target) mount(App, { target });
