/**
 * Work that a list states beside its food, in a language that is read by a gloss: "1 oignon, finement haché" → "Hachez finement 1 oignon."
 * The line's own words, its verb in the way that the recipe writes its orders.
 */
import { DEGREES, type Gloss, type GlossToken } from "@/lib/engine/language/gloss";
import { workBy, type OwnOrder } from "@/lib/engine/language/gloss/list-work";
import { CHECKING } from "@/lib/engine/language/checking";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LIST_WORK } from "@/lib/engine/language/preparation";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { ListWork } from "./list-work";

const LONGEST_LINE = 400;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const MARKS = new Set([..." \t\n\u00a0,;:()–—-"]);

/** Without blanks and marks at its ends. */
function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARKS.has(text.charAt(start))) start += 1;
  while (end > start && MARKS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** "800 g di vitello a pezzi", "1 frango cortado em pedaços": meat is bought in pieces where no comma says otherwise. */
function isBoughtInPieces(tokens: readonly GlossToken[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === "food");
  const mark = tokens.findIndex(({ kind }, index) => index > at && kind === "mark");
  const told = tokens.slice(at, mark < 0 ? tokens.length : mark);
  const classes = findFood(tokens[at]?.means ?? "")?.food.classes;
  const isMeat = [...CHECKING.flesh].some((kind) => classes?.has(kind));
  return isMeat && told.some(({ kind, means }) => kind === "thing" && LIST_WORK.cut.pieces.has(means));
}

type Work = { order: OwnOrder; from: number; to: number };

/** Behind a food, what a list states of it, from the first word that says work or how. */
function stretch(tokens: readonly GlossToken[]): { from: number; to: number } | null {
  const food = tokens.findIndex(({ kind }) => kind === "food");
  if (food < 0) return null;
  let from = food + 1;
  // "oignons rouges": what tells of the food belongs to its name.
  const names = (kind: GlossToken["kind"] | undefined): boolean =>
    kind === "describing" || kind === "food" || kind === "unknown";
  while (names(tokens[from]?.kind)) from += 1;
  return from < tokens.length ? { from, to: tokens.length } : null;
}

/** The things to do that one line states; `column`: the recipe's way of writing orders. Never throws; linear. */
export function ownListWork(line: IngredientLine, gloss: Gloss, column: number): ListWork[] {
  const forms = workBy(gloss);
  const { text } = line;
  if (forms === null || text.length > LONGEST_LINE || line.quantity === null) return [];
  const tokens = gloss.read(text);
  const part = forms.partIn(text);
  if (part !== null) {
    const food = bare(text.slice(0, part.start));
    return food === ""
      ? []
      : [{ text: `${capital(part.order.said(column).replace("{food}", food))}.`, amount: "all", verbs: [] }];
  }
  const behind = stretch(tokens);
  if (behind === null || isBoughtInPieces(tokens)) return [];
  const state = tokens.find(
    ({ kind, start, end }, at) => at > 0 && kind !== "kept" && forms.stateOf(text.slice(start, end)) !== null,
  );
  const works: Work[] = [];
  for (let at = behind.from; at < behind.to; at += 1) {
    const token = tokens[at]!;
    const order = forms.orderOf(text.slice(token.start, token.end));
    if (order !== null) works.push({ order, from: at, to: at + 1 });
  }
  if (works.length === 0)
    return state === undefined
      ? shapeWork(text, tokens, behind.from, gloss, column)
      : stateWork(text, state, gloss, column);
  const first = works[0]!;
  // Its manner stands before the participle, in one stretch with it: "finement haché", "in feine Ringe geschnitten".
  let start = first.from;
  while (start > behind.from && tokens[start - 1]?.kind !== "mark" && tokens[start - 1]?.kind !== "food")
    start -= 1;
  // "bacalhau demolhado e desfiado": the work goes on from a state that the food is bought in.
  if (tokens[start]?.means === "and") return [];
  const food = bare(text.slice(0, tokens[start]!.start));
  const end = tokens.findIndex(
    ({ kind, means }, at) => at >= first.to && kind === "mark" && /[;(]/.test(means),
  );
  const limit = end < 0 ? text.length : tokens[end]!.start;
  const last = gloss.words.verbLast && forms.standsBehind(column);
  let said = "";
  let from = tokens[start]!.start;
  for (const { order, from: at } of works) {
    const token = tokens[at]!;
    if (token.start >= limit) break;
    if (at === first.from && !last) {
      const how =
        start + 1 === at && DEGREES.has(tokens[start]?.means ?? "") ? "" : text.slice(from, token.start);
      const manner = how.trim();
      const words = order.said(column);
      // "Hachez finement 1 oignon", but "Snijd 1 ui in ringen", "Hak 1 ui fijn".
      if (words.includes("{food}")) said = words.replace("{food}", food);
      else if (gloss.words.verbLast) said = `${words} ${food} ${manner}`;
      else said = `${words} ${manner === "" ? "" : `${manner} `}${food}`;
    } else said += text.slice(from, token.start) + order.said(column);
    from = token.end;
  }
  said += text.slice(from, limit);
  const whole = last ? `${food} ${said}` : said;
  return [
    {
      text: `${capital(bare(whole.replace(/\s+/g, " ")))}.`,
      amount: "all",
      verbs: works.flatMap(({ from: at }) => {
        const verb = LIST_WORK.handWork[tokens[at]?.means ?? ""];
        return verb === undefined ? [] : [verb];
      }),
    },
  ];
}

/** "butter, soft": it is taken out of the fridge in time. */
function stateWork(text: string, token: GlossToken, gloss: Gloss, column: number): ListWork[] {
  const order = workBy(gloss)?.stateOf(text.slice(token.start, token.end)) ?? null;
  const food = `${bare(text.slice(0, token.start))} ${bare(text.slice(token.end))}`.trim();
  const [named = ""] = food.split(/[,(]/);
  return order === null || named.trim() === ""
    ? []
    : [{ text: `${capital(order.said(column).replace("{food}", named.trim()))}.`, amount: "all", verbs: [] }];
}

/** A cut that a gloss knows as one phrase: "en cuartos". */
const isShaped = (means: string): boolean => {
  const [into = "", shape = "", ...more] = means.split(" ");
  return more.length === 0 && LIST_WORK.cut.into.has(into) && LIST_WORK.cut.fractions.has(shape);
};

/** "200 g beurre en dés": the cut without its verb. */
function shapeWork(
  text: string,
  tokens: readonly GlossToken[],
  from: number,
  gloss: Gloss,
  column: number,
): ListWork[] {
  const forms = workBy(gloss);
  const at = tokens.findIndex(
    ({ start, end }, index) => index >= from && forms?.opensShape(text.slice(start, end)) === true,
  );
  const phrase = tokens.find(
    ({ start, end, means }, index) =>
      index >= from && isShaped(means) && forms?.opensShape(text.slice(start, end).split(" ")[0] ?? ""),
  );
  const opener = phrase ?? tokens[at];
  const shape =
    phrase ??
    tokens
      .slice(at + 1, at + 4)
      .find(
        ({ kind, means }) =>
          kind === "thing" && means.split(" ").some((word) => LIST_WORK.cut.shapes.has(word)),
      );
  if (forms === null || opener === undefined || shape === undefined) return [];
  const food = bare(
    text
      .slice(0, opener.start)
      .replace(/\([^()]*\)/gu, "")
      .replace(/\s+/g, " "),
  );
  const how = text.slice(opener.start, shape.end);
  const cut = forms.cut.said(column);
  return [
    {
      text:
        gloss.words.verbLast && forms.standsBehind(column)
          ? `${capital(food)} ${how} ${cut}.`
          : `${capital(cut)} ${food} ${how}.`,
      amount: "all",
      verbs: [LIST_WORK.cut.said],
    },
  ];
}
