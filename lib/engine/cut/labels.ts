/** Openings that name a part of the work ("Brown the butter: …", "**Make the dough.** …") and are nothing to do. */
import type { CuttingWords } from "@/lib/engine/language/cutting";
import { headOf } from "./joints";
import { namedWork } from "./naming";
import { tokensOf } from "./tokens";

/** A label is no longer than this. */
const LABEL_WORDS = 6;
const LABEL_CHARS = 60;

const wordCount = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/).length);

export type Labelled = { label: string | null; text: string };

/** What stands before a colon, when it names the work behind it; a setting ("While it bakes: …") keeps its words with a comma. */
export function colonLabel(text: string, words: CuttingWords): Labelled {
  const colon = text.slice(0, LABEL_CHARS + 1).indexOf(":");
  if (colon <= 0 || !/\s/.test(text.charAt(colon + 1))) return { label: null, text };
  const label = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1).trim();
  if (wordCount(label) > LABEL_WORDS + 2 || /[.;!?(]/.test(label)) return { label: null, text };
  const tokens = tokensOf(label);
  const first = tokens[0]?.text ?? "";
  if (words.remarks.has(first)) return { label: null, text };
  const work = { text: rest, tokens: tokensOf(rest), words };
  const verbal = headOf(work, 0, Math.min(work.tokens.length, 40)).verb >= 0;
  if (!verbal) return { label: null, text };
  const named = namedWork(label, words);
  if (named !== null) return { label: named.label, text: settled(named.setting, rest) };
  const timed = tokens.some((token) => words.dayWords.has(token.text)) && !words.verbs.has(first);
  const setting = words.subordinators.has(first) || timed;
  if (setting) return { label: null, text: settled(label, rest) };
  return wordCount(label) <= LABEL_WORDS ? { label, text: rest } : { label: null, text };
}

/** A setting before what happens in it: "While it bakes, whisk …". */
export function settled(setting: string | null, text: string): string {
  return setting === null ? text : `${setting.charAt(0).toUpperCase()}${setting.slice(1)}, ${lower(text)}`;
}

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A bold opening: "**Make the dough.** Stir …" */
export function boldLabel(text: string): Labelled {
  const bold = /^\s*(\*\*|__)([^*_]{2,60})\1\s*[:.–—-]?\s*(?=\S)/u.exec(text);
  if (bold === null || wordCount(bold[2] ?? "") > LABEL_WORDS) return { label: null, text };
  if (!/[.:–—-]\s*$/u.test(bold[0].replace(/\*|_/g, "").trimEnd())) return { label: null, text };
  return { label: (bold[2] ?? "").replace(/(?<![.:\s])[.:\s]+$/u, ""), text: text.slice(bold[0].length) };
}
