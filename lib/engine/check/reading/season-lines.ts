/** Lines of a list that name several things to season with: "oil, salt and pepper", "salt, pepper, 1 pinch of sugar". */
import { CHECKING } from "@/lib/engine/language/checking";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { quantitiesIn } from "./quantities";
import { stemsOf } from "./tokens";

/** Salt, pepper, oil and the like, which a line has together. */
const isSeasoningLike = (stem: string): boolean =>
  CHECKING.seasonings.has(stem) || (findFood(stem)?.food.classes.has("oil") ?? false);

/** What each piece of such a line names, without the amounts that further pieces have; null for other lines: "1 onion, salt". */
export function seasoningPieces(text: string, language: string): string[] | null {
  if (!text.includes(",")) return null;
  const pieces = text.split(",").map((piece) => ({ piece, amounts: quantitiesIn(piece, language) }));
  const opens = pieces[0]?.amounts.length === 0;
  const isPiece = ({ piece, amounts }: (typeof pieces)[number]): boolean =>
    amounts.length > 0 || stemsOf(piece).some(isSeasoningLike);
  if (pieces.length < 2 || !opens || !pieces.every(isPiece)) return null;
  return pieces.map(({ piece, amounts }) =>
    amounts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), piece),
  );
}
