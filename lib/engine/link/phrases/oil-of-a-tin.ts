/** "2 tbsp of the oil from the tuna": the oil that a food lies in is the food's, and none of the list's oils. */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import type { Word } from "@/lib/engine/link/words/words";

const FAT = "fat";

/** Passes over the oil that is told by what it comes from, of which it is a part as zest is of a lemon. Linear. */
export function passOilOf(
  words: readonly Word[],
  phrases: readonly Phrase[],
  lines: readonly LineModel[],
): void {
  const isFat = ({ options: [top] }: Phrase): boolean =>
    lines[top?.line ?? -1]?.food?.classes.has(FAT) === true;
  phrases.forEach((oil, at) => {
    const food = phrases[at + 1];
    const [of, the] = [words[oil.to]?.form ?? "", words[oil.to + 1]?.form ?? ""];
    const isFrom = LINKING.genitive.has(of) || LINKING.sources.has(of);
    if (food === undefined || food.from !== oil.to + 2 || !isFrom || !LINKING.definite.has(the)) return;
    if (!isFat(oil) || isFat(food) || food.options[0]?.weak !== false || food.passing) return;
    oil.passing = true;
    food.taken = words[oil.to - 1]?.lemma ?? null;
    food.portion = null;
  });
}
