import type { GlossWords } from "@/lib/engine/language/pack/gloss";

/** A word with its letters' marks, where a keyboard without them wrote them out: "verruehren" is "verrühren". */
export function withMarks(word: string, { writtenOut = {} }: Pick<GlossWords, "writtenOut">): string {
  let marked = word;
  for (const [out, letter] of Object.entries(writtenOut))
    if (marked.includes(out)) marked = marked.replaceAll(out, letter);
  return marked;
}
