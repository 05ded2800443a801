/**
 * A method that is told by turns with its list: "In a large bowl mix together:" stands over what it takes, and the next order stands below it. Such
 * an order is no heading of the list; it is done with the foods under it.
 */
import { COOKING_VERBS, cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import type { Gloss } from "@/lib/engine/language/gloss";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { LINKING } from "@/lib/engine/language/linking";
import { isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { GREETING } from "@/lib/engine/language/shapes";
import { isMessage } from "./title-name";
import { isOrder } from "./told-as-story";

const CUTTING = cuttingWordsOf("en");
const WORD = /\p{L}[\p{L}'’-]*/gu;
/** Longer lines are sentences with a remark behind them. */
const MOST_CHARS = 120;
/** The verb of an order that begins with its place stands no further: "In a large mixing bowl stir together". */
const MOST_WORDS = 12;
/** As many words take their object right behind them: "Then add". */
const SHORT_ORDER = 2;
/** A point below an order has no more words: a food with its amount. */
const POINT_WORDS = 8;

const withoutBrackets = (text: string): string => text.replace(/\([^()]{0,80}\)/g, " ");

/** Whether words in English tell what is done: "Mix together", "Saute in oil until golden", "In a bowl stir"; below other orders "Combine" alone. */
export function tellsWork(text: string, follows: boolean): boolean {
  if (CUTTING === null) return false;
  const { verbs, doubtfulVerbs, particles, prepositions, settings, subordinators, manners } = CUTTING;
  const words = withoutBrackets(text).toLowerCase().match(WORD) ?? [];
  while (CUTTING.leads.has(words[0] ?? "") || CUTTING.then.has(words[0] ?? "")) words.shift();
  const [first = "", ...rest] = words.slice(0, MOST_WORDS);
  if (settings.has(first) || prepositions.has(first))
    return (
      !CUTTING.partOpeners.has(first) &&
      !CUTTING.purpose.has(first) &&
      rest.some(
        (word, at) => verbs.has(word) || (doubtfulVerbs.has(word) && particles.has(rest[at + 1] ?? "")),
      )
    );
  if (!verbs.has(first) && !doubtfulVerbs.has(first)) return false;
  if (rest.length === 0) return follows && (LINKING.putsIn.has(first) || LINKING.mixesAll.has(first));
  // "Glaze for the cake", "Rub for ribs"
  if (CUTTING.partOpeners.has(rest[0] ?? "")) return false;
  return rest.some(
    (word) =>
      particles.has(word) ||
      prepositions.has(word) ||
      subordinators.has(word) ||
      manners.has(word) ||
      word.endsWith(CUTTING.adverbEnding),
  );
}

/** "Add last", "Mix in": an order whose foods stand behind its colon, of which one tells that the recipe is told by turns. */
function ordersBehindColon(text: string): boolean {
  if (tellsWork(text, true)) return true;
  const [first = "", ...rest] = text.toLowerCase().match(WORD) ?? [];
  return (
    rest.length > 0 &&
    rest.length < SHORT_ORDER &&
    LINKING.putsIn.has(first) &&
    rest.every((word) => foodOfWords([word]) === null && !LINKING.products.has(word))
  );
}

/** "Cream" beside "Add", "Boil" beside "Pour over": one word that is the work of the recipe's turns. */
const isVerbAlone = (text: string): boolean => {
  const [only = "", other] = text.toLowerCase().match(WORD) ?? [];
  return other === undefined && COOKING_VERBS.has(only);
};

/** "ADD LAST" as an order says it. */
const softly = (text: string): string =>
  /\p{Ll}/u.test(text) ? text : text.slice(0, 1) + text.slice(1).toLowerCase();

/** As many captions that order work tell that the recipe is told by turns. */
const FEWEST_TURNS = 2;

/** What stands before the colon orders work, be it with its last sentence: "Have a tin ready. Combine in a bowl". */
function saysWork(says: string, gloss: Gloss | null, follows: boolean): boolean {
  const [last = says, other] = splitSentences(says).toReversed();
  const tells = (text: string): boolean => tellsWork(gloss?.translate(text).text ?? text, follows);
  return tells(says) || (other !== undefined && tells(last));
}

/** A line that could stand over what it takes. */
const isOverList = ({ text }: TextLine): boolean => text.endsWith(":") && text.length <= MOST_CHARS;

/** The captions of the list that are orders: "Cream: 4 eggs", "Add: 2 c. flour". None where only one could be, and no other order stands over its list. */
function captionOrders(lines: readonly TextLine[], gloss: Gloss | null): ReadonlySet<TextLine> {
  const captions = lines.filter((line) => line.caption === true);
  const said = new Map(captions.map((line) => [line, gloss?.translate(line.text).text ?? line.text]));
  const sure = captions.filter((line) => ordersBehindColon(said.get(line) ?? ""));
  const orders = captions.filter((line) => sure.includes(line) || isVerbAlone(said.get(line) ?? ""));
  if (sure.length === 0) return new Set();
  const over = lines.filter(
    (line) => isOverList(line) && saysWork(line.text.slice(0, -1).trim(), gloss, true),
  );
  return new Set(orders.length + over.length >= FEWEST_TURNS ? orders : []);
}

/** The lines of the list right below line `at`, down to a blank line. */
function listBelow(lines: readonly TextLine[], labels: readonly Label[], at: number): readonly TextLine[] {
  let end = at + 1;
  while (isIngredient(labels[end]) && (end === at + 1 || (lines[end]?.gap ?? 0) === 0)) end += 1;
  return lines.slice(at + 1, end);
}

/** How many lines stand under the order at `order` as its points: set in deeper, or with dots below a number; each a food and no order. */
function pointsUnder(lines: readonly TextLine[], shapes: readonly LineShape[], order: number): number {
  const head = lines[order]!;
  const isUnder = (line: TextLine): boolean =>
    line.marker !== "none" &&
    (line.indent > head.indent || (head.marker !== line.marker && head.marker !== "none"));
  let end = order + 1;
  for (let line = lines[end]; line !== undefined && isUnder(line); line = lines[end]) {
    const shape = shapes[end];
    const orders = shape?.imperative === true && opensOrder(line.text);
    if (shape === undefined || orders || shape.words > POINT_WORDS) return 0;
    if (/[.!?:]$/.test(line.text)) return 0;
    end += 1;
  }
  return end - order - 1;
}

/**
 * "Combine", whose object stands behind it where orders begin with their verb; with more words than that "Saute in oil until golden:", and "Unterheben:".
 */
const opening = (says: string, gloss: Gloss | null): string =>
  gloss === null && says.split(" ").length <= SHORT_ORDER ? says : `${says}:`;

/** As many foods of the list below a paragraph are what it works with. */
const WORKED_WITH = 2;

/** "Beat the eggs until thick. Gradually beat in the sugar.", right above the eggs and the sugar: the first order of a recipe told by turns. */
function worksWith(text: string, below: readonly TextLine[]): boolean {
  const words = new Set<string>(text.toLowerCase().match(WORD));
  const named = below.filter((line) => {
    const name = parseIngredientLine(line.text).name.toLowerCase().match(WORD)?.at(-1) ?? "";
    return name.length > 2 && words.has(name);
  });
  return named.length >= WORKED_WITH && splitSentences(text).some(isOrder);
}

/** "salt, and", "then flour": a point without the word that joins it to the next. */
function bare(text: string, gloss: Gloss | null): string {
  const plain = text.replace(/[,;.]$/, "");
  const space = plain.lastIndexOf(" ");
  const last = plain.slice(space + 1);
  const joins = space > 0 && LINKING.conjunctions.has((gloss?.translate(last).text ?? last).toLowerCase());
  return joins ? plain.slice(0, space).replace(/[,;]$/, "") : plain;
}

/**
 * `lines` and `labels` with such orders as steps that know what stands under them, and points of a step as part of it. Linear.
 */
export function ordersOverLists(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): { lines: TextLine[]; labels: Label[] } {
  const told = { lines: [...lines], labels: [...labels] };
  const steps = shapes.findIndex(({ heading }) => heading === "steps");
  const listed = shapes.findIndex(({ heading }) => heading === "ingredients");
  const firstStep = labels.findIndex(isStep);
  const firstListed = labels.findIndex(isIngredient);
  const turns = firstStep >= 0 && labels.findIndex((label, i) => i > firstStep && isIngredient(label)) >= 0;
  // A method with a heading of its own says all of it there, and what heads the list above it is a heading.
  const isOpen = steps < 0 && (turns || listed < 0);
  let follows = false;
  const captioned = isOpen ? captionOrders(lines, gloss) : new Set<TextLine>();
  lines.forEach((line, at) => {
    const shape = shapes[at];
    if (captioned.has(line)) {
      const under = listBelow(lines, labels, at);
      if (under.length === 0) return;
      told.labels[at] = "S";
      told.lines[at] = {
        ...line,
        text: opening(softly(line.text), gloss),
        takes: under.map(({ text }) => text),
      };
      return;
    }
    if (shape === undefined || !isOverList(line)) return;
    if (shape.heading !== null || shape.meta || line.level > 0) return;
    // "Hello all, I mix mine like this:" orders nothing.
    if (GREETING.test(line.text) || isMessage(line.text)) return;
    const points = pointsUnder(lines, shapes, at);
    const isNumbered = points > 0 && line.marker === "number" && at > firstListed && firstListed >= 0;
    const inMethod = (steps >= 0 && at > steps) || isNumbered;
    if (!inMethod && !isOpen) return;
    const says = line.text.slice(0, -1).trim();
    if (!saysWork(says, gloss, inMethod || follows)) return;
    if (points > 0) {
      told.labels[at] = "S";
      told.lines[at] = { ...line, text: opening(says, gloss) };
      for (let i = at + 1; i <= at + points; i += 1) {
        const point = lines[i]!;
        told.labels[i] = "s";
        told.lines[i] = { ...point, text: bare(point.text, gloss), joint: i === at + 1 ? " " : ", " };
      }
      return;
    }
    const under = listBelow(lines, labels, at);
    if (under.length === 0 || under.some((each) => each.known === "heading")) return;
    // Nothing is done below: the list of a recipe that ends with it.
    if (!told.labels.slice(at).some(isStep)) return;
    follows = true;
    told.labels[at] = "S";
    told.lines[at] = { ...line, text: opening(says, gloss), takes: under.map(({ text }) => text) };
  });
  const first = firstListed - 1;
  const above = lines[first];
  if (turns && isOpen && listed < 0 && above !== undefined && labels[first] === "O")
    if (shapes[first]?.sentence === true && worksWith(above.text, listBelow(lines, labels, first)))
      told.labels[first] = "S";
  return told;
}

/** An instruction with its bold opening still bold ("**Make the dough.** Mix …"): it names the work and is none. */
const withBold = ({ text, boldOpening }: TextLine): string =>
  boldOpening !== undefined && text.startsWith(boldOpening)
    ? `**${boldOpening}**${text.slice(boldOpening.length)}`
    : text;

/** "Add, simmer for an hour:" takes its object behind the first verb. */
const FIRST_VERB = /^(\p{L}+), (?=\p{Ll})/u;

/** An order over its list with what stands below it: "Mix together: 3 cups flour, 2 tsp salt". */
export function asInstruction(line: TextLine): string {
  if (line.takes === undefined) return withBold(line);
  const taken = line.takes.join(", ");
  const verb = FIRST_VERB.exec(line.text);
  return verb === null
    ? `${line.text} ${taken}`
    : `${verb[1]} ${taken}; ${line.text.slice(verb[0].length).replace(/:$/, "")}`;
}
