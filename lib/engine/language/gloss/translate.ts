/** A text in the engine's words and order, with the way back: which words of the cook's own text each stretch of it stands for. */
import type { GlossWords } from "@/lib/engine/language/pack-gloss";
import type { GlossToken } from "./read";

/** `[start, end)` of the glossed text stands for `[from, to)` of the cook's. */
type Span = { start: number; end: number; from: number; to: number; token: GlossToken };

export type Glossed = {
  text: string;
  /** In the order of the glossed text. */
  spans: readonly Span[];
};

/** Open a clause that says when, and whose verb stands where it is. */
const SUBORDINATE = new Set([
  "until",
  "when",
  "as soon as",
  "once",
  "while",
  "if",
  "because",
  "that",
  "so that",
  "before",
  "after",
]);
const JOINS = new Set(["and", "then", "or"]);
const ENDS = /^[.!?;:]$/u;
const OPEN_MARKS = /^[([{“„«]$/u;

/** Where a list of the language would have its verb last, every verb stands before what it is done to. */
function verbsFirst(tokens: readonly GlossToken[]): GlossToken[] {
  const ordered: GlossToken[] = [];
  let region: GlossToken[] = [];
  let waits = false;
  const flush = (): void => {
    ordered.push(...region);
    region = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === "mark" && (ENDS.test(token.means) || (waits && token.means === ","))) {
      flush();
      ordered.push(token);
      waits = false;
    } else if (!waits && token.kind === "grammar" && SUBORDINATE.has(token.means)) {
      flush();
      ordered.push(token);
      waits = true;
    } else if (token.kind === "verb" && !waits) {
      const verbs = [token];
      while (tokens[at + 1]?.kind === "verb") verbs.push(tokens[(at += 1)]!);
      const lead = region.findIndex((each) => each.kind !== "mark" && !JOINS.has(each.means));
      const leads = region.splice(0, lead < 0 ? region.length : lead);
      ordered.push(...leads, ...verbs.reverse());
      flush();
    } else region.push(token);
  }
  flush();
  return ordered;
}

const isFood = (token: GlossToken | undefined): boolean => token?.kind === "food";

/** "beurre mou" → "soft butter", "bouillon de bœuf" → "beef broth": what tells of a food stands before it. */
function qualitiesFirst(tokens: readonly GlossToken[]): GlossToken[] {
  const ordered: GlossToken[] = [];
  /** Where the last name of a food begins in `ordered`; -1 when the last word is no part of one. */
  let name = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (name >= 0 && token.kind === "describing" && !token.means.endsWith("ly")) {
      ordered.splice(name, 0, token);
      continue;
    }
    if (name >= 0 && token.means === "of" && isFood(next)) {
      ordered.splice(name, 0, next!);
      at += 1;
      continue;
    }
    if (isFood(token)) name = ordered.length;
    else name = -1;
    ordered.push(token);
  }
  return ordered;
}

/** `tokens` of `text` as one text in the engine's words. Linear. */
export function translate(text: string, tokens: readonly GlossToken[], words: GlossWords): Glossed {
  let ordered: readonly GlossToken[] = tokens;
  if (words.qualityLast) ordered = qualitiesFirst(ordered);
  if (words.verbLast) ordered = verbsFirst(ordered);
  let said = "";
  let last: GlossToken | null = null;
  const spans: Span[] = [];
  for (const token of ordered) {
    if (token.means === "") continue;
    const gap = last === null || token.start < last.end ? " " : text.slice(last.end, token.start);
    const tight =
      gap === "" ||
      (token.kind === "mark" &&
        !OPEN_MARKS.test(token.means) &&
        gap.trim() === "" &&
        token.start > 0 &&
        !/\s/.test(text.charAt(token.start - 1)));
    const glued = last !== null && last.kind === "mark" && last.end === token.start;
    const isName =
      token.kind !== "mark" &&
      token.kind !== "kept" &&
      last !== null &&
      last.kind !== "mark" &&
      last.kind !== "kept";
    if (said !== "" && !(tight && !isName) && !glued) said += " ";
    spans.push({
      start: said.length,
      end: said.length + token.means.length,
      from: token.start,
      to: token.end,
      token,
    });
    said += token.means;
    last = token;
  }
  return { text: said, spans };
}

/** The place in the cook's text of `[start, end)` of the glossed one; null where no word of it stands there. */
export function placeOf(
  { spans }: Glossed,
  start: number,
  end: number,
): { start: number; end: number } | null {
  let from = Infinity;
  let to = -1;
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    from = Math.min(from, span.from);
    to = Math.max(to, span.to);
  }
  return to < 0 ? null : { start: from, end: to };
}
