/** Which part of a recipe a line heads, by its words alone. The words are data in `heading-words.ts`. */
import { HEADING_OPENINGS, HEADINGS, type HeadingKind } from "./heading-words";

const LONGEST_HEADING = 80;

/** Lower case, no accents, no punctuation, no pictographs: the form in which headings are compared. */
export function headingKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}|['’`]/gu, "")
    .replace(/ß/g, "ss")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** In this order a heading that could be of two kinds is looked up. */
const KINDS = ["junk", "ingredients", "steps", "notes"] as const;
const WHOLE = new Map<string, HeadingKind>();
for (const kind of KINDS) for (const words of HEADINGS[kind]) WHOLE.set(headingKey(words), kind);

/**
 * The part of a recipe that `text` heads, or null. Only the words are judged ("Method", "Zutaten für 4 Personen", "Comments (47)"):
 * a sentence that merely begins with such a word is no heading.
 */
export function headingOf(text: string): HeadingKind | null {
  if (text.length > LONGEST_HEADING) return null;
  const bare = text
    .replace(/(?:(?<!\s)\s+)?[([][^)\]]{0,60}[)\]]\s*/g, " ")
    .replace(/(?<![:\s–—-])[:\s–—-]+$/, "");
  const key = headingKey(bare);
  if (key === "") return null;
  const whole = WHOLE.get(key) ?? WHOLE.get(key.replace(/^\d{1,3} | \d{1,3}$/g, ""));
  if (whole) return whole;
  if (/[.!]$/.test(bare) || key.split(" ").length > 9) return null;
  return (
    KINDS.find((kind) => HEADING_OPENINGS[kind].some((opening) => key.startsWith(`${opening} `))) ?? null
  );
}
