/** Foods that an action measures out and no line of the list has: "1¾ cups water". */
import { CHECKING } from "@/lib/engine/language/checking";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { unitById } from "@/lib/engine/language/units";
import type { ReadAction } from "./actions";
import { namedBy, type ListLine } from "./list-lines";
import type { Report } from "./report";
import { stemsOf } from "./tokens";

/** Words that a food's name has at most. */
const MOST_WORDS = 4;
/** No recipe needs more that it does not list. */
const MOST = 10;

/** What the cook needs beside the list, as the steps word it; food that is to be bought is an issue too, what comes out of the tap is none. */
export function alsoNeeded(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): string[] {
  const needed: string[] = [];
  for (const action of actions) {
    if (action.fromList || action.ours) continue;
    for (const own of action.quantities) {
      if (own.sort !== "amount" || own.portion || needed.length >= MOST) continue;
      const [of, the] = CHECKING.ofThe;
      const made = action.stems[own.next] === of && action.stems[own.next + 1] === the;
      if (made) continue;
      const words: string[] = [];
      let end = own.end;
      for (let at = own.next; at < action.tokens.length && words.length < MOST_WORDS; at += 1) {
        const stem = action.stems[at] ?? "";
        if (
          !/^\p{L}/u.test(stem) ||
          (CHECKING.stops.has(stem) && !(words.length === 0 && CHECKING.fillers.has(stem)))
        )
          break;
        if (words.length === 0 && CHECKING.fillers.has(stem)) continue;
        words.push(stem);
        end = action.tokens[at]?.end ?? end;
      }
      const food = words.length === 0 ? undefined : findFood(words.join(" "))?.food;
      if (food === undefined) continue;
      const named = new Set(words);
      // What was made before, and what things are called by their size: "1 cup of sauce", "a 1-cup mold".
      if (words.some((word) => CHECKING.surfaces.has(word) || CHECKING.collective.has(word))) continue;
      if (own.unit === null || action.text.slice(own.start, own.end).includes("-")) continue;
      const atHand = words.some((word) => CHECKING.atHand.has(word)) || unitById(own.unit)?.kind === "vague";
      if (
        lines.some(
          (line) =>
            namedBy(line, named) > 0 ||
            stemsOf(line.text).some((stem) => named.has(stem) && !CHECKING.describing.has(stem)) ||
            line.synonyms.some((names) => food.names.includes(names.join(" "))),
        )
      )
        continue;
      const text = action.text.slice(own.start, end);
      if (needed.includes(text)) continue;
      needed.push(text);
      if (!atHand)
        report({
          kind: "unlisted",
          message: `The steps need “${text}”, which is not on the list.`,
          step: action.step,
          action: action.action,
          text: action.text,
        });
    }
  }
  return needed;
}
