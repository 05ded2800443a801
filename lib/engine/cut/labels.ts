/** Openings that only name the work that follows and are nothing to do: "Brown the butter: …", "**Make the dough.** …", "Make the dough." */
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { withoutTalk } from "@/lib/engine/language/shapes";
import { withoutTrailing } from "./group";
import { headOf } from "./joints";
import { isSure, isVerb, readBy, type Token } from "./verbs";

/** The name of the work has no more words behind its article. */
const NAME_WORDS = 3;
const MOST_CHARS = 100;

export type NamedWork = { label: string; setting: string | null };

const withoutEnd = (sentence: string): string => sentence.replace(/(?<![\s.:!])[\s.:!]+$/u, "");

/** Tokens `[from, …)` are an article and a name of few words. */
function isName(tokens: readonly Token[], from: number, words: CuttingWords): boolean {
  const name = tokens.slice(from + 1);
  return (
    words.plainObjects.has(tokens[from]?.text ?? "") &&
    name.length > 0 &&
    name.length <= NAME_WORDS + 1 &&
    name.every(({ kind, text }) => kind === "word" && !words.prepositions.has(text))
  );
}

/** "For the filling": words of a name with what opens it. */
const NAMED = 3;

/** The heading that `sentence` is, where it has no verb: "For the glaze." heads the work behind it; null for everything else. */
export function bareHeading(sentence: string, words: CuttingWords): string | null {
  if (sentence.length > MOST_CHARS) return null;
  const text = withoutEnd(sentence);
  const tokens = readBy(text, words);
  // "Für die Füllung die Eier trennen": the order stands last.
  const orders = words.gloss !== undefined && tokens.length > NAMED && tokens.at(-1)?.verb === true;
  return words.partOpeners.has(tokens[0]?.text ?? "") && isName(tokens, 1, words) && !orders ? text : null;
}

/** "First, the onions.", "Now for the yogurt.": a heading that says when; null for everything else. */
export function ledHeading(sentence: string, words: CuttingWords): string | null {
  if (sentence.length > MOST_CHARS || words.gloss !== undefined) return null;
  const text = withoutEnd(sentence);
  const tokens = readBy(text, words);
  if (!words.headingLeads.has(tokens[0]?.text ?? "")) return null;
  const comma = tokens[1]?.text === "," ? 2 : 1;
  const from = words.partOpeners.has(tokens[comma]?.text ?? "") ? comma + 1 : comma;
  // "Next comes the fun": what is told is no name.
  const told = tokens.some((token) => words.verbs.has(token.text) || words.statements.has(token.text));
  return !told && isName(tokens, from, words) ? text : null;
}

/** What a heading names with its article, "the onions" of "Start with the onions", where it is a food of the list; null where it is none. */
export function foodOfHeading(
  heading: string,
  foods: ReadonlySet<string> | undefined,
  words: CuttingWords,
): string | null {
  const tokens = readBy(heading, words);
  const article = tokens.findLastIndex(({ text }) => words.plainObjects.has(text));
  if (article < 0 || foods?.has(tokens.at(-1)?.text ?? "") !== true) return null;
  return heading.slice(tokens[article]?.start ?? 0).toLowerCase();
}

/** The order with the food that was spoken of in the place of its pronoun, "Slice the onions thinly" of "Slice them thinly"; null without one. */
export function withFood(order: string, food: string, words: CuttingWords): string | null {
  const tokens = readBy(order, words);
  const [, object] = tokens;
  const takes = object !== undefined && words.pronouns.has(object.text);
  return takes && isVerb({ text: order, tokens, words }, 0, true)
    ? `${order.slice(0, object.start)}${food}${order.slice(object.end)}`
    : null;
}

