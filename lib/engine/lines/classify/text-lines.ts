/**
 * Cleaned text as lines that know how they were written: bullet, number, heading level, blank lines before them.
 * Markdown, e-mail quotes, check boxes and table bars are taken off here, so that later stages see words only.
 */
import { correctMisread } from "@/lib/engine/lines/misread";

export type LineMarker = "none" | "bullet" | "number" | "step";

export type TextLine = {
  /** The words, markers and markup taken off, white space folded. */
  text: string;
  marker: LineMarker;
  /** The number of a numbered line ("3." or "Step 3"), else null. */
  number: number | null;
  /** 1–6 for a markdown or HTML heading, 0 otherwise. */
  level: number;
  /** The whole line was set in bold or underlined as a heading. */
  strong: boolean;
  indent: number;
  /** Blank lines (or rules) directly before. */
  gap: number;
  /** Index of the source line; pieces of one long source line share it. */
  source: number;
  /** A sentence or clause cut out of running text, which belongs to one paragraph with its neighbours of the same `source`. */
  run: boolean;
  /** Cells of a table row or of a line with wide gaps; one cell when there are none. */
  cells: string[];
};

const BULLET =
  /^(?:[-–—*+•‣▪●○■□☐☑☒▢◦·∙►▶❑❏✓✔✅➤➢⁃◆◇]|\[[ xX]?\])(?=\s|\[)\s*(?:\[[ xX]?\]\s*)?|^[•‣▪●○■□☐☑▢◦►▶❑❏✓✔➤➢⁃◆]\s*/u;
const NUMBERED = /^\(?(\d{1,2})(?:[.)](?=\s|\p{L})|\s*[.):]\s+(?=\p{L})|\s+-\s+(?=\p{Lu}))\s*(?=\S)/u;
const STEP_WORD = /^(?:step|schritt|étape|etape|paso|passo|stap)\s*#?(\d{1,2})(?![\d/])\s*[.:)–—-]*\s*/i;
const RULE = /^(?:[-*_=~–—]\s?){3,}$/;
const TABLE_RULE = /^\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?$/;
const PAGE_NUMBER = /^(?:[-–—|~]\s*\d{1,4}\s*[-–—|~]|page\s+\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?)$/i;

/** Takes inline markdown off: links and pictures to their words, emphasis and code marks to nothing. */
export function plainInline(text: string): string {
  return text
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,500}(?:\([^()]{0,200}\)[^()]{0,200})?\)/g, " ")
    .replace(/\[([^[\]]{1,300})\]\((?:[^()]{0,500})\)/g, "$1")
    .replace(/\*\*\*([^*]{1,2000})\*\*\*/g, "$1")
    .replace(/\*\*([^*]{1,2000})\*\*/g, "$1")
    .replace(/__([^_]{1,2000})__/g, "$1")
    .replace(/(^|[\s(])\*(?=\S)([^*]{1,500})(?<=\S)\*(?=$|[\s).,;:!?])/g, "$1$2")
    .replace(/(^|[\s(])_(?=\S)([^_]{1,500})(?<=\S)_(?=$|[\s).,;:!?])/g, "$1$2")
    .replace(/`([^`]{1,300})`/g, "$1")
    .replace(/~~([^~]{1,300})~~/g, "$1");
}

const fold = (text: string): string => correctMisread(text.replace(/\s+/g, " ").trim());

function cellsOf(body: string): string[] {
  const bars = body.startsWith("|") || (body.match(/\s\|\s/g) ?? []).length >= 1;
  const cells = bars ? body.split("|") : body.split(/\t+| {3,}/);
  return cells.map((cell) => fold(plainInline(cell))).filter((cell) => cell !== "");
}

/** Reads the shape of every line that has words. Lone page numbers, rules and table rules count as blank lines. */
export function readLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  text.split("\n").forEach((raw, source) => {
    const unquoted = raw.replace(/^\s{0,20}(?:>\s?){1,20}/, "");
    const trimmed = unquoted.trim();
    const previous = lines.at(-1);
    if (previous && gap === 0 && /^(?:={3,}|-{3,})$/.test(trimmed) && previous.text.length < 80) {
      previous.level = trimmed.startsWith("=") ? 1 : 2;
      gap = 1;
      return;
    }
    if (trimmed === "" || RULE.test(trimmed) || TABLE_RULE.test(trimmed) || PAGE_NUMBER.test(trimmed)) {
      gap += 1;
      return;
    }
    const line = readLine(unquoted, source, gap);
    if (line === null) return;
    lines.push(line);
    gap = 0;
  });
  return lines;
}

function readLine(raw: string, source: number, gap: number): TextLine | null {
  const indent = Math.min(20, raw.length - raw.trimStart().length);
  let body = raw.trim();
  const hashes = /^(#{1,6})\s+/.exec(body);
  const level = hashes?.[1]?.length ?? 0;
  if (hashes) body = body.slice(hashes[0].length).replace(/\s*#{1,6}$/, "");
  let marker: LineMarker = "none";
  let number: number | null = null;
  const bullet = level === 0 ? BULLET.exec(body) : null;
  if (bullet) {
    marker = "bullet";
    body = body.slice(bullet[0].length);
  }
  const strong = /^(?:\*\*|__)(?=\S)[^*_]{1,120}(?:\*\*|__):?$/.test(body.trim());
  const bare = body.replace(/^[*_]{1,3}(?=\S)/, "");
  const numbered = STEP_WORD.exec(bare) ?? NUMBERED.exec(bare);
  if (numbered && bare.length > numbered[0].length) {
    marker = /^\(?\d/.test(numbered[0]) ? "number" : "step";
    number = Number(numbered[1]);
    body = body.slice(0, body.length - bare.length) + bare.slice(numbered[0].length);
  }
  const cells = cellsOf(body.trim());
  const text = fold(plainInline(body.startsWith("|") ? cells.join(" ") : body)).replace(
    /^[*_]{1,3}\s*|\s*[*_]{2,3}$/g,
    "",
  );
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return { text, marker, number, level, strong, indent, gap, source, run: false, cells };
}
