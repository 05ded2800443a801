/** The name of a dish inside a title as people write it: without labels, quotes, praise, greetings, yields and the site's name. */
import { languageOf } from "@/lib/engine/language/detect";
import { findDurations } from "@/lib/engine/language/times/durations";
import { quiet, quietOpening } from "@/lib/engine/recipe/letters";
import { factPattern, anyOf, PATH_LEAD } from "@/lib/engine/language/shapes";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { keepingRecent } from "@/lib/engine/language/memory";
import { wordsIn } from "@/lib/engine/language/registry";
import { unitWritten } from "@/lib/engine/language/units";
import { titlePattern, titleSource } from "@/lib/engine/language/pages";
import { isTalk } from "./notes";
import { withoutFacts } from "./stated-facts";
import { withoutHeading, namesOwner, withoutOwner } from "./title-labels";

const LABEL = new RegExp(`^(?:${titlePattern((words) => words.labels)})\\s{0,2}:\\s{0,3}`, "iu");
const LABEL_FOR = new RegExp(`^(?:${titlePattern((words) => words.recipeFor)})\\s`, "iu");
const REPLY = new RegExp(`^(?:(?:${titlePattern((words) => words.replies)})\\s{0,2}:\\s{0,2}){1,6}`, "iu");
const CLAUSE = new RegExp(`\\s{1,3}(?:${titlePattern((words) => words.clauses)})\\s.*$`, "iu");
const CHAPTER = new RegExp(`^(?:${titlePattern((words) => words.chapters)})$`, "iu");
/** "Why I love this recipe" */
const STORY_HEAD = new RegExp(`^(?:${titlePattern((words) => words.storyHeads)})(?!\\p{L})`, "iu");
/** "4.6/5 (128 votes)", "r/baking". */
const RATING_OR_FORUM = /^(?:\d(?:[.,]\d)?\s?\/\s?(?:5|10)(?!\d)|[ru]\/\p{L})/u;
const REMARK = new RegExp(
  `\\s{0,2}[,–—-]\\s(?:${titlePattern((words) => words.remarks)})(?!\\p{L}).*$`,
  "iu",
);
const TAG = /^\[[^\]]{1,30}\]\s*/u;
const TALK = new RegExp(`(?<!\\p{L})(?:${titlePattern((words) => words.talk)})(?!\\p{L})`, "iu");
/** "the sticky tofu that …": a dish behind an article of the message's own language, as the Dutch one stands inside Romance names. */
const namedIn = keepingRecent(
  (language: string) =>
    new RegExp(
      `(?<!\\p{L})(?:${titlePattern(({ named }) => named, language)})\\s((?:\\p{L}[\\p{L}'’-]*\\s){0,4}?\\p{L}[\\p{L}'’-]*)(?:\\s(?:${titlePattern((words) => words.nameEnds)})(?!\\p{L})|\\s*[.,!?;:]|\\s*$)`,
      "giu",
    ),
);
/** "my recipe", "the one": no dish. */
const NO_NAME = new RegExp(`^(?:${titlePattern((words) => words.nameEnds)})(?!\\p{L})`, "iu");
const SELLING = new RegExp(`(?<!\\p{L})(?:${titlePattern((words) => words.selling)})(?!\\p{L})`, "iu");
const MAIL_HEAD = new RegExp(`^(?:${titlePattern((words) => words.mailHeads)})\\s{0,2}:\\s`, "iu");
const SITE_BAR = /(?<!\s)\s+\|\s+[^|]{2,60}$/u;
const SITE = new RegExp(
  `(?<!\\s)\\s+[-–—@]\\s{1,4}[^-–—|]{0,40}(?<!\\p{L})(?:${titlePattern((words) => words.sites)})(?!\\p{L})[^-–—|]{0,20}$`,
  "iu",
);
const HOW_TO = new RegExp(
  `^(?:${titlePattern((words) => words.howTo)})\\s(?:(?:${titlePattern((words) => words.named)}|a|an)\\s)?(?=["“„«]?\\p{L})`,
  "iu",
);
/** "… recipe", "… – Recipe", and "…, the recipe" with its article. */
const ENDING = new RegExp(
  `(?:(?<=[\\p{L})]),\\s(?:\\p{L}{1,4}\\s|l['’])?|(?<=[\\p{L})])\\s?[–—:-]\\s(?:\\p{L}{1,3}\\s|l['’])?|(?<=[\\p{L})])\\s)(?:${titlePattern((words) => words.endings)})$`,
  "iu",
);
const PRAISE = new RegExp(`^(?:${titlePattern((words) => words.praise)})\\s(?=\\p{L})`, "iu");
const ASIDE = new RegExp(
  `\\s{0,3}\\((?=[^()]{1,80}\\))(?:${titlePattern((words) => words.asides)}|[^()]{0,40}(?<!\\p{L})(?:${titlePattern((words) => words.persons)})|(?!(?:${titlePattern((words) => words.headEnds)})\\s)[^()]{0,60}!)(?!\\p{L})[^()]{0,60}\\)`,
  "giu",
);
const BRACES = /\s{0,3}\{[^{}]{1,60}\}/gu;
const STARS = /(?:\s{0,2}[★☆⭐✩✰*]){2,10}\s*$/u;
const HASHTAG = /^#[\p{L}\p{N}_]{2,40}$/u;
const CARD_LABEL = new RegExp(
  `^(?:${titlePattern((words) => words.cardLabels)}|${factPattern((words) => words.cardLabels)})\\s{0,2}:\\s`,
  "iu",
);
/** Two or more words in capitals inside a line that is not shouted. */
const SHOUT = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}\p{N}&'’-]*\s){1,8}\p{Lu}[\p{Lu}'’-]+(?![\p{L}])/u;
const FEWEST_SHOUTED = 8;

