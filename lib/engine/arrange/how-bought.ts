/** How a food is bought: what its line says of it and is no work, in a language that is read by a gloss. */
import { CHECKING } from "@/lib/engine/language/receipt";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { ALREADY, DESALTED, type GlossToken, SOAKED, STONED } from "@/lib/engine/language/gloss";
import { isOfBracket, type OwnListWork } from "@/lib/engine/language/gloss/list-work";
import { LINKING } from "@/lib/engine/language/linking";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";

/** The line is one of meat or fish. */
function isFlesh(tokens: readonly GlossToken[]): boolean {
  const classes = findFood(tokens.find(({ kind }) => kind === "food")?.means ?? "")?.food.classes;
  return [...CHECKING.flesh].some((kind) => classes?.has(kind));
}

/** "800 g di vitello a pezzi", "1 frango cortado em pedaços": meat is bought in pieces where no comma says otherwise. */
export function isBoughtInPieces(tokens: readonly GlossToken[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === "food");
  const mark = tokens.findIndex(({ kind }, index) => index > at && kind === "mark");
  const told = tokens.slice(at, mark < 0 ? tokens.length : mark);
  return isFlesh(tokens) && told.some(({ means }) => LIST_WORK.cut.pieces.has(means.split(" ").at(-1) ?? ""));
}

/** "200 g Bacon in Scheiben", "jambon en tranches": ham and cheese are bought sliced where no comma says otherwise. */
export function isBoughtSliced(tokens: readonly GlossToken[], shape: GlossToken): boolean {
  const at = tokens.findIndex(({ kind }) => kind === "food");
  const { slices, boughtSliced } = LIST_WORK.cut;
  const isSliced = boughtSliced.has(tokens[at]?.means.split(" ").at(-1) ?? "");
  const isSaidSo = tokens.some(({ kind, start }) => kind === "mark" && start < shape.start);
  return isSliced && !isSaidSo && shape.means.split(" ").some((word) => slices.has(word));
}

/** The first word of what is told, where it has several. */
export const firstOf = (told: string): string => told.slice(0, Math.max(0, told.indexOf(" ")));

/** "olives dénoyautées", "chiles sin semillas", "bacalhau demolhado": so they are bought where no comma says otherwise. */
export function isBoughtSo(
  text: string,
  tokens: readonly GlossToken[],
  at: number,
  forms: OwnListWork,
): boolean {
  const token = tokens[at];
  const before = tokens[at - 1]?.means ?? "";
  // "(già pulita)": somebody did it. "Farine non blanchie": nobody is to.
  if (ALREADY.has(before) || LINKING.negations.has(before) || isOfBracket(tokens, at)) return true;
  if (token === undefined || tokens.slice(0, at).some(({ kind }) => kind === "mark")) return false;
  const told = text.slice(token.start, token.end);
  const isState = token.kind === "participle" && told.includes(" ") && forms.orderOf(firstOf(told)) === null;
  return (
    STONED.has(token.means) ||
    DESALTED.has(token.means) ||
    (SOAKED.has(token.means) && isFlesh(tokens)) ||
    isState
  );
}
