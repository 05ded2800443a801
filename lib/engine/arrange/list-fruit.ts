/** Zest and juice that a list asks for: "juice and zest of 2 lemons", "2 lemons, zest of both, juice of 1". */
import { LIST_WORK } from "@/lib/engine/language/preparation";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { counted } from "./list-counts";
import { wordsOf, type Piece } from "./list-words";

const { fruitParts: FRUIT_PARTS, handWork: HAND_WORK, saying: SAYING } = LIST_WORK;
const JOINT = ` ${SAYING.and} `;

/** One thing to do to a line's food before cooking. */
export type ListWork = {
  /** "Finely chop 1 onion." */
  text: string;
  /** How much of the line it is done to: "all", or "2 cloves" where the line says so. */
  amount: "all" | (string & {});
  /** The verbs, as imperatives in small letters: a method that says one of them says the work itself. */
  verbs: string[];
  /** What is done to the food itself, where the sentence says nothing else: the rest of it can be said without what the method says. */
  whole?: { pieces: readonly Piece[]; food: string };
};

/** How much work on one of several parts of a food is done to: the list does not say. */
export const PART_AMOUNT = "some";

/** "Zest and juice 2 lemons." of "juice and zest of 2 lemons". */
export function fromFruit(text: string): ListWork | null {
  const low = text.toLowerCase().replace(/(?:(?<!\s)\s+)?[&+]\s*/g, JOINT);
  const found = LIST_WORK.fruitOpenings.find(({ before }) => low.startsWith(`${before} `));
  if (found === undefined) return null;
  const fruit = (low.slice(found.before.length).split(/[,(;]/)[0] ?? "").trim();
  if (fruit === "" || fruit.length > 60) return null;
  return {
    text: `${found.said} ${fruit}.`,
    amount: "all",
    verbs: [...found.verbs],
  };
}

/** "Juice ½ orange." of "zest of 1 orange, juice of ½". */
export function furtherFruit(segment: string, line: IngredientLine): ListWork | null {
  const [count = "", done = "", ...more] = wordsOf(segment);
  const verb = HAND_WORK[done];
  if (more.length > 0 || (verb !== FRUIT_PARTS.zest && verb !== FRUIT_PARTS.juice)) return null;
  const food = counted(segment, line)?.food ?? `${count} ${line.name}`;
  return {
    text: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${food}.`,
    amount: PART_AMOUNT,
    verbs: [verb],
  };
}

/** "Juice of 1", "zest of both" behind the name as work on so many, "1 juiced", "zest"; other pieces as they are. */
export function asWork(segment: string): string {
  const [part = "", of = "", which = "", ...more] = wordsOf(segment.toLowerCase());
  const isPart = part === FRUIT_PARTS.zest || part === FRUIT_PARTS.juice;
  if (!isPart || of !== FRUIT_PARTS.of || which === "" || more.length > 0) return segment;
  if (FRUIT_PARTS.whole.has(which)) return part;
  const done = Object.keys(HAND_WORK).find((word) => HAND_WORK[word] === part);
  return done === undefined ? segment : `${which} ${done}`;
}
