/**
 * Cleaned text as lines that know how they were written: bullet, number, heading level, blank lines before them.
 * Markdown, e-mail quotes, check boxes and table bars are taken off here, so that later stages see words only.
 */
import {
  COUNTED_STEP,
  FOR_PART,
  MARKED_PAGE_NUMBER,
  STEP_ALONE,
  STEP_WORD,
} from "@/lib/engine/language/shapes";
import { narrowPieces } from "@/lib/engine/language/memory";
import {
  correctMisread,
  isScan,
  withoutChat,
  countedSteps,
  withPoint,
  withoutPaddedCounts,
  withUsualMarks,
} from "@/lib/engine/lines/classify/copied-rows";
import {
  joinLabels,
  betweenPictographs,
  withoutPictographs,
  joinSplitRows,
} from "@/lib/engine/lines/split-rows";
import { asSpaced, withNames } from "./spacing";

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
  /** Source lines whose words stand in this one. */
  also?: readonly number[];
  /** Index of the source line; pieces of one long source line share it. */
  source: number;
  /** A sentence or clause cut out of running text, which belongs to one paragraph with its neighbours of the same `source`. */
  run: boolean;
  /** What stood in the paragraph between such a clause and the one before it, signs and all: ", ", " and ". A blank where nothing is said. */
  joint?: string;
  /** Cells of a table row or of a line with wide gaps; one cell when there are none. */
  cells: string[];
  /** All columns of a row between strokes, the empty ones too. */
  columns?: readonly string[];
  /** Words at the beginning that were set in bold and end like a label ("Make the dough."). */
  boldOpening?: string;
  /** It stands behind "> ". */
  quoted?: true;
  /** A message of its own in a chat: it continues no other. */
  message?: true;
  /** The stretches of a caption's line between its pictographs, where it has any. */
  stretches?: string[];
  /** It stood before the first of its foods in one line: "Add: 2 eggs". */
  caption?: true;
  /** A star stands right before its first word, and none behind: "*These can be made ahead." */
  starred?: true;
  /** The lines of the list below an order that stands over them: "Mix together:" is done with these. */
  takes?: readonly string[];
  /** What the line is, where its place in a longer one has shown it ("Dough: 3 cups flour, 1 tsp salt"). */
  known?: "heading" | "ingredient" | "step" | "nutrition" | "note" | "story";
};

const BULLET =
  /^(?:[-–—*+•‣▪●○■□☐☑☒▢◦·∙►▶▸❑❏✓✔✅➤➢⁃◆◇▫▪→⇒➔➜»›]|\[[ xX]?\])(?=\s|\[)\s*(?:\[[ xX]?\]\s*)?|^[•‣▪▫●○■□☐☑▢◦►▶❑❏✓✔➤➢⁃◆]\s*|^-{2,3}\s?(?=[\p{L}\d½¼¾⅓⅔])|^-(?=[\d½¼¾⅓⅔][\d/.]{0,4}\s\p{L})/u;
const NUMBERED = /^\(?(\d{1,2})(?:[.)](?=\s|\p{L})|\s*[.):]\s+(?=\p{L})|\s*[-–—/]\s+(?=\p{Lu}))\s*(?=\S)/u;
/** "a" is ten in base 36. */
const BEFORE_A = 9;
/** "a.) Heat the oil", "(b) Stir": letters count as numbers do. */
const LETTERED = /^\(?([a-h])\.?\)\s+(?=\S)/i;
const QUOTED = /^\s{0,20}(?:>\s?){1,20}/;
const BOLD_OPENING = /^\s*(\*\*|__)([^*_]{2,60})\1\s/u;
/** "- Crust -", "== Crust ==", "*** Crust ***": a name between two rules of one kind. */
const RULED = /^([-–—=~*_.•]{1,6})\s{0,3}(?![-–—=~*_.•\s])([^.!?]{2,60}?)\s{0,3}\1$/u;
const RULE = /^(?:[-*_=~–—]\s?){3,}$/;
const TABLE_RULE = /^\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-+:?\s*)?\|?$/;

