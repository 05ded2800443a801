/** Words of a share, "half", that are none of a line's: those of its name, and what each of so many pieces gets. */
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import { keepingRecent } from "@/lib/engine/language/recent";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import type { Quantity } from "@/lib/engine/check/reading/quantities";
import { tokensIn } from "@/lib/engine/check/reading/tokens";

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
