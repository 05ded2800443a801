/** What keeps the reading of texts from costing time and memory: answers that are remembered, pieces that are written anew. */

/** Longer texts, and what was made of them, would hold memory: they are known only for as long as the work goes on. */
const LONGEST_KEPT = 2000;
const MOST_LONG = 8;

/** The answers of the last few long texts, each let go when memory is short. */
function keepingLong<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const recent = new Map<string, WeakRef<{ answer: Answer }>>();
  return (text) => {
    const known = recent.get(text)?.deref();
    if (known !== undefined) return known.answer;
    const answer = work(text);
    if (recent.size >= MOST_LONG) recent.clear();
    recent.set(text, new WeakRef({ answer }));
    return answer;
  };
}

/**
 * `work`, remembering what it last said: one recipe asks about each of its lines many times. `work` depends on its text alone. At most
 * twice `most` answers are kept; who asks for one shares it and does not change it.
 */
export function keepingRecent<Answer>(work: (text: string) => Answer, most = 256): (text: string) => Answer {
  let recent = new Map<string, Answer>();
  let before = new Map<string, Answer>();
  const long = keepingLong(work);
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    if (text.length > LONGEST_KEPT) return long(text);
    const answer = before.get(text) ?? work(text);
    if (recent.size >= most) [before, recent] = [recent, new Map<string, Answer>()];
    recent.set(text, answer);
    return answer;
  };
}

/**
 * A text with one sign like "’" or "⅓" takes two bytes a character in V8, and so do all pieces that are cut from it, though they hold none:
 * looking those up and matching patterns on them takes twice as long. So pieces are written anew in one byte where they can be.
 */
const WIDE = /[^\u0000-\u00ff]/;
/** What is longer is hardly ever free of such signs, and is not looked up. */
const LONGEST_NARROWED = 4000;

/** True for a text with a sign that takes two bytes. */
export const isWide = (text: string): boolean => WIDE.test(text);

/** The same text, one byte a character where that can be; for pieces of a wide one. */
export function narrow(text: string): string {
  if (text.length > LONGEST_NARROWED) return text;
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) return text;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
}

/** The pieces that `whole` was cut into, each as narrow as it can be. */
export const narrowPieces = (pieces: string[], whole: string): string[] =>
  isWide(whole) ? pieces.map(narrow) : pieces;
