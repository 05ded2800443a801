/** English words of what does not go in where it is named. */
import type { LeftOutWords } from "@/lib/engine/language/pack/left-out";

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const ENGLISH_LEFT_OUT: LeftOutWords = {
  exceptions: set("except but excluding minus save apart bar barring besides"),
  farExceptions: set("except excluding apart omitting"),
  keptOfAll: new Set([
    "reserving",
    "withholding",
    "leaving out",
    "leaving aside",
    "holding back",
    "keeping back",
    "setting aside",
    "but not",
    "other than",
  ]),
  exceptEnds: set("in into together to with"),
  excess: set("excess surplus superfluous"),
  replaced: {
    place: set("place lieu"),
    swaps: set("swap exchange trade"),
    replaces: set("replace"),
    by: set("with by for"),
    leaves: set("leave leaving"),
    out: set("out"),
    have: set("have got"),
  },
  otherWay: {
    alone: set("alternatively"),
    may: set("can could may might"),
    also: set("also instead alternatively"),
    named: set("option alternative"),
  },
};
