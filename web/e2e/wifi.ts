/**
 * An address that no browser holds for secure, as on a Wi-Fi: one that is kept for examples, leads nowhere, and is taken for this machine by
 * the browsers of these tests alone. A name will not do: the server refuses strange ones.
 */
export const WIFI = "192.0.2.7";
