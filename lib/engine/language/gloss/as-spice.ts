/** "Salz, Pfeffer und Paprika", "1 TL Paprika", "mit Paprika würzen": a vegetable's word that names a spice beside other seasonings, by its measure or its verb. */
import { SPOONED, unitWritten } from "@/lib/engine/language/units";
import type { GlossToken } from "./entry";

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
