/** Joins a line to the line it continues on: takes out the hyphen of a divided word, keeps the one of a compound. */

/** First parts of compounds that keep their hyphen: "all-purpose", "medium-high", "oven-proof". */
const KEEPS_HYPHEN =
  /(?:^|[\s(])(?:all|self|well|high|low|half|extra|free|full|deep|oven|room|non|medium|large|small|bite|thick|thin|cold|hot|warm|ice|freshly|finely|roughly|coarsely|thinly|low|no|sugar|gluten|dairy|fat|salt|whole|double|single|heavy|hard|soft|sun|pan|stir|deep|air|one|two|three|four|five|six|eight|ten|twelve|semi|old|slow|quick|golden|[a-z])$|\d$/i;
const HYPHEN = /[-\u2010\u2011]$/;
/** pdf.js and some readers of photos give the soft hyphen where a line breaks inside a word. */
const SOFT = /\u00ad\s*$/;
const FRACTION_OR_DIGIT = /^\p{N}/u;

/** How `line` reads before `next`, the line below it, in running text: without a hyphen that divides a word, with the blank that parts two. */
export function beforeLine(line: string, next: string): string {
  if (SOFT.test(line)) return line.replace(SOFT, "");
  if (!HYPHEN.test(line) || /\s[-\u2010\u2011]$/.test(line)) return `${line} `;
  const before = line.replace(HYPHEN, "");
  if (FRACTION_OR_DIGIT.test(next)) return line;
  const capitals = /\p{Lu}{2}$/u.test(before) && /^\p{Lu}{2}/u.test(next);
  if (!capitals && !/^\p{Ll}/u.test(next)) return line;
  if (/^(?:and|or|to)\b/.test(next)) return `${line} `;
  return KEEPS_HYPHEN.test(before) ? line : before;
}

/** Whether `line` ends inside a word, so that the next line belongs to it whatever the layout says. */
export const endsInsideWord = (line: string): boolean =>
  SOFT.test(line) || /\p{L}[-\u2010\u2011]$/u.test(line);
