/** Ids that were made on a device begin with this; no server makes such. */
export const LOCAL = "local-";
