/** The amounts that a line of the shopping list states, exactly, and how it writes them. */
import { partBehindUnit } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { formWritten, unitAt } from "@/lib/engine/language/units";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { add, compare, fromNumber, multiply, type Rational } from "@/lib/engine/recipe/rational";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { convert, exactAt, isLength, isMetric, isVague, type Exact, type Style } from "./exact";
import type { Token } from "@/lib/engine/language/characters";

/** One way in which a line says how much of it there is. */
export type Pool = Exact & { style: Style };

export type LineAmounts = {
  /** The line's amount in every unit that it states, its own first: "12 oz Cheddar (about 3 cups)". */
  pools: Pool[];
  /** Further amounts of another kind: "1 tbsp thyme, plus 4 sprigs". */
  further: Pool[];
  /** Parts that the line sets apart by the work on them: "1 grated, 3 sliced". */
  splits: { amount: Exact; works: string[] }[];
  /** What a range or a sum was made of: "1 cup" and "2 tbsp" of "1 cup plus 2 tbsp". */
  parts: Exact[];
};

const READ_CHARS = 300;
/** Words of the work on a part: "cut into thin wedges". */
const MOST_WORKS = 5;

function styleAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  unitFrom: number,
  name: string,
): Style {
  const number = tokens[unitFrom - 1];
  const unit = unitAt(tokens, unitFrom);
  const last = unit === null ? undefined : tokens[unit.end - 1];
  const word = tokens[unitFrom];
  const unitText =
    unit === null || word === undefined || last === undefined
      ? name
      : text.slice(word.start, last.end).replace(/\.$/, "");
  const glyph = tokens.slice(from, unitFrom).some((token) => token.kind === "glyph");
  return {
    unitText,
    tight: unit !== null && word !== undefined && number !== undefined && word.start === number.end,
    fractions: glyph ? "glyph" : "plain",
  };
}

const sum = (a: Exact, b: Exact): Exact | null => {
  const low = convert(b.low, b.unit, a.unit);
  const high = b.high === null ? low : convert(b.high, b.unit, a.unit);
  if (low === null || high === null) return null;
  const top = a.high === null && b.high === null ? null : add(a.high ?? a.low, high);
  return { low: add(a.low, low), high: top, unit: a.unit };
};

/** "2 lemons, zest of both, juice of 1": how many of them each part is of. None where only one part is told so. */
function fruitSplits(tokens: readonly Token[], main: Pool): LineAmounts["splits"] {
  const splits: LineAmounts["splits"] = [];
  if (main.unit !== null || main.high !== null) return splits;
  tokens.forEach((token, at) => {
    if (!LINKING.takenBy.has(token.lower) || !LINKING.genitive.has(tokens[at + 1]?.lower ?? "")) return;
    const next = tokens[at + 2]?.lower ?? "";
    if (LINKING.both.has(next) || LINKING.allWords.has(next))
      splits.push({ amount: main, works: [token.lower] });
    const exact = exactAt(tokens, at + 2)?.exact;
    if (exact?.unit === null && exact.high === null && compare(exact.low, main.low) <= 0)
      splits.push({ amount: exact, works: [token.lower] });
  });
  return splits.length > 1 ? splits : [];
}

const isPartOfOne = ({ low }: Exact): boolean => low.n < low.d;

