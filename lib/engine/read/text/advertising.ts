/** Takes off what a page adds to sell a recipe: praise around its name, asides to the reader behind an ingredient. The rest is left as written. */

const PRAISE =
  "(?:(?:the|my|our)\\s{1,3})?(?:(?:absolute(?:ly)?|very|super|really|so|truly|world['’]s|all-time)\\s{1,3})?(?:best[- ]ever|best|ultimate|perfect|easiest|easy|quickest|quick|fast|simplest|simple|amazing|delicious|incredible|irresistible|foolproof|famous|favou?rite|weeknight|everyday|one and only|go-to)(?:\\s{1,3}ever)?";
const LEADING = new RegExp(
  `^${PRAISE}(?:\\s{0,3}(?:,|&|and)?\\s{1,3}${PRAISE}){0,3}\\s{1,3}(?=\\p{L})`,
  "iu",
);
const BOAST =
  "(?:you(?:['’]ll| will)|\\bever\\b|better than|so easy|so good|\\bbest\\b|\\bonly recipe\\b|foolproof|life-changing)";
const TRAILING = new RegExp(
  `\\s{0,3}(?:[,–—-]\\s{0,3})?(?:\\([^()]{0,30}${BOAST}[^()]{0,40}\\)|(?:that )?you(?:['’]ll| will)(?: ever)? (?:make|eat|taste|need|try|want|love)(?: ever)?|(?:the )?best ever|\\s{1,3}ever|\\s{1,3}recipe)\\s{0,3}!?$`,
  "i",
);

/** The recipe's name without praise ("The Best Garlic Bread You'll Ever Make" → "Garlic Bread"); unchanged when fewer than two words would be left. */
export function withoutPraise(title: string): string {
  const plain = title.replace(TRAILING, "").replace(LEADING, "").trim();
  return plain.split(/\s+/).length >= 2 && /\p{L}/u.test(plain) ? plain : title;
}

const BOASTS = new RegExp(`\\s{0,3}\\([^()]{0,60}${BOAST}[^()]{0,60}\\)\\s{0,3}!?$`, "i");

/** The name without a bracket that only sells it: "Brownies (The Only Recipe You'll Ever Need!)" is "Brownies". */
export function withoutBoast(title: string): string {
  const plain = title.replace(BOASTS, "").trim();
  return /\p{L}{2}/u.test(plain) ? plain : title;
}

const ASIDE =
  /(?:(?<!\s)\s+)?\((?=[^()]*(?:!|\b(?:I|we) (?:love|like|recommend|prefer|swear by)\b|\b(?:my|our) fav|\baffiliate\b|\bpaid link\b|\bsponsored\b|\bthis brand\b))[^()]{1,80}\)\s*$/i;

/** An ingredient without the writer's aside at its end ("2 tbsp soy sauce (I love this brand!)"), or null when there is none. */
export function withoutAside(ingredient: string): string | null {
  const plain = ingredient.replace(ASIDE, "").trim();
  return plain !== "" && plain !== ingredient.trim() ? plain : null;
}
