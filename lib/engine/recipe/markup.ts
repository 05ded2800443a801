/**
 * The light markup of an instruction: `***…***` marks a mention of an ingredient, `**…**` is bold, nothing else means anything.
 * A source's own asterisks survive: the writer puts a backslash before those that could be read as a mark, the reader takes it away.
 */
export type MarkupToken = { kind: "text" | "bold" | "mention"; text: string };

type Run = { kind: "text" | "mark"; text: string };

/** Splits into literal text and marks (`**`, `***`); runs of one or of more than three asterisks are literal. Linear in the input. */
function runsOf(instruction: string): Run[] {
  const runs: Run[] = [];
  let literal = "";
  const flush = () => {
    if (literal !== "") runs.push({ kind: "text", text: literal });
    literal = "";
  };
  for (let at = 0; at < instruction.length;) {
    const char = instruction[at] ?? "";
    const next = instruction[at + 1];
    if (char === "\\" && (next === "*" || next === "\\")) {
      literal += next;
      at += 2;
      continue;
    }
    if (char !== "*") {
      literal += char;
      at += 1;
      continue;
    }
    let end = at;
    while (instruction[end] === "*") end += 1;
    const stars = instruction.slice(at, end);
    if (stars.length === 2 || stars.length === 3) {
      flush();
      runs.push({ kind: "mark", text: stars });
    } else {
      literal += stars;
    }
    at = end;
  }
  flush();
  return runs;
}

function append(tokens: MarkupToken[], token: MarkupToken): void {
  const last = tokens[tokens.length - 1];
  if (token.kind === "text" && last?.kind === "text") last.text += token.text;
  else tokens.push({ ...token });
}

/**
 * The tokens of an instruction, in order. A mark without its partner is literal text, so any string can be read; never throws.
 * Tokens with the kind "text" never stand side by side and none is empty.
 */
export function parseMarkup(instruction: string): MarkupToken[] {
  const runs = runsOf(instruction);
  const tokens: MarkupToken[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const open = runs[at];
    const inner = runs[at + 1];
    const close = runs[at + 2];
    if (open === undefined) break;
    if (
      open.kind === "mark" &&
      inner?.kind === "text" &&
      close?.kind === "mark" &&
      close.text === open.text
    ) {
      append(tokens, { kind: open.text === "***" ? "mention" : "bold", text: inner.text });
      at += 2;
    } else {
      append(tokens, { kind: "text", text: open.text });
    }
  }
  return tokens;
}

/** Escapes what a reader would take for a mark: every asterisk of a run, and a backslash that would swallow one. */
function escapeText(text: string, besideMark: boolean): string {
  return text.replace(/\\+(?=\*|\\|$)|\*+/g, (found, offset: number) => {
    if (found.startsWith("\\")) return found.replace(/\\/g, "\\\\");
    const alone = found.length === 1 && !(besideMark && (offset === 0 || offset === text.length - 1));
    return alone ? found : found.replace(/\*/g, "\\*");
  });
}

/** Writes tokens as an instruction such that `parseMarkup` gives the same tokens back (adjoining texts joined, empty tokens left out). */
export function writeMarkup(tokens: readonly MarkupToken[]): string {
  const filled = tokens.filter((token) => token.text !== "");
  const marked = filled.some((token) => token.kind !== "text");
  return filled
    .map((token) => {
      const text = escapeText(token.text, marked || token.kind !== "text");
      if (token.kind === "text") return text;
      const mark = token.kind === "mention" ? "***" : "**";
      return `${mark}${text}${mark}`;
    })
    .join("");
}

/** Marks the given spans of plain text as mentions. Spans that overlap an earlier one, are empty or lie outside are ignored. */
export function markMentions(text: string, spans: readonly { start: number; end: number }[]): string {
  const tokens: MarkupToken[] = [];
  let at = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < at || span.end <= span.start || span.end > text.length) continue;
    tokens.push(
      { kind: "text", text: text.slice(at, span.start) },
      { kind: "mention", text: text.slice(span.start, span.end) },
    );
    at = span.end;
  }
  tokens.push({ kind: "text", text: text.slice(at) });
  return writeMarkup(tokens);
}

/** The instruction as plain text, without its marks: for reading aloud, searching, comparing with the source. */
export function plainText(instruction: string): string {
  return parseMarkup(instruction)
    .map((token) => token.text)
    .join("");
}
