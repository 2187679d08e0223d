/**
 * A host that no browser holds for secure, as an address on a Wi-Fi is none: the browsers of these tests take it for this machine, and for
 * everybody else the name does not exist (`.test` is kept for this), so nothing can be sent astray.
 */
export const WIFI = "veilleuse.test";
