/** "Whisk the soy sauce through the gochujang": from one line of the list to another one, and all between them. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Sweep } from "./weigh";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { CLEAR } from "./places";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** Lines from the first to the last: a longer run is no list that somebody has in view. */
const LONGEST_RUN = 15;

/** The line that the words name before all others; undefined where two fit alike. */
function onlyLine({ options, passing }: Phrase): number | undefined {
  const [first, second] = options;
  if (passing || first === undefined) return undefined;
  return second === undefined || first.score - second.score > CLEAR ? first.line : undefined;
}

/** The lines between two that stand around "through" in an action's words; none of them is named anywhere: "stir the peas through the rice" lists nothing. */
export function runsThrough(actions: readonly ReadAction[], lines: readonly LineModel[]): Sweep[] {
  if (!actions.some(({ words }) => words.some(({ form }) => LINKING.throughWords.has(form)))) return [];
  const named = new Set(actions.flatMap(({ phrases }) => phrases.map(onlyLine)));
  return actions.flatMap(({ words, phrases }, action) =>
    words.flatMap(({ form }, at): Sweep[] => {
      if (!LINKING.throughWords.has(form)) return [];
      const behind = LINKING.definite.has(words[at + 1]?.form ?? "") ? at + 2 : at + 1;
      const from = phrases.find(({ to }) => to === at);
      const last = phrases.find((phrase) => phrase.from === behind);
      const first = from === undefined ? undefined : onlyLine(from);
      const end = last === undefined ? undefined : onlyLine(last);
      if (first === undefined || end === undefined || end - first < 2 || end - first > LONGEST_RUN) return [];
      const run = lines.slice(first + 1, end);
      if (run.some(({ index, section }) => named.has(index) || section !== lines[first]?.section)) return [];
      return [{ action, lines: run.map(({ index }) => index), sure: true }];
    }),
  );
}
