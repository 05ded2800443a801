/**
 * To be imported before all that holds a pattern. V8 first interprets a pattern and compiles it at its second use; the engine has thousands
 * of them, and what a warm process uses once it uses again: the first recipe of a process takes a third of the time so.
 */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--no-regexp-tier-up");
