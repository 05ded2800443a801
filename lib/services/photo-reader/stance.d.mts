import type { Grey } from "./grey.mjs";
export function standsOnItsHead(page: Grey): boolean;