/** Counts behind the first one with the work on them: "2 lemons, 1 juiced, 1 cut into wedges". None where they do not add up. */
function splitsOf(tokens: readonly Token[], main: Pool, name: string): LineAmounts["splits"] {
  const splits: LineAmounts["splits"] = [];
  if (main.high !== null) return splits;
  const named = new Set(name.toLowerCase().match(/\p{L}{4,}/gu));
  let measured = false;
  /** "1 cup chopped pepper (1/2 of a pepper)": what so much of it is cut from, and no part of the cup. */
  const isOfWhole = (works: readonly string[]): boolean =>
    main.unit !== null && (works.some((word) => named.has(word)) || LINKING.genitive.has(works[0] ?? ""));
  for (let at = 1; at < tokens.length; at += 1) {
    const opens =
      /^[,:;(]$/.test(tokens[at - 1]?.text ?? "") || LINKING.conjunctions.has(tokens[at - 1]?.lower ?? "");
    // "2 cups and 1/2 of flour" is one amount.
    const goesOn = unitAt(tokens, at - 2)?.end === at - 1 && partBehindUnit(tokens, at - 1) !== null;
    const exact = opens && !goesOn ? exactAt(tokens, at) : null;
    if (exact === null || exact.exact.high !== null) continue;
    const isMeasured = exact.exact.unit !== null;
    if (isMeasured && exact.exact.unit !== main.unit) continue;
    const works: string[] = [];
    for (
      let next = exact.end;
      next < tokens.length && tokens[next]?.kind === "word" && works.length < MOST_WORKS;
      next += 1
    )
      works.push(tokens[next]?.lower ?? "");
    // "4 cm ginger, half sliced": of a measured line only parts are told without a unit.
    if (
      works.length > 0 &&
      !isOfWhole(works) &&
      (isMeasured || !isMetric(main.unit) || isPartOfOne(exact.exact))
    ) {
      splits.push({
        amount: { ...exact.exact, unit: main.unit },
        works: works.filter((word) => word.length > 3),
      });
      measured ||= isMeasured;
    }
  }
  // "2 lemons, half juiced, half sliced": halves of all of them.
  if (splits.every(({ amount }) => isPartOfOne(amount)) && compare(main.low, fromNumber(1)) > 0)
    for (const split of splits) split.amount = { ...split.amount, low: multiply(split.amount.low, main.low) };
  const total = splits.reduce((all, { amount }) => add(all, amount.low), fromNumber(0));
  // "200 g chocolate (150 g chopped, 50 g grated)" parts all of it; "400 g beans (240 g drained)" says what it weighs.
  const most = compare(total, main.low);
  return splits.length > 0 && (measured ? most === 0 : most <= 0) ? splits : [];
}

/** A sign or word that adds a second amount behind the name: "225 g flour, plus 1 tbsp". */
const ADDS = new RegExp(`^(?:\\+|${LINKING.sums})$`, "i");

/** How many words at `at` say that more comes: "plus", "and another"; 0 where none do. */
const addsAt = (tokens: readonly Token[], at: number): number => {
  const [word = "", next = ""] = [tokens[at]?.lower, tokens[at + 1]?.lower];
  if (ADDS.test(word)) return 1;
  // "2 eggs and 1 egg yolk"
  const isPart = [2, 3].some((ahead) => LINKING.separable.has(singular(tokens[at + ahead]?.lower ?? "")));
  if (LINKING.conjunctions.has(word) && /^\d/.test(next) && isPart) return 1;
  return LINKING.conjunctions.has(word) && LINKING.moreWords.has(next) ? 2 : 0;
};

const isPartOfPiece = (noun: string): boolean => [...LINKING.separable].some((part) => noun.includes(part));

/** "egg yolk" of "+ 1 egg yolk for brushing". */
const addedNoun = ([first = "", second = ""]: readonly string[]): string =>
  LINKING.separable.has(singular(second)) ? `${first} ${second}` : first;

/** The amount that is added behind the name, and the words it is said with: "plus 1 tbsp for the top", "plus 2 tbsp lemon juice". */
function addedBehind(
  text: string,
  tokens: readonly Token[],
  nameEnd: number,
): { pool: Pool; words: string[] } | null {
  const at = tokens.findIndex((token, i) => token.start >= nameEnd && addsAt(tokens, i) > 0);
  const from = at + addsAt(tokens, at);
  const measured = at < 0 ? null : exactAt(tokens, from);
  if (measured === null || isVague(measured.exact.unit)) return null;
  // "1/4 in slices" is no quarter of an inch.
  const found = isLength(measured.exact.unit)
    ? { ...measured, exact: { ...measured.exact, unit: null }, end: measured.unitAt }
    : measured;
  const words: string[] = [];
  for (let next = found.end; next < tokens.length && words.length < MOST_WORKS; next += 1) {
    if (tokens[next]?.kind !== "word") break;
    words.push(tokens[next]?.lower ?? "");
  }
  const style = styleAt(text, tokens, from, found.unitAt, addedNoun(words));
  // "Plus a bit more to dust" is no amount.
  return LINKING.partNouns.has(style.unitText.toLowerCase())
    ? null
    : { pool: { ...found.exact, style }, words };
}

/** "2 red peppers + 1 green": what is added is the same food of another look, and for nothing else. */
const isOfSame = (words: readonly string[]): boolean =>
  words.length === 1 && LINKING.descriptions.has(words[0] ?? "");

/** "1 green pepper and 1 red", "1 onion rouge et 1 blanc": so many of each look, under one noun. */
function isOfTwoLooks(tokens: readonly Token[], noun: string): boolean {
  const at = tokens.findIndex(
    ({ lower }, i) => i > 1 && LINKING.conjunctions.has(lower) && /^\d/.test(tokens[i + 1]?.text ?? ""),
  );
  if (at < 0) return false;
  const end = tokens.findIndex(({ kind }, i) => i > at + 1 && kind !== "word");
  const words = tokens.slice(at + 2, end < 0 ? tokens.length : end).map(({ lower }) => lower);
  const head = noun.split(" ").at(-1) ?? "";
  return (
    words.length > 0 &&
    words.some((word) => word !== head) &&
    words.every((word) => LINKING.distinctive.has(word) || word === head)
  );
}

/** What tells the first amount from the one added behind it: "the chopped thyme" from "the thyme sprigs", "the zest" from "the juice". */
function splitsOfBoth(main: Pool, { name, preparation }: IngredientLine, added: Pool, words: string[]) {
  const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const first = [...wordsIn(name), ...wordsIn(preparation ?? "")];
  const second = [...wordsIn(added.style.unitText), ...words.filter((word) => word.length > 3)];
  return [
    { amount: added, works: second.filter((word) => !first.includes(word)) },
    { amount: main, works: wordsIn(preparation ?? "").filter((word) => !second.includes(word)) },
    ...(second.some((word) => first.includes(word))
      ? [{ amount: main, works: first.filter((word) => !second.includes(word)) }]
      : []),
  ];
}

/** "Small bunch of mint", "tin of tomatoes": one, though no number says so. */
function isOneOf({ unit, text }: IngredientLine, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((_token, at) => unit !== null && unitAt(tokens, at)?.unit.id === unit);
  const kind = unitAt(tokens, at)?.unit.kind;
  if (kind !== "count" && kind !== "container") return false;
  const written = formWritten(text.slice(tokens[at]?.start, tokens[at]?.end));
  return written !== null && written.one === written.form && written.many !== written.form;
}

/** Reads a line's amounts; `noun` is what a bare count counts ("lemon"). A line without an amount has no pools. */
export function lineAmounts(line: IngredientLine, noun: string): LineAmounts {
  const { quantityMax, unit } = line;
  const text = line.text.slice(0, READ_CHARS);
  const tokens = tokenize(text);
  const quantity = line.quantity ?? (isOneOf(line, tokens) ? 1 : null);
  const found: LineAmounts = { pools: [], further: [], parts: [], splits: [] };
  if (quantity === null) return found;
  const same = (a: number, b: Rational) => Math.abs(a - b.n / b.d) < 0.01;
  const styleOf = (value: number, id: string | null): Style => {
    for (let at = 0; at < tokens.length; at += 1) {
      const exact = exactAt(tokens, at);
      if (exact !== null && same(value, exact.exact.low) && (exact.exact.unit === id || id === null))
        return styleAt(text, tokens, at, id === null ? tokens.length : exact.unitAt, noun);
    }
    // The unit stands behind the name: "garlic cloves".
    const apart = id === null ? -1 : tokens.findIndex((_token, at) => unitAt(tokens, at)?.unit.id === id);
    return {
      unitText: apart < 0 ? (id ?? noun) : (tokens[apart]?.text ?? noun),
      tight: false,
      fractions: "plain",
    };
  };
  const main: Pool = {
    low: fromNumber(quantity),
    high: quantityMax === null ? null : fromNumber(quantityMax),
    unit,
    style: styleOf(quantity, unit),
  };
  // Half of "1 green pepper and 1 red" is half of either, or one of them: nobody can say.
  if (unit === null && isOfTwoLooks(tokens, noun)) return found;
  found.pools.push(main);
  if (line.plus !== null) {
    const { quantity: more, quantityMax: most, unit: other } = line.plus;
    const plus: Exact = { low: fromNumber(more), high: most === null ? null : fromNumber(most), unit: other };
    const both = sum(main, plus);
    const style = styleOf(more, other);
    found.parts.push({ low: main.low, high: main.high, unit }, plus);
    if (both === null) found.further.push({ ...plus, style });
    else {
      found.pools = [{ ...main, ...both }];
      const inOther = sum({ ...plus, low: fromNumber(0), high: null }, both);
      if (inOther !== null && other !== unit) found.pools.push({ ...inOther, style });
    }
  }
  const added = line.plus === null ? addedBehind(text, tokens, line.nameEnd) : null;
  // "Plus 1 beaten egg" counts what the line counts, and "plus 1 egg yolk" does not.
  const isAlike = added?.pool.unit === null && unit === null && !isPartOfPiece(added.pool.style.unitText);
  if (added !== null && isAlike) added.pool.style = main.style;
  const inAll = added !== null && isAlike && isOfSame(added.words) ? sum(main, added.pool) : null;
  if (inAll !== null) {
    found.pools[0] = { ...main, ...inAll };
    return found;
  }
  if (added !== null) found.further.push(added.pool);
  if (line.second !== null && added === null) {
    const { quantity: again, unit: other } = line.second;
    found.pools.push({ low: fromNumber(again), high: null, unit: other, style: styleOf(again, other) });
  }
  const addsPart = added !== null && isPartOfPiece(added.pool.style.unitText);
  found.splits = addsPart ? [] : [...splitsOf(tokens, main, line.name), ...fruitSplits(tokens, main)];
  if (added !== null) found.splits.push(...splitsOfBoth(main, line, added.pool, added.words));
  else
    for (const more of found.further)
      found.splits.push({ amount: more, works: [more.style.unitText.toLowerCase()] });
  return found;
}
