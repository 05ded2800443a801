/** Paragraphs and the sentences in them: a whole recipe in one paragraph, and a method's paragraphs, which stay together. */
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { headingOf } from "@/lib/engine/language/headings";
import { wordsIn } from "@/lib/engine/language/registry";
import { splitSentences } from "@/lib/engine/language/sentences";
import { DURATION_ONLY, FOR_PART_LEAD, NUMBER_SIGN } from "@/lib/engine/language/shapes";
import { findTemperatures } from "@/lib/engine/language/temperatures";
import { unitWritten } from "@/lib/engine/language/units";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { Kinded } from "./claims";
import { isTorn, piece, splitIngredientRun, startsWithAmount } from "./ingredient-run";

// A paragraph that holds a recipe without headings and line breaks: "Pancakes: 2 cups flour, 2 eggs, 1 cup milk. Mix and fry."

const VESSELS = wordsIn(({ scaling }) => scaling.vessels);
/** A name is looked for within so many characters behind the one before. */
const NAME_REACH = 40;

/** "Dough: 3 cups …", "Marinade - 2 tbsp oil, …", "For the cream; 85g butter, …": a name before the first amount. */
const NAMED_RUN = new RegExp(
  `^(?:[^:.!?\\d]{3,60}?(?::|\\s[–—-])|${FOR_PART_LEAD}[^:;.!?\\d]{3,60};)\\s+(?=${NUMBER_SIGN})`,
  "iu",
);
/** The name of such a run, without its sign. */
const nameOf = (run: string): string => run.trimEnd().replace(/\s?[:;–—-]$/u, "");
/** "Pancakes: dry: 2 cups flour …": the dish, and its first part. */
const NAME_OF_ALL = new RegExp(`^([^:.!?\\d]{3,60}):\\s+(?=[^:.!?\\d]{3,40}:\\s+(?:${NUMBER_SIGN}))`, "iu");
/** "… 4 tsp baking powder. wet: 2 eggs, …": where the next part of a list begins, though it is written small. */
const NEXT_NAMED = new RegExp(`[.;]\\s+(?=[\\p{L} ]{3,40}:\\s+(?:${NUMBER_SIGN}))`, "iu");

/** "2 eggs, 1 cup nuts. Frosting: 8 oz cream cheese, 1 tsp vanilla": the parts of a list in one line, each with its name where it has one. */
export const namedParts = (list: string): { name: string | null; text: string }[] =>
  list.split(NEXT_NAMED).map((part) => {
    const name = NAMED_RUN.exec(part)?.[0];
    return name === undefined
      ? { name: null, text: part }
      : { name: nameOf(name), text: part.slice(name.length) };
  });

/** A verb of cooking among the first words. */
const ordersSoon = (sentence: string): boolean =>
  (sentence.toLowerCase().match(/\p{L}+/gu) ?? [])
    .slice(1, ORDER_REACH)
    .some((word) => COOKING_VERBS.has(word));
const ORDER_REACH = 14;

/** Pieces of a paragraph that has neither headings nor line breaks: sentences, then ingredients inside what is no sentence of its own. */
function splitBare(text: string): string[] {
  const all = NAME_OF_ALL.exec(text);
  if (all !== null) return [all[1] ?? "", ...splitBare(text.slice(all[0].length))];
  const name = NAMED_RUN.exec(text)?.[0];
  if (name !== undefined) return [nameOf(name), ...splitBare(text.slice(name.length))];
  const [part = "", ...further] = text.split(NEXT_NAMED);
  if (further.length > 0) return [part, ...further].flatMap(splitBare);
  return splitSentences(text).flatMap((sentence) => {
    const first = /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? "";
    // "112°C" measures no food.
    const heats = findTemperatures(sentence).map(({ start, end }) => sentence.slice(start, end));
    const rest = heats.reduce((words, heat) => words.replace(heat, ""), sentence);
    const amounts = rest.replace(/(?<!\d)\d{1,3}\s?[°º]/g, "").match(/\p{N}/gu)?.length ?? 0;
    // "In a pan with 4 tbsp oil, soften the onion." opens with where; "25 mins gas 4." is work, though it opens with a number.
    const isSet = STEP_OPENERS.has(first) && ordersSoon(sentence);
    const isOrder =
      COOKING_VERBS.has(first) || isSet || endsInOrder(sentence) || DURATION_ONLY.test(sentence);
    if (isOrder || amounts < 2) return [sentence];
    const pieces = splitIngredientRun(sentence);
    // "Same pan, now 4 tbsp oil and 5 of the anchovies.": a sentence that opens with a vessel says what to do in it.
    const opening = pieces[0] ?? "";
    const isVessel = VESSELS.has(opening.toLowerCase().split(" ").at(-1) ?? "");
    if (isVessel && !startsWithAmount(opening) && findFood(opening) === null) return [sentence];
    // "Gas 3 (325F) 50 mins.": a time among the pieces is no food.
    if (isTorn(pieces) || pieces.some((each) => DURATION_ONLY.test(each))) return [sentence];
    return pieces.length < 2 ? splitBeforeVerb(sentence) : pieces.flatMap(splitBeforeVerb);
  });
}

