/** A sentence as words and marks, each with its place: what the cutter looks at. */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";

export type Token = {
  /** Lower case. */
  text: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
  /** Inside brackets, the brackets themselves included. */
  bracketed: boolean;
};

const FIGURE = `\\d${FRACTION_SIGNS}`;
const TOKEN = new RegExp(`[\\p{L}][\\p{L}\\p{M}'’-]*|[${FIGURE}][${FIGURE}.,/⁄°-]*|[^\\s\\p{L}\\d]`, "gu");
const OPENS_NUMBER = new RegExp(`^[${FIGURE}]`, "u");

/** Unclosed brackets count for nothing. */
function markBrackets(tokens: Token[]): void {
  let open = -1;
  let depth = 0;
  tokens.forEach((token, index) => {
    if (token.text === "(" || token.text === "[") {
      if (depth === 0) open = index;
      depth += 1;
    } else if ((token.text === ")" || token.text === "]") && depth > 0) {
      depth -= 1;
      if (depth === 0)
        for (let inside = open; inside <= index; inside += 1) {
          const one = tokens[inside];
          if (one) one.bracketed = true;
        }
    }
  });
}

/** The words, numbers and marks of `text`, in order. Linear; never throws. */
export function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.matchAll(TOKEN), (found): Token => {
    const raw = found[0];
    // A comma or stop behind a number is no part of it: "cut 3, then".
    const trailing = /\d/.test(raw.charAt(0)) ? (/(?<![.,])[.,]+$/.exec(raw)?.[0].length ?? 0) : 0;
    const kept = raw.slice(0, raw.length - trailing);
    const kind = /^\p{L}/u.test(raw) ? "word" : OPENS_NUMBER.test(raw) ? "number" : "mark";
    return {
      text: kept.toLowerCase(),
      start: found.index,
      end: found.index + kept.length,
      kind,
      bracketed: false,
    };
  });
  const all: Token[] = [];
  for (const token of tokens) {
    all.push(token);
    const after = text.charAt(token.end);
    if (token.kind === "number" && /[.,]/.test(after))
      all.push({ text: after, start: token.end, end: token.end + 1, kind: "mark", bracketed: false });
  }
  markBrackets(all);
  return all;
}
