/** The noun a cook calls an ingredient by once it is on the board: "boneless skinless chicken breasts" is "the chicken". */
import { findFood, foodWords } from "./lexicon";

/** Nouns for a part, cut or form of a food; the food's own name stands before them or after "of". */
const PART_WORDS = new Set(
  (
    "breast thigh leg wing drumstick fillet filet loin tenderloin shoulder shank chop rib steak cutlet mince roast joint belly cheek neck back half quarter " +
    "clove bulb head stalk stick rib spear sprig stem leaf floret bunch root cob ear heart frond tip ball slice wedge chunk cube piece strip ring " +
    "zest rind peel juice seed pod bean powder flake granule paste puree crumb meat tail claw kernel segment half yolk white wing bit patty link rasher"
  ).split(" "),
);
const CONNECTORS = new Set(["in", "with", "for", "from", "without", "to", "on", "at", "or", "and", "such"]);

/**
 * Head noun of a name, folded and singular. A trailing part word is kept only when nothing stands before it:
 * `"chicken thighs"` → "chicken", `"egg yolks"` → "egg", `"leg of lamb"` → "lamb", `"red bell peppers"` → "pepper". Empty for an empty name.
 */
export function headNoun(name: string): string {
  let words = foodWords(name.replace(/[(,;].*$/s, ""));
  const stop = words.findIndex((word, i) => i > 0 && CONNECTORS.has(word));
  if (stop > 0) words = words.slice(0, stop);
  const of = words.indexOf("of");
  if (of > 0 && of < words.length - 1) {
    const whole = findFood(name);
    if (
      whole &&
      whole.phrase.includes(" of ") &&
      !whole.phrase.startsWith("leg") &&
      !PART_WORDS.has(words[of - 1] ?? "")
    ) {
      return words[0] ?? "";
    }
    words = PART_WORDS.has(words[of - 1] ?? "") ? words.slice(of + 1) : words.slice(0, of);
  }
  let last = words.length - 1;
  while (last > 0 && PART_WORDS.has(words[last] ?? "")) last -= 1;
  return words[last] ?? "";
}