/** Without one of these a text has no markdown inside. */
const INLINE_MARK = /[*_`~[]/;

/** Takes inline markdown off: links and pictures to their words, emphasis and code marks to nothing. */
function plainInline(text: string): string {
  if (!INLINE_MARK.test(text)) return text;
  return text
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,500}(?:\([^()]{0,200}\)[^()]{0,200})?\)/g, " ")
    .replace(/\[([^[\]]{1,300})\]\((?:[^()]{0,500})\)/g, "$1")
    .replace(/\*\*\*([^*]{1,2000})\*\*\*/g, "$1")
    .replace(/\*\*([^*]{1,2000})\*\*/g, "$1")
    .replace(/__([^_]{1,2000})__/g, "$1")
    .replace(/(^|[\s(])\*(?=\S)([^*]{1,500})(?<=\S)\*(?=$|[\s).,;:!?])/g, "$1$2")
    .replace(/(^|[\s(])_(?=\S)([^_]{1,500})(?<=\S)_(?=$|[\s).,;:!?])/g, "$1$2")
    .replace(/(?<!\p{L})`([^`]{1,300})`/gu, "$1")
    .replace(/~~([^~]{1,300})~~/g, "$1");
}

const fold = (text: string, scan: boolean): string => correctMisread(text.replace(/\s+/g, " ").trim(), scan);

/** Dots that lead from a name to its amount: "Ovos ....... 2". */
const LEADERS = /(?<=[\p{L})] ?)\.{4,} ?(?=[\p{L}\d½¼¾⅓⅔⅛])/u;

/** The cells of a table's row, or of a line with wide gaps or with dots between ("Ovos ....... 2"); null for one piece of text. */
function cellsOf(body: string, scan: boolean): string[] | null {
  const bars = body.startsWith("|") || /\s\|\s/.test(body);
  const cells = bars ? body.split("|") : body.split(/\t+| {3,}/).flatMap((cell) => cell.split(LEADERS));
  if (cells.length === 1) return null;
  return cells.map((cell) => fold(plainInline(cell), scan)).filter((cell) => cell !== "");
}

/** The columns of a table's row that begins with a stroke; null for other lines. */
function columnsOf(body: string, scan: boolean): string[] | null {
  if (!body.startsWith("|")) return null;
  const columns = body
    .slice(1)
    .replace(/\|\s*$/, "")
    .split("|");
  return columns.length < 2 ? null : columns.map((column) => fold(plainInline(column), scan));
}

/** Reads the shape of every line that has words. Lone page numbers, rules and table rules count as blank lines. */
export function readLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  let step: number | null = null;
  const chat = withoutChat(withoutPaddedCounts(narrowPieces(text.split("\n"), text)));
  const split = joinSplitRows(chat.rows);
  const { rows, taken } = joinLabels(withNames(split.rows));
  const counted = countedSteps(rows);
  const scan = isScan(text);
  rows.forEach((raw, source) => {
    if (split.empty.has(source)) return;
    const numbered = counted.has(source) ? withPoint(raw) : raw;
    const unquoted = withoutPictographs(numbered.replace(QUOTED, ""));
    const trimmed = unquoted.trim();
    const previous = lines.at(-1);
    if (previous && gap === 0 && /^(?:={3,}|-{3,})$/.test(trimmed) && previous.text.length < 80) {
      previous.level = trimmed.startsWith("=") ? 1 : 2;
      gap = 1;
      return;
    }
    if (
      trimmed === "" ||
      RULE.test(trimmed) ||
      TABLE_RULE.test(trimmed) ||
      MARKED_PAGE_NUMBER.test(trimmed)
    ) {
      gap += 1;
      return;
    }
    // "• Step 1."
    const unmarked = trimmed.replace(BULLET, "");
    const alone = STEP_ALONE.exec(unmarked) ?? countedAlone(trimmed);
    if (alone) {
      step = Number(alone[1]);
      gap += 1;
      return;
    }
    const line = readLine(unquoted, source, gap, scan);
    if (line === null) {
      gap += 1;
      return;
    }
    if (step !== null && line.marker === "none") {
      line.marker = "step";
      line.number = step;
    }
    step = null;
    if (previous && gap === 0 && !chat.opens.has(source) && goesOn(previous, line)) {
      continueWith(previous, line);
      return;
    }
    if (chat.opens.has(source)) line.message = true;
    if (QUOTED.test(raw)) line.quoted = true;
    const stretches = betweenPictographs(raw);
    if (stretches.length > 1) line.stretches = stretches;
    const also = taken.get(source) ?? split.taken.get(source);
    if (also) line.also = also;
    lines.push(line);
    gap = 0;
  });
  return asSpaced(lines);
}

/**
 * Whether `line` is the rest of the list's item above it, which was wrapped at the edge of the page: without a marker of its own it stands under
 * the item's words and goes on in the middle of a sentence.
 */
