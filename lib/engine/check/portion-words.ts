/** Words of a share that say nothing of how much of a line is meant: those of its name, what each of so many pieces gets, a part that the list keeps. */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import { keepingRecent } from "@/lib/engine/language/recent";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import type { Quantity } from "@/lib/engine/check/reading/quantities";
import { stemsOf, tokensIn } from "@/lib/engine/check/reading/tokens";

/** The name of the line has the word of the portion itself: "half and half". */
export const isInName = ({ tokens }: ReadAction, portion: Quantity, line: ListLine): boolean =>
  openingTokens(line.text).has(tokens[portion.at]?.text ?? "");

const openingTokens = keepingRecent(
  (text): ReadonlySet<string> => new Set(tokensIn(text.split(",")[0] ?? "").map((token) => token.text)),
);

/** Words between "each" and what each gets. */
const EACH_REACH = 6;

/** "Spread each with half of the cheese": all of it, on two. */
export const sharesToEach = ({ stems }: ReadAction, { at }: Quantity): boolean =>
  stems.slice(Math.max(0, at - EACH_REACH), at).some((stem) => CHECKING.perEach.has(stem));

/** "The zest of one lemon and the juice of both", behind quantity `own`: the other part is of more of them. */
export const saysOtherPart = ({ stems, quantities }: ReadAction, { next }: Quantity): boolean =>
  stems.some((stem, at) => {
    if (at <= next || !CHECKING.foodParts.flat().includes(stem)) return false;
    if (!LINKING.genitive.has(stems[at + 1] ?? "")) return false;
    const of = LINKING.definite.has(stems[at + 2] ?? "") ? at + 3 : at + 2;
    return LINKING.both.has(stems[of] ?? "") || quantities.some((each) => each.at === of);
  });

/** "The reserved tomato juice": words between what is said of the part and the part. */
const KEPT_REACH = 2;

/** "The reserved juice" of "tomatoes, drained, juice reserved": all that was kept. */
export function namesKeptPart(stems: readonly string[], line: ListLine): boolean {
  const own = stemsOf(line.text);
  return stems.some(
    (stem, at) =>
      CHECKING.divided.has(stem) &&
      stems.slice(at + 1, at + 1 + KEPT_REACH).some((part) => own.includes(part) && !line.heads.has(part)),
  );
}

/** "All of the sliced mushrooms" */
const ALL_REACH = 4;

/** "Add all the mushrooms", of "half sliced, half quartered": what was parted goes in together. */
export const takesAllOf = (stems: readonly string[], line: ListLine): boolean =>
  stems.some(
    (stem, at) =>
      LINKING.allWords.has(stem) &&
      stems.slice(at + 1, at + 1 + ALL_REACH).some((head) => line.heads.has(head)),
  );
