/**
 * zod with our own sentences: whoever takes it from here, or anything of the contract, never shows the library's English. Taken as a
 * namespace, so that what nobody uses of it (its other languages above all) stays out of the browser.
 */
import { config } from "zod";
import { sentenceFor } from "./sentences";

config({ customError: sentenceFor });

export * from "zod";
