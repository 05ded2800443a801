/** How an action stands: no numbering before it, a capital first, a full stop last. */
import type { CuttingWords } from "@/lib/engine/language/cutting";
import { STEP_WORDS } from "@/lib/engine/language/cutting";

const BULLET = /^(?:[\s\u2022\u00b7\u25a1\u2610\u2611\u25a2\u25aa\u25ab\u25e6\u2023>•–—-]|\*(?!\*))+(?=\S)/u;
const KEYCAP = /^\s*(?:\d\uFE0F?\u20E3)+\s*/u;
const EMOJI_START = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+/u;
const TRAILING = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE0F\u200D\s,;:–—-])$/u;
const NUMBER = /^\(?(\d{1,2})(?:[.):]+(?=\s|\p{L})|\s+(?=\p{Lu}))\s*/u;

/** An instruction without bullet, number, "Step 2" or pictures around it; white space folded. */
export function withoutNumbering(text: string): string {
  let rest = text.replace(/\s+/g, " ").trim();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = rest;
    rest = rest.replace(KEYCAP, "").replace(BULLET, "").replace(EMOJI_START, "");
    const first = /^\p{L}+/u.exec(rest)?.[0] ?? "";
    if (STEP_WORDS.has(first.toLowerCase())) {
      const numbered = /^\p{L}+\s?#?\d{1,2}\s*[:.)–—-]*\s*/u.exec(rest);
      if (numbered !== null && numbered[0].length < rest.length) rest = rest.slice(numbered[0].length);
    } else if (!/^\d{1,2}\.\d/.test(rest)) {
      const numbered = NUMBER.exec(rest);
      if (numbered !== null && numbered[0].length < rest.length) rest = rest.slice(numbered[0].length);
    }
    if (rest === before) break;
  }
  return rest;
}

/** Letters and numbers that count the sentences of one instruction: "a) Heat the oil. b) Add the leeks." */
const COUNTING = /(^|[.!?] )(?:\(?[a-hA-H]\)|\d{1,2}[.)]) (?=\p{Lu})/gu;

/** An instruction whose sentences are not counted. */
export function withoutCounting(text: string): string {
  return text.replace(COUNTING, "$1");
}

/** A shouted instruction in plain letters: "BAKE AT 350°F." reads "bake at 350°F." */
export function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (letters.length < 12 || capitals < 0.9 * letters.length) return text;
  return text
    .toLowerCase()
    .replace(
      /(\d\s?[°º]?\s?(?:\p{L}{1,10}\s)?)([cf])(?=[\s.,;)]|$)/gu,
      (_, number: string, scale: string) => number + scale.toUpperCase(),
    )
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Pictures and marks that end nothing are taken off the end. */
function withoutTrailing(text: string): string {
  let end = text.length;
  while (end > 0) {
    const size = end > 1 && /[\uDC00-\uDFFF]/.test(text.charAt(end - 1)) ? 2 : 1;
    if (!TRAILING.test(text.slice(end - size, end))) break;
    end -= size;
  }
  return text.slice(0, end);
}

/** The words of an action as a line: joining word, stray marks and pictures gone, a capital first and a full stop last. Empty when nothing is left. */
export function asLine(text: string, words: CuttingWords | null): string {
  let line = text.replace(/^[\s,;:.&+–—-]+/u, "").trimEnd();
  for (let turn = 0; turn < 3 && words !== null; turn += 1) {
    const first = /^\p{L}+(?=[\s,])/u.exec(line)?.[0] ?? "";
    if (first === "" || !words.dropped.has(first.toLowerCase())) break;
    line = line.slice(first.length).replace(/^[\s,]+/u, "");
  }
  line = withoutTrailing(line);
  if (line === "" || !/[\p{L}\p{N}]/u.test(line)) return "";
  const opened = line.replace(
    /^(["'“‘([]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
  return /[.!?…]["'”’)\]]*$/u.test(opened) ? opened : `${opened}.`;
}
