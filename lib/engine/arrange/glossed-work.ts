/**
 * Work that a list states beside its food, in a language that is read by a gloss: "1 oignon, finement haché" → "Hachez finement 1 oignon."
 * The line's own words, its verb in the way that the recipe writes its orders.
 */
import { DEGREES, type Gloss, type GlossToken, KEPT_COLD } from "@/lib/engine/language/gloss";
import { type OwnListWork, type OwnOrder, workBy } from "@/lib/engine/language/gloss/list-work";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { turned } from "@/lib/engine/lines/line-phrases";
import { firstOf, isBoughtInPieces, isBoughtSliced, isBoughtSo } from "./how-bought";
import { isSharedOut, type ListWork } from "./list-work";
import { extraBehind, furtherOrder, isTalkedOf, tellsWeight, withAmount } from "./work-wording";

const LONGEST_LINE = 400;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name with the capital that its line gave it, within a sentence. */
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const MARKS = new Set([..." \t\n\u00a0,;:()–—-"]);

/** Without blanks and marks at its ends. */
function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARKS.has(text.charAt(start))) start += 1;
  while (end > start && MARKS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const LAST_STOP = /\s?\.$/;
/** A food as work names it, without what its brackets tell and the stop before them: "1 blik bonen. (400 g)". */
const named = (text: string): string =>
  bare(
    text
      .replace(/\([^()]*(?:\)|$)/gu, "")
      .replace(/\s+/g, " ")
      .replace(/ (?=[,;])/g, ""),
  ).replace(LAST_STOP, "");

/** One order that a line states; `end`: where its words end, for "cortados por la mitad" is one word of the engine and orders by its first. */
type Work = { order: OwnOrder; from: number; to: number; end: number };

/** The order that a token states, by all of its words or by the first of them. */
function orderAt(
  text: string,
  { start, end, kind }: GlossToken,
  forms: OwnListWork,
): { order: OwnOrder; end: number } | null {
  const told = text.slice(start, end);
  const whole = forms.orderOf(told);
  if (whole !== null) return { order: whole, end };
  const first = firstOf(told);
  const order = kind === "participle" ? forms.orderOf(first) : null;
  return order === null ? null : { order, end: start + first.length };
}

/** What a food is called, and what tells of it. */
const isNaming = (token: GlossToken | undefined): boolean =>
  token?.kind === "describing" || token?.kind === "food" || token?.kind === "unknown";

/** Behind a food, what a list states of it, from the first word that says work or how. */
function stretch(tokens: readonly GlossToken[]): { from: number; to: number } | null {
  const food = tokens.findIndex(({ kind }) => kind === "food");
  if (food < 0) return null;
  let from = food + 1;
  // "oignons rouges": what tells of the food belongs to its name.
  while (isNaming(tokens[from])) from += 1;
  return from < tokens.length ? { from, to: tokens.length } : null;
}

/** A line without a figure states work where it stands behind the comma of one food: "peterselie, gehakt", and not "Salz, gemahlener Pfeffer". */
function hasWorkBehindComma(text: string, tokens: readonly GlossToken[], forms: OwnListWork): boolean {
  const comma = tokens.findIndex(({ kind, means }) => kind === "mark" && means === ",");
  const isFood = ({ kind }: GlossToken): boolean => kind === "food";
  return (
    comma > 0 &&
    tokens.slice(0, comma).filter(isFood).length === 1 &&
    !tokens.slice(comma).some(isFood) &&
    tokens.slice(comma).some(({ start, end }) => forms.orderOf(text.slice(start, end)) !== null)
  );
}

/** The things to do that one line states; `column`: the recipe's way of writing orders. Never throws; linear. */
export function ownListWork(whole: IngredientLine, gloss: Gloss, column: number): ListWork[] {
  const forms = workBy(gloss);
  const line = { ...whole, text: turned(whole.text) };
  const { text } = line;
  if (forms === null || text.length > LONGEST_LINE) return [];
  const tokens = gloss.read(text);
  if (line.quantity === null && !hasWorkBehindComma(text, tokens, forms)) return [];
  const part = forms.partIn(text);
  if (part !== null) {
    const food = bare(text.slice(0, part.start));
    return food === ""
      ? []
      : [{ text: `${capital(part.order.said(column).replace("{food}", food))}.`, amount: "all", verbs: [] }];
  }
  const behind = stretch(tokens);
  const state = tokens.find(
    ({ kind, start, end }, at) => at > 0 && kind !== "kept" && forms.stateOf(text.slice(start, end)) !== null,
  );
  const softens = tokens.findIndex(({ means }) => KEPT_COLD.has(means));
  if (behind === null && state !== undefined && softens >= 0 && tokens.indexOf(state) > softens)
    return stateWork(line, state, gloss, column);
  if (behind === null || isBoughtInPieces(tokens)) return [];
  const works: Work[] = [];
  const isState = (at: number): boolean => isBoughtSo(text, tokens, at, forms);
  for (let at = behind.from; at < behind.to; at += 1) {
    const token = tokens[at]!;
    const stated = orderAt(text, token, forms);
    if (stated !== null && !isState(at)) works.push({ ...stated, from: at, to: at + 1 });
  }
  // "2 c. à soupe d'huile (séparées)", and not "séparé en fleurettes"
  const only = works.length === 1 ? works[0] : undefined;
  const endsIt = only !== undefined && tokens.slice(only.to).every(({ kind }) => kind === "mark");
  if (endsIt && isSharedOut(tokens[only.from]?.means ?? "", line)) return [];
  // "(geputzt gewogen)": how it was weighed, and no work.
  if (LIST_WORK.weights.has(tokens[works.at(-1)?.to ?? -1]?.means ?? "")) return [];
  if (tellsWeight(text, tokens, works[0]?.from ?? 0) || isTalkedOf(tokens, works[0])) return [];
  if (works.length === 0)
    return state === undefined
      ? shapeWork(text, tokens, behind.from, gloss, column)
      : stateWork(line, state, gloss, column);
  const first = works[0]!;
  // "paneermeel of verkruimelde beschuit": what is done to the second of two says nothing of the first.
  const next = tokens[first.to];
  if (next?.kind === "food" && tokens.slice(0, first.from).some(({ means }) => means === "or")) return [];
  // Its manner stands before the participle, in one stretch with it: "finement haché", "in feine Ringe geschnitten".
  let start = first.from;
  const ends = (at: number): boolean =>
    tokens[at]?.kind === "mark" || tokens[at]?.kind === "food" || isState(at);
  while (start > behind.from && !ends(start - 1)) start -= 1;
  // "vitello o manzo magro tagliato": the second of two names is one, and so is what tells of it.
  const second = tokens.findIndex(({ means }, at) => means === "or" && at >= behind.from && at < first.from);
  if (second >= 0) {
    start = Math.max(start, second + 1);
    while (start < first.from && isNaming(tokens[start])) start += 1;
  }
  // "bacalhau demolhado e desfiado": the work goes on from a state that the food is bought in.
  if (tokens[start]?.means === "and" && !isState(start - 1)) return [];
  // "pollo cocido y deshebrado": so is what stands before the joint.
  const joint = tokens.findLastIndex(({ means }, at) => means === "and" && at >= start && at < first.from);
  const name = named(text.slice(0, tokens[joint < 0 ? start : joint]!.start));
  const food = withAmount(gloss.words.capitals ? name : small(name), line, forms);
  if (joint >= 0) start = joint + 1;
  const end = tokens.findIndex(
    ({ kind, means }, at) => at >= first.to && kind === "mark" && /[;(]/.test(means),
  );
  const close = end < 0 ? tokens.length : end;
  const stated = stateBehind(tokens, works.at(-1)!.to, close) ?? tokens[end]?.start ?? text.length;
  const to = works.at(-1)!.to;
  const limit = Math.min(stated, amountBehind(tokens, works) ?? stated, extraBehind(tokens, to) ?? stated);
  const last = gloss.words.verbLast && forms.standsBehind(column);
  let said = "";
  let from = tokens[start]!.start;
  const together = gloss.words.verbLast ? null : bothOrders(tokens, works, column);
  if (together !== null && start === first.from) {
    said = `${together} ${food}`;
    from = limit;
  }
  for (const { order, from: at, end: told } of works) {
    const token = tokens[at]!;
    if (token.start >= limit || from >= limit) break;
    if (at === first.from && !last) {
      const how =
        start + 1 === at && DEGREES.has(tokens[start]?.means ?? "") ? "" : text.slice(from, token.start);
      const manner = how.trim();
      const words = order.said(column);
      // "Hachez finement 1 oignon", but "Snijd 1 ui in ringen", "Hak 1 ui fijn".
      if (words.includes("{food}")) said = words.replace("{food}", food);
      else if (gloss.words.verbLast) said = `${words} ${food} ${manner}`;
      else said = `${words} ${manner === "" ? "" : `${manner} `}${food}`;
    } else
      said += furtherOrder(text, tokens, { from, at }, order.said(column), gloss.words.verbLast && !last);
    from = told;
  }
  const cut = cutBehind(text.slice(from, limit), gloss);
  const ordered = forms.cut.said(column);
  if (cut === null) said += text.slice(from, limit);
  else if (last) said += `${text.slice(from, from + cut.end)} ${ordered}`;
  else
    said += `${text.slice(from, from + cut.start)}${ordered} ${text.slice(from + cut.start, from + cut.end)}`;
  const sentence = last ? `${food} ${said}` : said;
  return [
    {
      text: `${capital(bare(sentence.replace(/\s+/g, " ")).replace(LAST_STOP, ""))}.`,
      amount: "all",
      verbs: works.flatMap(({ from: at }) => {
        const verb = LIST_WORK.handWork[tokens[at]?.means ?? ""];
        return verb === undefined ? [] : [verb];
      }),
    },
  ];
}

/** Where the line's amount begins behind its name and its work: "Salsa picada 2 c. sopa"; null where it stands before the name. */
function amountBehind(tokens: readonly GlossToken[], works: readonly Work[]): number | null {
  const at = tokens.findIndex(({ kind }) => kind === "kept");
  return at < (works.at(-1)?.to ?? 0) ? null : tokens[at]!.start;
}

/** Where "e freddo" of "burro fuso e freddo" begins: how the food is to be then is no order; null where more is said. */
function stateBehind(tokens: readonly GlossToken[], from: number, end: number): number | null {
  const behind = tokens.slice(from, end);
  const isState = behind.length === 2 && behind[0]?.means === "and" && behind[1]?.kind === "describing";
  return isState ? behind[0]!.start : null;
}

/** "égouttés et rincés", and no more: both orders before their food, joined in the line's own word; null otherwise. */
function bothOrders(tokens: readonly GlossToken[], works: readonly Work[], column: number): string | null {
  const [first, second, more] = works;
  const joint = tokens[first?.to ?? 0];
  if (first === undefined || second === undefined || more !== undefined || joint?.means !== "and")
    return null;
  if (second.from !== first.to + 1 || (tokens[second.to]?.kind ?? "mark") !== "mark") return null;
  // "descascadas e cortadas em cubos": the second says into what.
  if (tokens[second.from]!.end > second.end) return null;
  const orders = [first, second].map(({ order }) => order.said(column));
  return orders.some((said) => said.includes("{food}"))
    ? null
    : orders.join(` ${joint.entry?.first ?? "&"} `);
}

/** "butter, soft": it is taken out of the fridge in time. */
function stateWork(line: IngredientLine, token: GlossToken, gloss: Gloss, column: number): ListWork[] {
  const { text } = line;
  const order = workBy(gloss)?.stateOf(text.slice(token.start, token.end)) ?? null;
  const food = `${bare(text.slice(0, token.start))} ${bare(text.slice(token.end))}`.trim();
  const [whole = ""] = named(food).split(/[,(]/);
  const first = withAmount(whole.trim(), line, workBy(gloss));
  return order === null || first.trim() === ""
    ? []
    : [{ text: `${capital(order.said(column).replace("{food}", first.trim()))}.`, amount: "all", verbs: [] }];
}

/** "Würfel", "dünne Scheiben": what is cut into; one word may be one and several. */
const isShape = ({ kind, means }: GlossToken): boolean =>
  kind === "thing" &&
  means.split(" ").some((word) => LIST_WORK.cut.shapes.has(word) || LIST_WORK.cut.shapes.has(`${word}s`));

/** A cut that a gloss knows as one phrase: "en cuartos", "em tiras". */
const isShaped = (means: string): boolean => {
  const [into = "", shape = "", ...more] = means.split(" ");
  const { cut } = LIST_WORK;
  return more.length === 0 && cut.into.has(into) && (cut.fractions.has(shape) || cut.shapes.has(shape));
};

/** Behind other work, a cut without its verb: " en in blokjes" of "geschild en in blokjes". */
function cutBehind(text: string, gloss: Gloss): { start: number; end: number } | null {
  const [joint, opener, ...more] = gloss.read(text);
  if (joint?.means !== "and" || opener === undefined) return null;
  const opens = workBy(gloss)?.opensShape(text.slice(opener.start, opener.end)) === true;
  const shape = more.find(({ kind }) => kind !== "describing");
  return opens && shape !== undefined && isShape(shape) ? { start: opener.start, end: shape.end } : null;
}

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
  const shape = phrase ?? tokens.slice(at + 1, at + 4).find(isShape);
  if (forms === null || opener === undefined || shape === undefined) return [];
  if (isBoughtSliced(tokens, shape)) return [];
  // "en rodajas finas": what tells of the shape stands behind it.
  let last = tokens.indexOf(shape);
  while (gloss.words.qualityLast && tokens[last + 1]?.kind === "describing") last += 1;
  // "in blokjes van 3 cm": how large.
  if (tokens[last + 1]?.means === "of" && tokens[last + 2]?.kind === "kept") last += 2;
  const food = named(text.slice(0, opener.start));
  const how = forms.intoShape(text.slice(opener.start, tokens[last]!.end));
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