const AND = anyOf(wordsIn(({ numbers }) => numbers.joins));
const PRAISED = `(?:(?:${titleSource((words) => words.praiseLeads)})\\s{1,3})?(?:(?:${titleSource((words) => words.praiseMore)})\\s{1,3})?(?:${titleSource((words) => words.praising)})(?:\\s{1,3}(?:${titleSource((words) => words.praiseEnds)}))?`;
const LEADING = new RegExp(
  `^${PRAISED}(?:\\s{0,3}(?:,|&|${AND})?\\s{1,3}${PRAISED}){0,3}\\s{1,3}(?=\\p{L})`,
  "iu",
);
const BOAST = `(?:${titleSource((words) => words.boasts)})`;
const TRAILING = new RegExp(
  `\\s{0,3}(?:[,–—-]\\s{0,3})?(?:\\([^()]{0,30}${BOAST}[^()]{0,40}\\)|${titleSource((words) => words.boastTails)})\\s{0,3}!?$`,
  "iu",
);
const BOASTS = new RegExp(`\\s{0,3}\\([^()]{0,60}${BOAST}[^()]{0,60}\\)\\s{0,3}!?$`, "iu");

/** Whether the recipe has a word, in its list or its method. */
export type Knows = (word: string) => boolean;

const QUOTES = new Set([..."\"“”'«»‘’"]);

/** `text` without quotation marks around it; linear however many there are. */
function withoutQuotes(text: string): string {
  const signs = [...text];
  let from = 0;
  let to = signs.length;
  while (from < to && QUOTES.has(signs[from] ?? "")) from += 1;
  while (to > from && QUOTES.has(signs[to - 1] ?? "")) to -= 1;
  const quoted = from > 0 && to < signs.length;
  return quoted ? signs.slice(from, to).join("") : text;
}

/** True for a line that says itself that it is the title: "Title: …", "Recipe name: …". */
export const isLabelled = (text: string): boolean => LABEL.test(text);

/** A title without what frames it: "Recipe:", quotes, a closing colon or full stop. */
export function tidyTitle(text: string): string {
  return withoutQuotes(withoutHeading(text.replace(LABEL, "")))
    .replace(/\s?[:|–—-]\s?$/, "")
    .replace(/(?<!\.\w{0,3})\.$/, "")
    .trim();
}

/** A title's line without the tags behind it ("Plum Cake #plums #cake"). */
function withoutHashtags(text: string): string {
  const words = text.trimEnd().split(" ");
  let end = words.length;
  while (end > 1 && (HASHTAG.test(words[end - 1] ?? "") || words[end - 1] === "")) end -= 1;
  return end === words.length ? text : words.slice(0, end).join(" ").trimEnd();
}

/** True for "How to make plum cake": a heading that names the dish. */
export const namesWhatToMake = (text: string): boolean => HOW_TO.test(text);

