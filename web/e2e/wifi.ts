/** An address that no browser holds for secure, as on a Wi-Fi: one that is kept for examples, and leads nowhere but in the browsers of these tests. */
export const WIFI = "192.0.2.7";
