/** "Salz, Pfeffer und Paprika", "Paprika (Gewürz)": a vegetable's word that names a spice beside other seasonings. */
import type { GlossToken } from "./entry";

const SEASONING = /(?:^| )(?:salt|pepper)$/;
const VEGETABLE = /^bell |(?:^| )(?:pickled|roasted) /;
const JOINS: ReadonlySet<string> = new Set([",", "and"]);
/** Of a bracket behind the word. */
const SAYS_SPICE = /^(?:spice|seasoning|ground|powder)/;

const isSeasoning = (token: GlossToken | undefined): boolean =>
  token?.kind === "food" && SEASONING.test(token.means) && !VEGETABLE.test(token.means);

/** `tokens` with the words of `spices` ("Paprika": "paprika") read as spices, where they stand right behind salt or pepper or a bracket says so. */
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
    return bracketed || joined ? { ...token, means, entry: null } : token;
  });
}