/** A title without praise before it, talk in brackets, tags and stars behind it; the whole where nothing else is in it. */
export function withoutTrimmings(text: string): string {
  const bare = withoutHashtags(text)
    .replace(BRACES, "")
    .replace(ASIDE, "")
    .replace(STARS, "")
    .trim()
    .replace(PRAISE, "")
    .replace(HOW_TO, "");
  return /\p{L}{3}/u.test(bare) ? withoutQuotes(bare) : text;
}

/** A name without the name of the site behind it; "Dishes of our coast | Fish pie" is the latter, where the recipe has a word of it alone. */
function withoutSite(text: string, knows: Knows): string {
  const bar = SITE_BAR.exec(text);
  const behind = bar?.[0].replace(/^[\s|]+/, "") ?? "";
  const has = (name: string): boolean => name.split(" ").some(knows);
  if (bar !== null && has(behind) && !has(text.slice(0, bar.index))) return behind;
  const bare = text.replace(SITE_BAR, "").replace(SITE, "").replace(ENDING, "").trim();
  return /\p{L}{3}/u.test(bare) ? bare : text;
}

/** True for the head of a letter ("From: …"), a path of pages, or a message: no title as it stands. */
export function isFrame(text: string): boolean {
  return (
    MAIL_HEAD.test(text) ||
    CARD_LABEL.test(text) ||
    CHAPTER.test(text) ||
    STORY_HEAD.test(text) ||
    namesOwner(text) ||
    RATING_OR_FORUM.test(text) ||
    / [‹›»>] .{1,60} [‹›»>] /u.test(text) ||
    PATH_LEAD.test(text)
  );
}

/** A shouted line of so many words is a sentence. */
const SHOUTED_MESSAGE_WORDS = 8;

/** True when the line talks to somebody: the dish may be named in it. */
export function isMessage(text: string): boolean {
  const fewest = /\p{Ll}/u.test(text) ? 4 : SHOUTED_MESSAGE_WORDS;
  return TALK.test(text) && text.split(" ").length >= fewest;
}

/** "Suite à vos messages, ma recette de cake aux olives, inratable": what the recipe is of. */
const RECIPE_OF = new RegExp(
  `(?<!\\p{L})(?:${titlePattern((words) => words.recipeFor)})\\s(?:(?:${titlePattern((words) => words.named)})\\s)?((?:\\p{L}[\\p{L}'’-]*\\s){0,6}?\\p{L}[\\p{L}'’-]*)(?:\\s(?:${titlePattern((words) => words.nameEnds)})(?!\\p{L})|\\s*[.,!?;:(]|\\s*$)`,
  "iu",
);

/** "Suite à vos messages, ma recette de cake aux olives": what the line says that its recipe is of; null where it says nothing of it. */
export function recipeOf(text: string): string | null {
  const told = RECIPE_OF.exec(text)?.[1]?.trim() ?? "";
  const isName = /\p{L}{3}/u.test(told) && !NO_NAME.test(told);
  return isName ? withCapital(withoutTalk(told, languageOf(text))) : null;
}

/** "here's the tuna pasta thing you asked for" names "Tuna pasta"; null where a message names no dish. */
export function namedInMessage(text: string): string | null {
  const language = languageOf(text);
  const told = recipeOf(text);
  if (told !== null) return told;
  for (const found of text.matchAll(namedIn(language === UNTOLD ? "" : language))) {
    const name = found[1]?.trim() ?? "";
    if (name.length < 3 || NO_NAME.test(name)) continue;
    // "Bolo de cenoura": what stands behind a name goes on with it.
    if (
      language === UNTOLD &&
      ENDS_IN_NAME.test(text.slice(Math.max(0, found.index - LONGEST_WORD), found.index))
    )
      continue;
    return withCapital(withoutTalk(name, language));
  }
  return null;
}

const UNTOLD = languageOf(""); // a message too short to tell it
const LONGEST_WORD = 24;
const ENDS_IN_NAME = /(?<!\p{L})\p{Lu}\p{Ll}{2,20}\s$/u;
const talkedIn = keepingRecent(
  (language: string): ReadonlySet<string> =>
    new Set(LANGUAGES.find(({ code }) => code === language)?.titles?.talked?.split("|")),
);

