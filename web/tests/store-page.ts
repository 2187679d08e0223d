/** The contract of stores for the database of a browser, to be run in one. */
import { Database } from "../src/offline/database";
import { contract } from "./store-contract";

export const run = (): Promise<string[]> => contract(new Database(), `c${Date.now()}`);
