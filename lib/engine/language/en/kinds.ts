/** English words for kinds of food, and what tells that they mean no line or all of a part. Lemmas, lower case. Data only. */
import type { KindWords } from "@/lib/engine/language/pack/kinds";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const ENGLISH_KINDS: KindWords = {
  herbWord: "herb",
  hotSpices: set("cayenne chili chile chilli flake jalapeno"),
  comesTo: set("equal make total measure get reach yield"),
  usesPart: { marinate: "marinade", brine: "brine" },
  praises: set(
    "delicious great good wonderful tasty lovely nice excellent fantastic perfect yummy amazing superb",
  ),
  copulas: set("is are tastes taste"),
  alsoWords: set("also especially particularly very"),
  thisWords: set("this these"),
  wideClasses: set("dry liquid spice"),
  wholeWords: set("whole entire"),
  onlyWords: set("only alone"),
};
