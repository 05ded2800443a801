/**
 * Foods that their own word does not tell: a vegetable that is a spice here, one that is left out or written by a letter, a second kind
 * behind "or".
 */
import { SPOONED, unitWritten } from "@/lib/engine/language/units";
import { ARTICLES } from "./amounts-and-articles";
import type { GlossToken } from "./forms";

// "Salz, Pfeffer und Paprika", "1 TL Paprika", "mit Paprika würzen": a vegetable's word that names a spice beside other seasonings, by its
// measure or its verb.

const SEASONING = /(?:^| )(?:salt|pepper)$/;
const VEGETABLE = /^bell |(?:^| )(?:pickled|roasted) /;
const JOINS: ReadonlySet<string> = new Set([",", "and"]);
/** Of a bracket behind the word. */
const SAYS_SPICE = /^(?:spice|seasoning|ground|powder)/;

/** Kinds of the spice, behind a comma: "Paprika, edelsüß". */
const KINDS: ReadonlySet<string> = new Set(["sweet", "hot"]);
const SEASONS = /^season(?: |$)/;
const WITH = "with";
/** Words from "with" to the spice: "with caraway and paprika". */
const WITH_REACH = 6;

/** "1 TL", "2 Prisen" */
function isSpooned(token: GlossToken | undefined): boolean {
  if (token?.kind !== "kept") return false;
  const unit = unitWritten(/(?<!\p{L})\p{L}+$/u.exec(token.means)?.[0].toLowerCase() ?? "");
  return unit !== null && SPOONED.has(unit.id);
}

/** "Mit Kümmel und Paprika würzen", "kruid met paprika": what is seasoned with. */
function isSeasonedWith(tokens: readonly GlossToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - WITH_REACH), at);
  const from = before.findLastIndex(({ means }) => means === WITH || means.startsWith(`${WITH} `));
  if (from < 0 || before.slice(from + 1).some(({ kind }) => kind === "verb")) return false;
  return tokens.some(({ kind, means }) => kind === "verb" && SEASONS.test(means));
}

const isSeasoning = (token: GlossToken | undefined): boolean =>
  token?.kind === "food" && SEASONING.test(token.means) && !VEGETABLE.test(token.means);

/** `tokens` with the words of `spices` ("Paprika": "paprika") read as spices, where they stand right behind salt or pepper, a spoon measures them, something is seasoned with them, or a bracket says so. */
export function asSpices(
  tokens: GlossToken[],
  text: string,
  spices: Readonly<Record<string, string>>,
): GlossToken[] {
  return tokens.map((token, at) => {
    const means =
      token.kind === "food" ? spices[text.slice(token.start, token.end).toLowerCase()] : undefined;
    if (means === undefined) return token;
    const [mark, said] = tokens.slice(at + 1, at + 3);
    const bracketed = mark?.means === "(" && SAYS_SPICE.test(said?.means ?? "");
    const joined = JOINS.has(tokens[at - 1]?.means ?? "") && isSeasoning(tokens[at - 2]);
    const isKind = mark?.means === "," && said?.kind === "describing" && KINDS.has(said.means);
    const isSpice = bracketed || joined || isKind || isSpooned(tokens[at - 1]) || isSeasonedWith(tokens, at);
    return isSpice ? { ...token, means, entry: null } : token;
  });
}

// Foods that are left out or written by a letter: "mit der übrigen den Kohl beträufeln", "die anderen in Würfel", "S & P".

const NAMES: ReadonlySet<GlossToken["kind"]> = new Set([
  "food",
  "thing",
  "unknown",
  "describing",
  "participle",
  "kept",
]);
const REMAINING = /(?<=^|^the )remaining$/;
const OTHERS = /(?<=^|^the )others$/;

/** A name follows, or a word of one behind a comma: "die restliche, kalte Butter". */
function namesNext(tokens: readonly GlossToken[], at: number): boolean {
  const next = tokens[at + 1]?.means === "," ? tokens[at + 2] : tokens[at + 1];
  if (next === undefined || (next !== tokens[at + 1] && next.kind !== "describing")) return false;
  return NAMES.has(next.kind);
}

