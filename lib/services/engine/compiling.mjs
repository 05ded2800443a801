/**
 * How V8 compiles the engine; to be imported before all that holds a pattern. A process of ours reads a few thousand short texts with thousands
 * of functions and patterns, each of which is run often and none for long.
 */
import { setFlagsFromString } from "node:v8";

// V8 first interprets a pattern and compiles it at its second use: what a warm process uses once it uses again.
setFlagsFromString("--no-regexp-tier-up");
// Its optimizing compiler would take half of all processor time of the first thousand recipes, and what it makes is hardly faster here. It is
// left to what is run most; since V8 12 the flag that says so has another name and counts calls.
const isOld = Number.parseInt(process.versions.v8, 10) < 12;
setFlagsFromString(isOld ? "--interrupt-budget=1000000" : "--invocation-count-for-turbofan=30000");
