/** Which language's words an instruction is cut by. */
import { CUTTING_LANGUAGES, type CuttingWords, cuttingWordsOf } from "@/lib/engine/language/cutting";
import { languageOf } from "@/lib/engine/language/detect";

/** So much of the text tells its language. */
const SAMPLE_LINES = 100;
const SAMPLE_CHARS = 4000;
/** Short messages hold few common words: then the verbs tell, when so many lines open with one. */
const VERB_LINES = 0.25;

/** The words of the language that `texts` are written in; null when there is no pack for it. */
export function packOf(texts: readonly string[]): CuttingWords | null {
  const sample = texts
    .slice(0, SAMPLE_LINES)
    .map((text) => text.slice(0, SAMPLE_CHARS))
    .join("\n")
    .slice(0, SAMPLE_CHARS);
  const known = cuttingWordsOf(languageOf(sample));
  if (known !== null) return known;
  const openings = sample.split(/[.!;,\n]+\s*/).filter((opening) => /\p{L}/u.test(opening));
  for (const language of CUTTING_LANGUAGES) {
    const words = cuttingWordsOf(language);
    const verbal = openings.filter((opening) => {
      const first = firstWord(opening);
      return words?.verbs.has(first) || words?.doubtfulVerbs.has(first);
    });
    if (words !== null && verbal.length >= VERB_LINES * openings.length) return words;
  }
  return null;
}

const firstWord = (text: string): string => /\p{L}+/u.exec(text.slice(0, 40))?.[0].toLowerCase() ?? "";