/**
 * `tokens` with "remaining" as "the rest" where no name follows, and "others" as "other" where one does. What was said of a name before
 * ("la farina rimanente") stays.
 */
export function withoutNames(tokens: readonly GlossToken[]): GlossToken[] {
  return tokens.map((token, at) => {
    const { means } = token;
    if (OTHERS.test(means) && namesNext(tokens, at))
      return { ...token, means: means.replace(OTHERS, "other") };
    const opens = means.startsWith("the ") || ARTICLES.has(lastWord(tokens[at - 1]?.means ?? ""));
    if (!REMAINING.test(means) || !opens || namesNext(tokens, at)) return token;
    // "mit der übrigen den Kohl": what it is done to is another name.
    const mark = tokens[at + 1]?.kind === "grammar" ? "," : "";
    return { ...token, means: means.replace(REMAINING, `rest${mark}`) };
  });
}

const lastWord = (means: string): string => means.slice(means.lastIndexOf(" ") + 1);

const JOINED = /^(?:[&+/]|and)$/;

/** "S & P", "p en z", "S+P": two letters that stand for what is put in beside each other. */
export function byLetters(
  tokens: readonly GlossToken[],
  text: string,
  letters: Readonly<Record<string, string>>,
): GlossToken[] {
  const lettered = (at: number): string | undefined => {
    const token = tokens[at];
    return token?.kind === "unknown" ? letters[text.slice(token.start, token.end).toLowerCase()] : undefined;
  };
  const joins = (at: number): boolean => JOINED.test(tokens[at]?.means ?? "");
  return tokens.map((token, at) => {
    const means = lettered(at);
    const other = joins(at + 1) ? lettered(at + 2) : joins(at - 1) ? lettered(at - 2) : undefined;
    if (means !== undefined && other !== undefined && other !== means)
      return { ...token, means, kind: "food" };
    const between = joins(at) && lettered(at - 1) !== undefined && lettered(at + 1) !== undefined;
    return between ? { ...token, means: "and", kind: "grammar" } : token;
  });
}

// "Vinaigre de cidre ou de vin blanc": behind "or", the second kind of a thing that was named with its first.

/** Words between a thing and its kind, "caldo de gallina", with the blanks around them. */
const OF_KIND = /^\S+( (?:\p{L}{1,3} |\p{L}['’]))/u;

/** "Caldo de gallina o verduras": the second kind, where its name has no "of" of its own. */
function secondKind(
  text: string,
  first: GlossToken,
  second: GlossToken,
  read: (text: string) => readonly GlossToken[],
): GlossToken | null {
  if (second.kind !== "food" && second.kind !== "describing") return null;
  const named = text.slice(first.start, first.end);
  const [, of] = OF_KIND.exec(named) ?? [];
  if (of === undefined) return null;
  const head = named.slice(0, named.indexOf(" "));
  const kind = text.slice(second.start, second.end);
  for (const whole of [`${head}${of}${kind}`, `${head} ${kind}`]) {
    const [known, ...more] = read(whole);
    if (known?.kind === "food" && more.length === 0)
      return { ...known, start: second.start, end: second.end };
  }
  return null;
}

/** `tokens` with "or of white wine" behind "cider vinegar" read as "or white wine vinegar", where `read` knows both together as one food. */
export function withSecondKinds(
  tokens: GlossToken[],
  text: string,
  read: (text: string) => readonly GlossToken[],
): GlossToken[] {
  const result: GlossToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, or, of, second] = [result.at(-1), tokens[at], tokens[at + 1], tokens[at + 2]];
    if (or !== undefined) result.push(or);
    if (first?.kind !== "food" || or?.means !== "or" || of === undefined) continue;
    const bare = secondKind(text, first, of, read);
    if (bare !== null) {
      result.push(bare);
      at += 1;
      continue;
    }
    if (of.means !== "of" || second === undefined) continue;
    const [head] = text.slice(first.start, first.end).split(" ");
    const whole = `${head} ${text.slice(of.start, second.end)}`;
    const [known, ...more] = head === text.slice(first.start, first.end) ? [] : read(whole);
    if (known?.kind !== "food" || more.length > 0) continue;
    result.push({ ...known, start: of.start, end: second.end });
    at += 2;
  }
  return result;
}
