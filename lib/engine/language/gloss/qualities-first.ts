/** Languages that tell of a food behind its name: what tells of it is brought before it, as the engine's words have it. */
import type { GlossToken } from "./entry";

/** "of", "of the" */
export const OF = /^of(?: the)?(?= |$)/;
const isFood = (token: GlossToken | undefined): boolean => token?.kind === "food";

const COLOURS: ReadonlySet<string> = new Set(["red", "green", "yellow", "white", "black", "orange", "brown"]);
const isNoun = (token: GlossToken | undefined): boolean => isFood(token) || token?.kind === "thing";

/** "beurre mou" → "soft butter", "bouillon de bœuf" → "beef broth": what tells of a food stands before it. */
export function qualitiesFirst(tokens: readonly GlossToken[]): GlossToken[] {
  const ordered: GlossToken[] = [];
  /** Where the last name of a food begins in `ordered`; -1 when the last word is no part of one. */
  let name = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (name >= 0 && token.kind === "describing" && !token.means.endsWith("ly")) {
      ordered.splice(name, 0, token);
      continue;
    }
    // "les poivrons rouge et jaune", "os pimentões vermelho e amarelo": both stand before the name, as in "red and yellow peppers".
    const described = name >= 0 && name < ordered.length - 1 && ordered[name]?.kind === "describing";
    if (described && token.means === "and" && next?.kind === "describing" && !isNoun(tokens[at + 2])) {
      ordered.splice(name + 1, 0, token, next);
      at += 1;
      continue;
    }
    // "pimientos verdes y rojos": the pepper of the second colour is one too.
    const own = name >= 0 && name === ordered.length - 1 ? ordered[name] : undefined;
    const [colour = "", ...head] = own?.means.split(" ") ?? [];
    const isOther = COLOURS.has(colour) && next !== undefined && COLOURS.has(next.means);
    if (own !== undefined && head.length > 0 && token.means === "and" && isOther && !isNoun(tokens[at + 2])) {
      ordered.push(token, { ...next, kind: own.kind, means: `${next.means} ${head.join(" ")}` });
      at += 1;
      name = -1;
      continue;
    }
    // "la scorza grattugiata del limone": what was done to a part stands before it, so that the part stays with its whole.
    if (token.kind === "participle" && tokens[at - 1]?.kind === "thing" && OF.test(next?.means ?? "")) {
      ordered.splice(-1, 0, token);
      continue;
    }
    if (name >= 0 && token.means === "of" && isFood(next)) {
      ordered.splice(name, 0, next!);
      at += 1;
      continue;
    }
    if (isFood(token)) name = ordered.length;
    else name = -1;
    ordered.push(token);
  }
  return ordered;
}
