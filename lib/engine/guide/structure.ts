/**
 * Rebuilds a source as a model's numbers say: rows that are headings, rows that are one, where actions end and which part they belong to.
 * Every word stays the source's; what is out of range or against the source's own signs is left out, item by item.
 */
import { cutActions, waitsOf } from "@/lib/engine/cut";
import { headOf } from "@/lib/engine/cut/joints";
import { asLine } from "@/lib/engine/cut/group";
import { tokensOf } from "@/lib/engine/cut/verbs";
import { cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import { LINKING } from "@/lib/engine/language/linking";
import { wordsIn } from "@/lib/engine/language/registry";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { modelLine } from "@/lib/engine/link/lines/line-names";
import type { Claim, SourceLine, SourceRecipe, Action } from "@/lib/engine/recipe/stages";
import { type Answer, spansOf, type ModelSheet } from "./sheet";
import { languagesOfSource } from "@/lib/engine/language/gloss/languages";
import { languageOfActions } from "./weigh";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";

export type Structure = Pick<Answer, "headings" | "joins" | "items" | "stepHeadings" | "cuts" | "parts">;
export const NO_STRUCTURE: Structure = {
  headings: [],
  joins: [],
  items: [],
  stepHeadings: [],
  cuts: [],
  parts: [],
};

export type Restructured = {
  source: SourceRecipe;
  actions: Action[];
  /** For each row of the sheet its line now, -1 for headings. */
  lineOf: number[];
  /** Where word `word` of the sheet's action stands now; null where it was left out. Without a word, where the action begins. */
  placeOf: (action: number, word?: number) => { action: number; word: number } | null;
};

/** Headings are short. */
const HEADING_WORDS = 8;
/** An item of a list that is told in a sentence is short too. */
const ITEM_WORDS = 12;
/** Either side of a cut has so many words: a verb without words of its own stays where it is. */
const CUT_WORDS = 2;
const JOINS = wordsIn(({ numbers }) => numbers.joins);

const wordCount = (text: string): number => spansOf(text).length;
const withoutStop = (text: string): string => text.trim().replace(/(?<![.:;\s])[.:;\s]+$/u, "");

/** A row without an amount, short, and no food that lists name without one. */
function mayHead(text: string): boolean {
  if (wordCount(text) > HEADING_WORDS || /[\p{Nd}\p{No}]/u.test(text)) return false;
  const { names } = modelLine(text, 0);
  return parseIngredientLine(text).quantity === null && !names.some(({ head }) => LINKING.staples.has(head));
}

function headingRows(
  { rows }: ModelSheet,
  headings: readonly number[],
  joined: ReadonlySet<number>,
): Set<number> {
  const said = new Set(headings.filter((row) => (rows[row]?.line ?? -1) >= 0 && !joined.has(row)));
  const heads = new Set<number>();
  for (const row of said) {
    const next = rows[row + 1];
    // A heading has lines below it.
    if (next !== undefined && next.line >= 0 && !said.has(row + 1) && mayHead(rows[row]?.text ?? ""))
      heads.add(row);
  }
  return heads;
}

/** How a part is called: a heading that the source marks keeps its words. */
function headingText({ rows }: ModelSheet, row: number): string {
  const { text = "", line = -1 } = rows[row] ?? {};
  return line < 0 ? text : withoutStop(text);
}

function joinedRows({ rows }: ModelSheet, { joins, headings }: Structure): Set<number> {
  const isLine = (row: number) => (rows[row]?.line ?? -1) >= 0 && !headings.includes(row);
  return new Set(joins.filter((row) => isLine(row) && isLine(row - 1)));
}

/** The claims of a source, those of new headings told as such. */
function claimsOf(
  source: SourceRecipe,
  original: string | undefined,
  headings: readonly string[],
): Claim[] | undefined {
  if (original === undefined || source.claims === undefined) return source.claims;
  const open = new Set(headings);
  return source.claims.map((claim) => {
    const text = original.slice(claim.start, claim.end).trim();
    const heading = [...open].find((each) => text === each || withoutStop(text) === withoutStop(each));
    if (heading === undefined || (claim.as !== "ingredient" && claim.as !== "instruction")) return claim;
    open.delete(heading);
    return { ...claim, as: "heading" };
  });
}

/** The words `from` to `to` of actions that are a line of the list, where there is no list. */
function itemsOf({ actions }: ModelSheet, items: Structure["items"]): SourceLine[] {
  const taken = new Set<string>();
  return items.flatMap(({ a, from, to }) => {
    const text = actions[a]?.text ?? "";
    const spans = spansOf(text);
    const [first, last] = [spans[from], spans[to]];
    if (first === undefined || last === undefined || to < from || to - from >= ITEM_WORDS) return [];
    const places = Array.from({ length: to - from + 1 }, (_, word) => `${a}/${from + word}`);
    if (places.some((place) => taken.has(place))) return [];
    places.forEach((place) => taken.add(place));
    const line = text.slice(first.start, last.end).replace(/^[\s,;:.(]+|[\s,;:.)]+$/gu, "");
    return /\p{L}/u.test(line) ? [{ text: line }] : [];
  });
}

type Piece = { from: number; to: number };

/** Words `[from, to)` of an action's pieces: cut only where the text has a joint, and where the words behind it are a thing to do. */
function piecesOf(text: string, ends: readonly number[], words: CuttingWords | null): Piece[] {
  const spans = spansOf(text);
  const pieces: Piece[] = [];
  let from = 0;
  const wordAt = (at: number) =>
    text
      .slice(spans[at]?.start, spans[at]?.end)
      .toLowerCase()
      .replace(/(?<![,.;:])[,.;:]+$/u, "");
  const joins = (word: string) =>
    JOINS.has(word) ||
    (words !== null && (words.and.has(word) || words.then.has(word) || words.dropped.has(word)));
  for (const end of [...new Set(ends)].sort((a, b) => a - b)) {
    const last = spans[end];
    const next = spans[end + 1];
    if (last === undefined || next === undefined) continue;
    if (end + 1 - from < CUT_WORDS || spans.length - end - 1 < CUT_WORDS) continue;
    const joint = /[,;.]$/u.test(text.slice(last.start, last.end)) || joins(wordAt(end + 1));
    const before = text.slice(0, last.end);
    const bracketed = before.lastIndexOf("(") > before.lastIndexOf(")");
    if (!joint || bracketed) continue;
    let opener = end + 1;
    while (joins(wordAt(opener)) && opener < spans.length) opener += 1;
    if (spans.length - opener < CUT_WORDS) continue;
    if (words !== null) {
      const tail = text.slice(spans[opener]?.start ?? 0);
      const tokens = tokensOf(tail);
      if (headOf({ text: tail, tokens, words }, 0, tokens.length).verb < 0) continue;
    }
    pieces.push({ from, to: end + 1 });
    from = opener;
  }
  pieces.push({ from, to: spans.length });
  return pieces;
}

type Cut = { action: Action; of: number; from: number; count: number };

function cutAgain(actions: readonly Action[], structure: Structure): Cut[] {
  const words = cuttingWordsOf(languageOfActions(actions));
  return actions.flatMap((action, of): Cut[] => {
    const ends = structure.cuts.filter(({ a }) => a === of).map(({ w }) => w);
    const spans = spansOf(action.text);
    const whole: Cut = { action, of, from: 0, count: spans.length };
    if (ends.length === 0) return [whole];
    const pieces = piecesOf(action.text, ends, words);
    if (pieces.length === 1) return [whole];
    return pieces.map(({ from, to }, index) => {
      const text = asLine(action.text.slice(spans[from]?.start ?? 0, spans[to - 1]?.end), words);
      const count = wordCount(text);
      return {
        action: {
          ...action,
          text,
          opensSentence: index === 0 && action.opensSentence,
          seconds: waitsOf(text),
        },
        of,
        // Only words at the beginning can have been left out.
        from: to - count,
        count,
      };
    });
  });
}

/** The instructions without those that are nothing but a heading; `indexOf` says where each stands now. */
function withoutHeadings(
  { instructions }: SourceRecipe,
  cuts: readonly Cut[],
  named: ReadonlySet<number>,
): { instructions: SourceLine[]; indexOf: number[] } {
  const working = new Set(cuts.filter(({ of }) => !named.has(of)).map(({ action }) => action.instruction));
  const headed = new Map(
    cuts.filter(({ of }) => named.has(of)).map(({ action }) => [action.instruction, action.text]),
  );
  const kept: SourceLine[] = [];
  const indexOf: number[] = [];
  let heading: { text: string; before: string | undefined } | null = null;
  instructions.forEach((line, index) => {
    const text = headed.get(index);
    if (text !== undefined && !working.has(index)) {
      heading = { text: withoutStop(text), before: line.section };
      indexOf.push(-1);
      return;
    }
    if (heading !== null && line.section !== heading.before) heading = null;
    indexOf.push(kept.length);
    kept.push(heading === null ? line : { ...line, section: heading.text });
  });
  return { instructions: kept, indexOf };
}

/** `original` is what the source's claims point into. Linear in source and structure; never throws. */
export function restructure(
  source: SourceRecipe,
  sheet: ModelSheet,
  structure: Structure,
  original?: string,
): Restructured {
  const { rows } = sheet;
  const joined = joinedRows(sheet, structure);
  const heads = headingRows(sheet, structure.headings, joined);
  const lines: SourceLine[] = [];
  const lineOf: number[] = [];
  let under: string | undefined;
  let own: string | undefined;
  rows.forEach(({ text, line }, row) => {
    const section = source.ingredients[line]?.section;
    const last = lines.at(-1);
    // A group ends where the source ends it, whatever was found inside it.
    if (line >= 0 && section !== own) under = own = section;
    if (line < 0 || heads.has(row)) {
      under = headingText(sheet, row);
      if (line < 0) own = under;
      lineOf.push(-1);
      return;
    }
    if (joined.has(row) && last !== undefined) last.text = `${last.text} ${text}`;
    else lines.push({ text, ...(under === undefined ? {} : { section: under }) });
    lineOf.push(lines.length - 1);
  });
  if (source.ingredients.length === 0) lines.push(...itemsOf(sheet, structure.items));

  const cuts = cutAgain(cutActions(source.instructions, languagesOfSource(source)), structure);
  const named = new Set(
    structure.stepHeadings.filter((at) => {
      const action = sheet.actions[at];
      return action !== undefined && at + 1 < sheet.actions.length && mayHead(action.text);
    }),
  );
  const partOf = new Map<number, string>();
  for (const { a, r } of structure.parts) {
    const row = rows[r];
    if (row !== undefined && (row.line < 0 || heads.has(r)) && a < sheet.actions.length)
      partOf.set(a, headingText(sheet, r));
  }
  const actions: Action[] = [];
  const kept: (Cut & { at: number })[] = [];
  let heading: { part: string; before: string | undefined } | null = null;
  for (const cut of cuts) {
    const { action, of } = cut;
    if (named.has(of)) {
      heading = { part: withoutStop(action.text), before: action.part };
      continue;
    }
    if (heading !== null && action.part !== heading.before) heading = null;
    const part: string | undefined = partOf.get(of) ?? heading?.part ?? action.part;
    kept.push({ ...cut, at: actions.length });
    actions.push(part === action.part ? action : { ...action, part });
  }
  const headings = [...heads].map((row) => rows[row]?.text ?? "");
  const steps = [...named].map((at) => sheet.actions[at]?.text ?? "");
  const claims = claimsOf(source, original, [...headings, ...steps]);
  const { instructions, indexOf } = withoutHeadings(source, cuts, named);
  const placed = new Map<number, (Cut & { at: number })[]>();
  for (const cut of kept) placed.set(cut.of, [...(placed.get(cut.of) ?? []), cut]);
  return {
    source: { ...source, ingredients: lines, instructions, ...(claims === undefined ? {} : { claims }) },
    actions: actions.map((action) => ({ ...action, instruction: indexOf[action.instruction] ?? -1 })),
    lineOf,
    placeOf: (action, word) => {
      const [first, ...others] = placed.get(action) ?? [];
      if (first === undefined) return null;
      if (word === undefined) return { action: first.at, word: 0 };
      const cut = [first, ...others].find(({ from, count }) => word >= from && word < from + count);
      return cut === undefined ? null : { action: cut.at, word: word - cut.from };
    },
  };
}
