/** What brackets or a pair of dashes enclose is said beside the sentence: no order begins in it. */
import type { CutToken } from "@/lib/engine/language/pack/cut-token";

/** Unclosed brackets count for nothing. */
function markBrackets(tokens: readonly CutToken[]): void {
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

const isDash = (text: string, { text: sign, start, end }: CutToken): boolean =>
  /^[–—]$/.test(sign) && text.charAt(start - 1) === " " && text.charAt(end) === " ";

/** "As soon as it boils – and keep an eye on it, as it boils over – reduce the heat": the only two dashes, and a small letter behind each. */
function markDashed(text: string, tokens: readonly CutToken[]): void {
  const [open, close, more] = tokens.flatMap((token, at) => (isDash(text, token) ? [at] : []));
  if (open === undefined || close === undefined || more !== undefined || open === 0) return;
  const isSmall = (at: number): boolean => /^\p{Ll}/u.test(text.charAt(tokens[at + 1]?.start ?? 0));
  if (isSmall(open) && isSmall(close))
    for (const token of tokens.slice(open, close + 1)) token.bracketed = true;
}

/** The same tokens of `text`, those that it encloses marked. Linear. */
export function withEnclosed(text: string, tokens: CutToken[]): CutToken[] {
  markBrackets(tokens);
  markDashed(text, tokens);
  return tokens;
}
