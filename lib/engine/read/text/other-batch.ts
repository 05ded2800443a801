/** A list in one line that only tells the amounts of another batch: "Half batch: 3 onions, 2 1/2 c. sugar, 1 1/2 c. vinegar". */
import { foodWords } from "@/lib/engine/language/food/lexicon";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";

/** Foods that must stand in one proportion before a list is taken for another one's half or double. */
const FEWEST_SCALED = 3;
/** No list is looked through further, and no line. */
const MOST_LINES = 60;
const LONGEST_CHARS = 120;

type Item = { food: string; amount: number | null };

function itemOf(text: string): Item {
  const { name, quantity } = parseIngredientLine(text.slice(0, LONGEST_CHARS));
  return { food: foodWords(name).at(-1) ?? "", amount: quantity };
}

/**
 * Tells of the items of a line whether they are foods of `list`, most of them so many times as much as there, by one and the same factor. The
 * same amounts are none: that is the list again. The list is read once; each question is linear in its items times the lines read.
 */
export function otherBatchOf(list: readonly string[]): (items: readonly string[]) => boolean {
  const listed = list.slice(-MOST_LINES).map(itemOf);
  return (items) => {
    if (items.length < FEWEST_SCALED || items.length > MOST_LINES) return false;
    const times = items.map(itemOf).flatMap(({ food, amount }) => {
      const other = listed.find((each) => each.food === food && food !== "")?.amount ?? 0;
      return amount === null || other === 0 ? [] : [(amount / other).toFixed(2)];
    });
    return times.some((factor) => {
      const alike = times.filter((each) => each === factor).length;
      return factor !== "1.00" && alike >= FEWEST_SCALED && alike * 2 >= items.length;
    });
  };
}
