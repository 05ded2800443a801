/** What a line of the list says in its pieces, and what tells its food from others. */
import { CHECKING } from "@/lib/engine/language/receipt";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { unitWritten } from "@/lib/engine/language/units";
import { quantitiesIn, type Quantity, shareOf } from "./quantities";
import { stemOf, stemsOf, tokensIn } from "./tokens";

// The pieces between a line's commas: which of them name a food.

/** More than an amount and what describes a food. */
export const namesSomething = (text: string): boolean =>
  stemsOf(text).some(
    (stem) => stem.length > 1 && !CHECKING.describing.has(stem) && !CHECKING.stops.has(stem),
  );

/** "Salt, pepper, 1 pinch sugar": the one amount is of another food than the first, which has none. */
export function measuresOther(text: string, { start, end }: Quantity): boolean {
  const pieces = text.slice(0, start).split(",");
  const behind = /^[^,;(]*/.exec(text.slice(end))?.[0] ?? "";
  return pieces.length > 1 && pieces.some(namesSomething) && namesSomething(behind);
}

/** "300 g flour, plus a little for the counter", where a dough is rolled out: it goes under the dough, which no words need to say. */
export const isForCounter = (line: string, actions: readonly { stems: readonly string[] }[]): boolean =>
  stemsOf(line).some((stem) => CHECKING.counters.has(stem)) &&
  actions.some(
    ({ stems }) =>
      stems.some((stem) => CHECKING.rolls.has(stem)) && stems.some((stem) => CHECKING.doughs.has(stem)),
  );

/** What brackets tell at length says nothing of how much: "(I blitz the bread and rinse no bowl, which makes them even more delicious!)". */
const LONG_ASIDE = /\([^()]{60,}\)/g;

/** More than the stated amount is needed, and not only on the table: "plus extra for the tin". */
export function hasExtra({
  text,
  amounts,
  mixed,
}: {
  text: string;
  amounts: readonly Quantity[];
  mixed: boolean;
}): boolean {
  if (amounts.length === 0 || mixed) return false;
  const words = tokensIn(text.replace(LONG_ASIDE, " ")).map((token) => token.text);
  const plus = words.findIndex((word) => CHECKING.sums.has(word) && word !== "&");
  const behind = plus < 0 ? [] : words.slice(plus);
  return behind.some((word) => CHECKING.extra.has(word)) && !behind.some((word) => CHECKING.table.has(word));
}

/** "Zest 2 of the lemons and juice all 4": the number is the list's, and needs no name. */
export const juicesAll = (stems: readonly string[], opens: number, amounts: readonly Quantity[]): boolean =>
  CHECKING.juicing.has(stems[opens] ?? "") && stems.some((stem) => Number(stem) === amounts[0]?.low);

// Lines of a list that name several things to season with: "oil, salt and pepper", "salt, pepper, 1 pinch of sugar".

/** Salt, pepper, oil and the like, which a line has together. */
const isSeasoningLike = (stem: string): boolean =>
  CHECKING.seasonings.has(stem) || (findFood(stem)?.food.classes.has("oil") ?? false);

/** What each piece of such a line names, without the amounts that further pieces have; null for other lines: "1 onion, salt". */
export function seasoningPieces(text: string, language: string): string[] | null {
  if (!text.includes(",")) return null;
  const pieces = text.split(",").map((piece) => ({ piece, amounts: quantitiesIn(piece, language) }));
  const opens = pieces[0]?.amounts.length === 0;
  const isPiece = ({ piece, amounts }: (typeof pieces)[number]): boolean =>
    amounts.length > 0 || stemsOf(piece).some(isSeasoningLike);
  if (pieces.length < 2 || !opens || !pieces.every(isPiece)) return null;
  return pieces.map(({ piece, amounts }) =>
    amounts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), piece),
  );
}

// What the list's own work makes of a food: "slices" of "3 aubergines, cut into 1 cm slices", and what tells the canned one.

/** A line of the list, of which only its words count here. */
type Listed = { text: string };

