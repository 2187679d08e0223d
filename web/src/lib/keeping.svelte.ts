/** The page kept on this device: so that it opens without a network, and a newer one waits until somebody agrees. */
import { fetchAll, isSite, offered } from "../offline/local";
import { preferDevice } from "./api";
import { settings } from "./settings.svelte";
import { askToStay, storage } from "./storage";

export const keeping = $state({
  /** Whether titles can be played on this device. */
  offered: false,
  /** Whether this device has a laboratory. */
  lab: false,
  /** Whether everything is here that playing without a network takes. */
  kept: storage.getItem("veilleuse.kept") === "yes",
  busy: false,
  failed: false,
  /** A newer page is here and waits. */
  waiting: null as ServiceWorker | null,
});

/** Looks what there is; to be called once. */
export async function startKeeping(): Promise<void> {
  preferDevice(() => settings.device);
  const offer = await offered();
  keeping.offered = offer !== null;
  keeping.lab = offer?.lab !== undefined;
  if (!keeping.offered || !("serviceWorker" in navigator)) return;
  const known = await navigator.serviceWorker.getRegistration();
  if (known) watch(known);
  else if (isSite()) await keepPage();
}

/** Keeps the page itself: from now on it opens without a network. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register(new URL("sw.js", document.baseURI)));
  } catch {
    // A browser that keeps no page still plays.
  }
}

/** Keeps the page, the engine and all titles. */
export async function keepAll(): Promise<void> {
  keeping.busy = true;
  keeping.failed = false;
  try {
    await keepPage();
    await navigator.serviceWorker.ready;
    askToStay();
    keeping.kept = await fetchAll();
    if (keeping.kept) storage.setItem("veilleuse.kept", "yes");
  } catch {
    keeping.kept = false;
  }
  keeping.failed = !keeping.kept;
  keeping.busy = false;
}

/** The newer page takes over, and is opened. */
export function update(): void {
  const { waiting } = keeping;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => { location.reload(); }, { once: true });
  waiting.postMessage("take over");
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first one has nothing to wait for.
    keeping.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}