function goesOn(item: TextLine, line: TextLine): boolean {
  // "2. For the kebabs:" heads the line below it.
  if (/:$/.test(item.text) && FOR_PART.test(item.text.slice(0, -1).trim())) return false;
  const isPlain = line.marker === "none" && line.level === 0 && !line.strong && line.cells.length === 1;
  if (!isPlain || item.marker === "none" || item.cells.length > 1 || item.text.length > LONGEST_ITEM)
    return false;
  const isOpen = !/[.!?:;]["”’)]?$/.test(item.text.slice(-2));
  const isLower = /^\p{Ll}/u.test(line.text);
  if (line.indent < item.indent + UNDER_WORDS) return item.marker === "number" && isLower && isOpen;
  return isLower || (isOpen && item.text.length >= WRAPPED);
}
/** The words of an item begin so far to the right of its marker at least. */
const UNDER_WORDS = 2;
/** What is longer is a text of its own, and takes no more. */
const LONGEST_ITEM = 4000;
/** A shorter line was not wrapped at the edge of anything. */
const WRAPPED = 50;

/** Adds the words of `line` to the item that they belong to. */
function continueWith(item: TextLine, line: TextLine): void {
  item.text = `${item.text} ${line.text}`;
  item.cells = [item.text];
  item.also = [...(item.also ?? []), line.source];
}

/** "①", "❶", "➀", "➊" before a step, and whether a blank stands behind it. */
const CIRCLED = /^[①-⑨❶-❾➀-➈➊-➒]\s?(?=\p{L})/u;
const FIRST_CIRCLED = ["①", "❶", "➀", "➊"].map((sign) => sign.charCodeAt(0));

/** The number in the circle. */
function circledNumber(sign: string): number {
  const from = FIRST_CIRCLED.map((first) => sign.charCodeAt(0) - first).filter((at) => at >= 0);
  return Math.min(...from) + 1;
}

/** "1º passo" on a line of its own. */
function countedAlone(text: string): RegExpExecArray | null {
  const counted = COUNTED_STEP.exec(text);
  return counted !== null && counted[0].length === text.length ? counted : null;
}

const STARRED = /^\*{1,2}\p{Lu}[^*]*$/u;

function readLine(raw: string, source: number, gap: number, scan: boolean): TextLine | null {
  const indent = Math.min(20, raw.length - raw.trimStart().length);
  // "~for the sauce" is set apart, and "~ 2 cups" is about so much.
  const apart = /^~(?=\p{L}{2})/u.exec(raw.trim())?.[0].length ?? 0;
  let body = withUsualMarks(raw.trim().slice(apart));
  const ruled = /^(?:\*{1,3}|__?)[^\s*_]/.test(body) ? null : RULED.exec(body);
  if (ruled) body = `**${ruled[2]}**`;
  const hashes = /^(#{1,6})\s+/.exec(body);
  const level = hashes?.[1]?.length ?? 0;
  if (hashes) body = body.slice(hashes[0].length).replace(/(?:(?<!\s)\s+)?#{1,6}$/, "");
  let marker: LineMarker = "none";
  let number: number | null = null;
  const bullet = level === 0 ? BULLET.exec(body) : null;
  if (bullet) {
    marker = "bullet";
    body = body.slice(bullet[0].length);
  }
  const strong = apart > 0 || /^(?:\*\*|__)(?=\S)[^*_]{1,120}(?:\*\*|__):?$/.test(body.trim());
  body = body.replace(CIRCLED, (sign) => `${circledNumber(sign)}. `);
  const bare = body.replace(/^[*_]{1,3}(?=\S)/, "");
  const counted = STEP_WORD.exec(bare) ?? COUNTED_STEP.exec(bare);
  const lettered = LETTERED.exec(bare);
  const numbered = counted ?? NUMBERED.exec(bare) ?? lettered;
  if (numbered && bare.length > numbered[0].length) {
    marker = counted === null ? "number" : "step";
    number = numbered === lettered ? parseInt(lettered[1] ?? "", 36) - BEFORE_A : Number(numbered[1]);
    body = body.slice(0, body.length - bare.length) + bare.slice(numbered[0].length);
  }
  const parted = cellsOf(body.trim(), scan);
  const whole = fold(
    plainInline(parted !== null && (body.startsWith("|") || LEADERS.test(body)) ? parted.join(" ") : body),
    scan,
  );
  const cells = parted ?? (whole === "" ? [] : [whole]);
  const text = whole.replace(/^[*_`]{1,3}\s*|(?:(?<!\s)\s+)?[*_]{2,3}$/g, "");
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const columns = columnsOf(body, scan);
  const opening = plainInline(BOLD_OPENING.exec(body)?.[2] ?? "").trim();
  const bold = opening !== "" && /[.:]$/.test(opening) && text.startsWith(`${opening} `);
  return {
    text,
    marker,
    number,
    level,
    strong,
    indent,
    gap,
    source,
    run: false,
    cells,
    ...(columns === null ? {} : { columns }),
    ...(bold ? { boldOpening: opening } : {}),
    ...(STARRED.test(raw.trim()) ? { starred: true as const } : {}),
  };
}