/** A name alone before the work it heads, in a language that is read by a gloss: "Crema. Montate …"; null for everything else. */
export function nameAlone(sentence: string, words: CuttingWords): string | null {
  if (words.gloss === undefined || sentence.length > MOST_CHARS) return null;
  const text = withoutEnd(sentence);
  const tokens = readBy(text, words);
  if (tokens.length === 0 || tokens.length > NAME_WORDS || /[:!]/.test(sentence)) return null;
  const named = tokens.every(
    ({ kind, verb, manner, text: word }) =>
      kind === "word" && verb !== true && manner !== true && !words.and.has(word) && !words.then.has(word),
  );
  const [first] = tokens;
  return named &&
    first !== undefined &&
    !words.prepositions.has(first.text) &&
    !words.settings.has(first.text)
    ? text
    : null;
}

/** The work that `sentence` names, and the setting it states ("While it bakes"); null when it tells to do something. */
export function namedWork(sentence: string, words: CuttingWords): NamedWork | null {
  if (sentence.length > MOST_CHARS) return null;
  const text = withoutEnd(sentence);
  const tokens = readBy(text, words);
  if (tokens.some((token) => token.kind === "number" || token.bracketed)) return null;
  const comma = tokens.findIndex((token) => token.text === ",");
  const verb = comma + 1;
  if (!words.namingVerbs.has(tokens[verb]?.text ?? "")) return null;
  let at = verb + 1;
  while (words.namingWords.has(tokens[at]?.text ?? "")) at += 1;
  if (!words.plainObjects.has(tokens[at]?.text ?? "")) return null;
  const from = at + 1;
  let to = from;
  while (to < tokens.length && !words.subordinators.has(tokens[to]?.text ?? "")) {
    const { text: word = "", kind = "mark" } = tokens[to] ?? {};
    if (kind !== "word" || words.prepositions.has(word) || words.and.has(word)) return null;
    to += 1;
  }
  if (to === from || to - from > NAME_WORDS) return null;
  const name = text.slice(tokens[verb]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const behind = to < tokens.length ? text.slice(tokens[to]?.start ?? 0) : null;
  const before = comma > 0 ? text.slice(0, tokens[comma]?.start ?? 0) : null;
  return behind !== null && before !== null ? null : { label, setting: before ?? behind };
}

/** A label is no longer than this. */
const LABEL_WORDS = 6;
const LABEL_CHARS = 60;
/** Its order stands among so many words behind it. */
const ORDER_WORDS = 40;

const wordCount = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/).length);

export type Labelled = { label: string | null; text: string };

/** What stands before a colon, when it names the work behind it; a setting ("While it bakes: …") keeps its words with a comma. */
export function colonLabel(text: string, words: CuttingWords): Labelled {
  const colon = text.slice(0, LABEL_CHARS + 1).indexOf(":");
  if (colon <= 0 || !/\s/.test(text.charAt(colon + 1))) return { label: null, text };
  // "So: beat the eggs", "also: die Eier verquirlen"
  if (withoutTalk(text) !== text) return { label: null, text: withoutTalk(text) };
  const label = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1).trim();
  if (wordCount(label) > LABEL_WORDS + 2 || /[.;!?(]/.test(label)) return { label: null, text };
  const tokens = readBy(label, words);
  const first = tokens[0]?.text ?? "";
  // "Then prepare the custard: …"
  const name = words.then.has(first) ? tokens[1] : undefined;
  if (name !== undefined) {
    const bare = text.slice(name.start);
    return colonLabel(bare.charAt(0).toUpperCase() + bare.slice(1), words);
  }
  if (words.remarks.has(first)) return { label: null, text };
  const work = { text: rest, tokens: readBy(rest, words), words };
  // "Teig rühren: Mehl und Zucker vermengen": some languages have the order last.
  const toldLast =
    wordCount(label) <= NAME_WORDS &&
    !words.plainObjects.has(first) &&
    !words.prepositions.has(first) &&
    work.tokens.findLast(({ kind }) => kind === "word")?.verb === true;
  const verbal = toldLast || headOf(work, 0, Math.min(work.tokens.length, ORDER_WORDS)).verb >= 0;
  if (!verbal) return { label: null, text };
  // "Press it out gently: if it springs back, wait 10 minutes" tells to press.
  const orders = isVerb({ text: label, tokens, words }, 0, true);
  if (orders && words.conditions.has(work.tokens[0]?.text ?? "")) return { label: null, text };
  // "Take it off the heat at once: the eggs go on cooking" says why.
  if (orders && !toldLast && words.plainObjects.has(work.tokens[0]?.text ?? "")) return { label: null, text };
  const named = namedWork(label, words);
  if (named !== null) return { label: named.label, text: settled(named.setting, rest) };
  // "What floats is done: lift it out": told, and no name.
  if (tokens.some((token) => words.statements.has(token.text))) return { label: null, text };
  const meanwhile = tokens.every((token) => words.leads.has(token.text) || words.settings.has(token.text));
  if (meanwhile) return { label: null, text: settled(label, rest) };
  const timed = tokens.some((token) => words.dayWords.has(token.text)) && !words.verbs.has(first);
  const setting = words.subordinators.has(first) || timed;
  // "Day 1, morning: stir …" with one comma, at which nothing is cut.
  if (setting) return { label: null, text: settled(timed ? label.replace(/,\s/g, " ") : label, rest) };
  return wordCount(label) <= LABEL_WORDS ? { label, text: rest } : { label: null, text };
}

