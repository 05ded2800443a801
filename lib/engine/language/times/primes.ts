/** Minutes that are written with a stroke, in every language: "20'". */
import type { Token } from "@/lib/engine/language/token";

/** A figure with a stroke against it, and no letter against the stroke. */
export const PRIME = /\d['’′](?![\p{L}\p{N}])/u;

/** The token at `i` is the stroke that makes minutes of the figure before it. */
export function isPrime(tokens: readonly Token[], i: number): boolean {
  const [figure, mark, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isMark = mark?.kind === "sign" && !mark.spaced && /^['’′]$/.test(mark.text);
  return isMark && figure?.kind === "digits" && (next?.kind === "sign" || next?.spaced !== false);
}