/** "the best pasta salad" of a message without the words of talk before it. */
function withoutTalk(name: string, language: string): string {
  const words = name.split(" ");
  const from = words.findIndex((word) => !talkedIn(language).has(word.toLowerCase()));
  return from < 1 ? name : words.slice(from).join(" ");
}

const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Of a caption's stretches between pictographs the one that names the dish. */
function nameAmong(stretches: readonly string[], knows: Knows): string | null {
  const named = stretches.filter((stretch) => !SELLING.test(stretch) && !isTalk(stretch));
  return (
    named.find((stretch) => (SHOUT.exec(stretch)?.[0] ?? "").split(" ").some(knows)) ??
    named.find((stretch) => SHOUT.test(stretch)) ??
    named.find((stretch) => /^\p{Lu}/u.test(stretch) && !isMessage(stretch)) ??
    named[0] ??
    null
  );
}

/** The recipe's name without praise ("The Best Garlic Bread You'll Ever Make" → "Garlic Bread"); unchanged when fewer than two words would be left. */
export function withoutPraise(title: string): string {
  const plain = title.replace(TRAILING, "").replace(LEADING, "").trim();
  return plain.split(/\s+/).length >= 2 && /\p{L}/u.test(plain) ? plain : title;
}

/** The name without a bracket that only sells it: "Brownies (The Only Recipe You'll Ever Need!)" is "Brownies". */
function withoutBoast(title: string): string {
  const plain = title.replace(BOASTS, "").trim();
  return /\p{L}{2}/u.test(plain) ? plain : title;
}

/** "24 cm" */
const isLength = (text: string): boolean =>
  Array.from(text.matchAll(/\d\s?(\p{L}{1,4})(?!\p{L})/gu)).some(
    ([, unit = ""]) => unitWritten(unit)?.kind === "length",
  );

/** "(from 7 months)" tells no time of cooking. */
const LONGEST_COOKING = 2 * 24 * 60;

/** "(30 min)", "(springvorm van 24 cm)": how long it takes, or what it is baked in. */
function withoutMeasure(title: string): string {
  const [bracket = "", inner = ""] = LAST_BRACKET.exec(title) ?? [];
  const isTime = findDurations(inner).some(({ minutes }) => minutes < LONGEST_COOKING);
  const isMeasure = isTime || isLength(inner);
  return isMeasure && bracket.length < title.length ? title.slice(0, -bracket.length) : title;
}
const LAST_BRACKET = /(?<!\s)\s{1,3}\(([^()]{2,40})\)$/u;

/** The dish's name in a title, in the title's own words; never empty. */
export function dishName(
  title: string,
  stretches: readonly string[] = [],
  knows: Knows = () => false,
): string {
  const stretch = withoutTrimmings(stretches.length > 1 ? (nameAmong(stretches, knows) ?? title) : title);
  const shouted = /\p{Ll}{2}/u.test(stretch) ? SHOUT.exec(stretch)?.[0] : undefined;
  const isShout =
    shouted !== undefined &&
    shouted.length >= FEWEST_SHOUTED &&
    isMessage(stretch) &&
    shouted.length < stretch.length;
  const bare = withoutBoast(
    withoutFacts(
      withoutOwner(
        withoutMeasure(isShout ? shouted : stretch)
          .replace(REPLY, "")
          .replace(TAG, "")
          .replace(LABEL_FOR, ""),
      ).replace(CLAUSE, ""),
      true,
    ).text,
  )
    .replace(REMARK, "")
    // "(the one everyone asks for!)", of which the talk is gone.
    .replace(/(?<!\s)\s+\([^()]{0,60}$/u, "")
    .replace(/(?<![\s!?])(?:[\s!?]{2,}|[!?])$/u, "")
    .trim();
  const alone = withoutSite(bare, knows);
  const message = isMessage(alone) ? namedInMessage(bare) : null;
  const name = tidyTitle(message ?? alone);
  if (!/\p{L}{2}/u.test(name)) return title;
  const isShouted = /\s/.test(title.trim()) && !/\p{Ll}/u.test(title);
  if (/\s/.test(name.slice(name.search(/\p{L}{2}/u))) && !/\p{Ll}/u.test(name)) return quiet(name);
  if (isShouted && name === name.toUpperCase()) return name.charAt(0) + name.slice(1).toLowerCase();
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : quietOpening(name);
}