/** Words from "into" to what a food is cut into. */
const LONGEST_CUT = 5;
/** Characters in which a line says what it is bought in. */
const CONTAINER_CHARS = 24;

/** The words speak of what the line's food is made into. */
export function isItsPiece({ text }: Listed, words: ReadonlySet<string>): boolean {
  const tokens = tokensIn(text);
  const last = tokens.at(-1)?.text ?? "";
  const made = tokens.slice(-1 - LONGEST_CUT, -1).some((token) => LINKING.becoming.has(token.text));
  return made && stemOf(last) !== last && words.has(stemOf(last));
}

/** "Fry the whites", "scatter the green over": a half of a plant that has two, which no amount tells. */
export const isItsColour = (
  { synonyms }: { synonyms: readonly (readonly string[])[] },
  words: ReadonlySet<string>,
): boolean =>
  synonyms.some((names) => LINKING.twoColoured.has(names.join(" "))) &&
  [...LINKING.colours].some((colour) => words.has(colour));

/** "1 small can": how many are in it nobody says, and "the canned tomatoes" are these. */
export function isInContainer({ text }: Listed): boolean {
  const units = tokensIn(text.slice(0, CONTAINER_CHARS)).map((token) => unitWritten(token.text));
  return units.some((unit) => unit?.kind === "container");
}

/** "The canned tomatoes" are those of the can, and no others. */
export const isToldByCan = (word: string, line: Listed, other: Listed): boolean =>
  CHECKING.canned.has(word) && isInContainer(line) && !isInContainer(other);

/** "Mix the first 6", "stir in the next five ingredients": so many lines together. */
export const countsLines = (stems: readonly string[]): boolean =>
  stems.some(
    (stem, at) =>
      (LINKING.firstWords.has(stem) || LINKING.nextWords.has(stem)) && /^\p{N}/u.test(stems[at + 1] ?? ""),
  );

/** The line itself says that its zest goes one way and its juice another: nobody can say how much that is. */
export function isZestedAndJuiced({ text }: Listed): boolean {
  const words = tokensIn(text).map((token) => token.text);
  return [...LINKING.takenBy].every((part) =>
    words.some((word) => word.startsWith(part.slice(0, SAME_BEGINNING))),
  );
}
const SAME_BEGINNING = 4;

/** "Season with salt" names no teaspoon of salt that another part of the recipe measures: every cook has salt. */
export const seasons = (
  { stems, opens }: { stems: readonly string[]; opens: number },
  line: { section?: string | undefined; amounts: readonly unknown[]; heads: ReadonlySet<string> },
): boolean =>
  line.section !== undefined &&
  line.amounts.length > 0 &&
  CHECKING.seasons.has(stems[opens] ?? "") &&
  [...line.heads].every((head) => CHECKING.seasonings.has(head));

/** The largest part of the line that an amount can be, or null when the two cannot be compared. */
export function partOf(
  line: Listed & { amounts: readonly Quantity[] },
  amount: Quantity,
): { low: number; high: number } | null {
  for (const whole of line.amounts) {
    // "2 of the chipotles" of one can.
    if (amount.unit === null && whole.low === 1 && isInContainer(line)) continue;
    // "300 g cheese, grated (1/3 for the top)": a third of it, and no amount to count in.
    if (whole.unit === null && whole.high < 1 && line.amounts[0] !== whole) continue;
    const share = shareOf(amount, whole);
    if (share !== null) return share;
  }
  return null;
}

/** "Soak the peas in cold water", "spray the loaf with water": it comes from the tap, and the list's water goes in elsewhere. */
export const isFromTap = (
  { preparation, stems }: { preparation: boolean; stems: readonly string[] },
  { classes }: { classes: ReadonlySet<string> },
): boolean =>
  classes.has("water") &&
  (preparation ||
    stems.some(
      (stem, at) =>
        LINKING.sprays.has(stem) ||
        // "in a bowl over a saucepan of boiling water"
        (LINKING.waterPlaces.has(stem) && LINKING.genitive.has(stems[at + 1] ?? "")),
    ));