/** A setting before what happens in it: "While it bakes, whisk …". */
export function settled(setting: string | null, text: string): string {
  if (setting === null) return text;
  // "THE NIGHT BEFORE: Soak …" shouts as a label does, and is none any more.
  const said = /\p{Ll}/u.test(setting) ? setting : setting.toLowerCase();
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${lower(text)}`;
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

// "Or pulse it in a food processor." by itself is another way to do what stands before it. Told as an order of its own the cook would do
// both, so it stays in one line with the order that it may take the place of, and is not cut.

/** Letters in which the first word of a sentence stands. */
const OPENING = 24;
/** Words of a line that still is one; a longer way is told by itself. */
const MOST_WORDS = 60;

/** The sentence opens with "or", in its own language, and is more than a label: "Or: …". */
export function opensAlternative(sentence: string, words: CuttingWords | null): boolean {
  if (words === null || !/^\p{L}{1,12}[\s,]/u.test(sentence)) return false;
  const [first] = readBy(sentence.slice(0, OPENING), words);
  return first?.start === 0 && words.alternatives.has(first.text);
}

/** Words of "Alternatively, …" that are one line; a way that is told at length has its orders one by one. */
const MOST_IN_ONE = 40;

/** "Alternatively, cut the meat up and fry it with the onions": one thing to do in place of another, and no two orders. */
export function isOtherWay(sentence: string, words: CuttingWords | null): boolean {
  if (words === null || sentence.split(" ").length > MOST_IN_ONE) return false;
  const [first] = readBy(sentence.slice(0, OPENING), words);
  return first !== undefined && words.otherWays.has(first.text);
}

/** The other way, and what a text in small letters sets behind its stop: "or scrape into glasses. stir to get a foam" are two sentences. */
export function alternativeApart(sentence: string, words: CuttingWords | null): string[] {
  if (words === null || !opensAlternative(sentence, words)) return [sentence];
  for (const { index, 0: stop } of sentence.matchAll(/\p{Ll}[.!]\s(?=\p{Ll}{2})/gu)) {
    const rest = sentence.slice(index + stop.length);
    const tokens = readBy(rest.slice(0, OPENING), words);
    if (isSure({ text: rest, tokens, words }, 0))
      return [sentence.slice(0, index + stop.length).trimEnd(), rest];
  }
  return [sentence];
}

/** "Or", "OR" within a line. */
const inLine = (order: string): string =>
  /^\p{Lu}{2,}\b/u.test(order)
    ? order.replace(/^\p{Lu}+/u, (word) => word.toLowerCase())
    : order.charAt(0).toLowerCase() + order.slice(1);

/** The order with its other way behind it, as one line; null where that is too long for one. */
export function withAlternative(order: string, other: string): string | null {
  if (order.split(" ").length + other.split(" ").length > MOST_WORDS) return null;
  const before = order.replace(/[.!…]{1,3}$/u, "").trimEnd();
  const line = `${before}, ${withoutTrailing(inLine(other).trimEnd())}`;
  return /[.!?…]["'”’)\]]*$/u.test(line) ? line : `${line}.`;
}
