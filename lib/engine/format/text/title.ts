/** Finds the recipe's name among the lines that are neither ingredient nor step, wherever the text put it. */
import type { LineShape } from "./line-features";
import type { TextLine } from "./lines";
import { headingKey } from "./headings";

export type TitleCandidate = { line: TextLine; shape: LineShape; index: number };

const LONGEST_TITLE_WORDS = 16;

/** A title without what frames it: "Recipe:", markup, a closing colon or full stop. */
export function tidyTitle(text: string): string {
  return text
    .replace(/^(?:title|recipe(?: name)?|rezept|recette|receta|ricetta)\s*:\s*/i, "")
    .replace(/^["“”'«]+(.*?)["“”'»]+$/u, "$1")
    .replace(/\s*[:|–—-]\s*$/, "")
    .replace(/(?<!\.\w{0,3})\.$/, "")
    .trim();
}

function score(candidate: TitleCandidate, firstItem: number, repeats: number, plainRank: number, beforeFacts: boolean): number {
  const { line, shape, index } = candidate;
  const has = (name: string): boolean => shape.features.includes(name);
  let value = 0;
  if (/^title\s*:/i.test(line.text)) value += 6;
  if (line.level === 1) value += 4;
  else if (line.level > 1) value += 1;
  if (plainRank === 0) value += 3;
  else if (plainRank === 1) value += 0.5;
  if (repeats > 1) value += 2.5;
  if (beforeFacts) value += 1.5;
  if (line.strong) value += 1;
  if (has("all-caps") || has("title-case")) value += 1;
  if (shape.words > 10) value -= (shape.words - 10) * 0.7;
  if (shape.words === 1) value -= 0.5;
  if (has("ends-stop")) value -= shape.words <= 9 ? 0.5 : 2.5;
  if (has("ends-question") || has("ends-comma")) value -= 2;
  if (has("lower1")) value -= 1.5;
  if (has("furniture")) value -= 3;
  if (has("date") || has("nutrition")) value -= 3;
  if (has("bars")) value -= 2;
  if (line.marker !== "none") value -= 3;
  if (/^(?:by|from|von|par|por|di|hi|hello|dear|hey|love|adapted|adaptado|adapté)\b/i.test(line.text)) value -= 4;
  if (index > firstItem) value -= 2 + Math.min(6, (index - firstItem) / 4);
  return value;
}

/** The best title among `candidates` (in order of the text), or null when none deserves the name. `firstItem` is the index of the first ingredient or step. */
export function chooseTitle(candidates: readonly TitleCandidate[], firstItem: number): string | null {
  const keys = candidates.map(({ line }) => headingKey(tidyTitle(line.text)));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let best: { value: number; text: string } | null = null;
  let plainRank = 0;
  candidates.forEach((candidate, i) => {
    const { line, shape } = candidate;
    if ((shape.meta && !/^title\s*:/i.test(line.text)) || shape.heading !== null || shape.words > LONGEST_TITLE_WORDS || shape.words === 0) return;
    const next = candidates[i + 1];
    const adjacent = next !== undefined && next.index === candidate.index + 1;
    const beforeFacts = candidate.index + 1 === firstItem || (adjacent && (next.shape.meta || next.shape.heading === "ingredients"));
    const value = score(candidate, firstItem, counts.get(keys[i] ?? "") ?? 1, plainRank, beforeFacts);
    if (!shape.features.includes("furniture") && line.marker === "none") plainRank += 1;
    if (best === null || value > best.value) best = { value, text: tidyTitle(line.text) };
  });
  const chosen = best as { value: number; text: string } | null;
  return chosen !== null && chosen.value > 0 && chosen.text !== "" ? chosen.text : null;
}