/** The name of a part, and what stands behind it where it is none of a dish: its first thing. */
const HEADS_MEASURED = new RegExp(`^:\\s+(?=${NUMBER_SIGN})`, "iu");

/** The pieces of `text`, a part of `line` and its piece `first`: each with the signs that stood before it, for they may be one sentence. */
export function bareRun(line: TextLine, text: string, first: number): TextLine[] {
  let end = 0;
  const pieces = splitBare(text).map((each) => {
    const at = text.indexOf(each, end);
    const joint = at < 0 ? " " : text.slice(end, at);
    end = at < 0 ? end : at + each.length;
    return { each, joint, heads: HEADS_MEASURED.test(text.slice(end, end + NAME_REACH)) };
  });
  // One name is the dish's; several are its parts'.
  const areParts = pieces.filter(({ heads }) => heads).length > 1;
  return pieces.map(({ each, joint, heads }, i) =>
    piece(line, each, first + i, {
      run: true,
      ...(i > 0 && { joint }),
      ...(heads && areParts && { known: "heading" as const }),
    }),
  );
}

/** The labels, with bare foods that go on a row of the list as its things: the last of "500 g pasta, 1 jar mayo, Salt, Pepper" heads nothing. Linear. */
export function withRunEnds(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const ended = [...labels];
  lines.forEach((line, i) => {
    const goesOn = line.run === true && lines[i - 1]?.source === line.source && ended[i - 1] === "I";
    if (goesOn && ended[i] === "O" && line.known === undefined && has(shapes[i], "bare_food")) ended[i] = "I";
  });
  return ended;
}

/** "Milch und Eier verquirlen und 10 Min. quellen lassen": some languages have the order last. */
function endsInOrder(sentence: string): boolean {
  const last = /(?<!\p{L})(\p{Ll}+)[.!]?$/u.exec(sentence.trim())?.[1] ?? "";
  return !startsWithAmount(sentence) && COOKING_VERBS.has(last);
}

/** Divides where a capitalised imperative follows an ingredient: "2 eggs Mix flour and salt". */
function splitBeforeVerb(text: string): string[] {
  if (!startsWithAmount(text)) return [text];
  for (const found of text.matchAll(/\s(\p{Lu}\p{Ll}{2,})\s/gu)) {
    const word = (found[1] ?? "").toLowerCase();
    if (COOKING_VERBS.has(word) && !unitWritten(word))
      return [text.slice(0, found.index), text.slice(found.index + 1)];
  }
  return [text];
}

/** "Filling: 6 apples, sliced; 75 g sugar; juice of 1 lemon": a name and its list in one line, of at least two foods that are measured. */
export function isNamedRun(text: string): boolean {
  const name = NAMED_RUN.exec(text)?.[0];
  if (name === undefined || headingOf(nameOf(name)) !== null) return false;
  const pieces = splitIngredientRun(text.slice(name.length));
  const measured = pieces.filter((each) => startsWithAmount(each) && findFood(each) !== null);
  return measured.length >= FEWEST_NAMED && !pieces.some((each) => DURATION_ONLY.test(each));
}
const FEWEST_NAMED = 2;

// Sentences of one paragraph of the method stay together, whatever each of them looks like.

/** A remark between two instructions of one paragraph belongs to the paragraph, and so does an order before them: "La sera prima mettete …". */
export function keepParagraphs(items: readonly Kinded[]): Kinded[] {
  const lastStep = new Map<number, number>();
  for (const item of items)
    if (item.line.run && item.label === "S") lastStep.set(item.line.source, item.index);
  const list = items.findIndex(({ label }) => label === "I");
  let inside = -1;
  return items.map((item) => {
    if (list >= 0 && item.index > list && item.label === "O" && ordersSoon(item.line.text))
      inside = item.line.source;
    if (item.line.run && item.label === "S") inside = item.line.source;
    const between =
      item.line.run &&
      item.label === "O" &&
      inside === item.line.source &&
      item.index < (lastStep.get(item.line.source) ?? -1);
    return between ? { ...item, label: "S" } : item;
  });
}
