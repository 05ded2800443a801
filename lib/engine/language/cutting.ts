/** What a language must say so that its sentences can be cut into single things to do. Data only; without a pack, text is cut at sentences. */
import { ENGLISH_CUTTING } from "./en/cutting";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";

type Words = ReadonlySet<string>;

const PACKS: Readonly<Record<string, CuttingWords>> = { en: ENGLISH_CUTTING };

export const CUTTING_LANGUAGES: readonly string[] = Object.keys(PACKS);

/** The pack of a language, null where sentences are all that is known. */
export function cuttingWordsOf(language: string): CuttingWords | null {
  return PACKS[language] ?? null;
}

/** Words for numbered steps, in every language that is read. */
export const STEP_WORDS: Words = new Set(["step", "schritt", "étape", "etape", "paso", "passo", "stap"]);
