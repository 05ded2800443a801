/** Words for where to that stand for an order which is left out: "gehakt erbij", "Kürbiskerne drauf". */
import type { GlossToken } from "./forms";
import type { Raw } from "./phrases";

/** Open a shape or a place: "in Ringe", "in den Kühlschrank". */
export const INTO: ReadonlySet<string> = new Set(["in", "into"]);
const JOINS: ReadonlySet<string> = new Set(["and", "then"]);

/** Where the clause that is read last begins: behind a mark, or behind an order that ends with its verb and "and". */
function clauseFrom(tokens: readonly GlossToken[]): number {
  const mark = tokens.findLastIndex(({ kind }) => kind === "mark");
  const joined = tokens.findLastIndex(
    ({ means }, at) => JOINS.has(means) && tokens[at - 1]?.kind === "verb" && tokens[at - 1]?.leads !== true,
  );
  return Math.max(mark, joined) + 1;
}

/** The clause that is read last names a food and has no order. */
export function addsFood(tokens: readonly GlossToken[]): boolean {
  const clause = tokens.slice(clauseFrom(tokens));
  return clause.some(({ kind }) => kind === "food") && clause.every(({ kind }) => kind !== "verb");
}

/** The clause that is read last only joins an order, whose food it is: "Linsen abspülen und dazu". */
export const joinsOrder = (tokens: readonly GlossToken[]): boolean =>
  clauseFrom(tokens) === tokens.length && JOINS.has(tokens.at(-1)?.means ?? "");

/** Words that are looked through for an order. */
const MOST_BEHIND = 40;

/** The sentence ends at `from` or goes on with an order: "und dazu, mit der Brühe auffüllen", and not "und dazu, Salz nach Geschmack". */
export function endsOrOrders(raw: readonly Raw[], from: number, isVerb: (text: string) => boolean): boolean {
  const behind = raw.slice(from, from + MOST_BEHIND);
  const end = behind.findIndex(({ text, isWord }) => !isWord && /[.!?;]/.test(text));
  const words = behind.slice(0, end < 0 ? behind.length : end).filter(({ isWord }) => isWord);
  return words.length === 0 || words.some(({ text }) => isVerb(text));
}

/**
 * "Doe de olie in de wok, ui erbij", "Zwiebel anbraten und Knoblauch dazu": before the food the order at `at` has ended its clause, has said
 * where to, or has its particle ("blus af"), so that "erbij" is of the food behind it.
 */
export function hasItsPlace(text: string, tokens: readonly GlossToken[], at: number): boolean {
  const from = clauseFrom(tokens);
  const order = tokens[at];
  if (order === undefined || from <= at) return false;
  const said = tokens.slice(at + 1, from);
  return (
    tokens[from - 2] === order ||
    /\s/.test(text.slice(order.start, order.end)) ||
    said.some(({ means }) => INTO.has(means.split(" ")[0] ?? ""))
  );
}

const BESIDE: ReadonlySet<string> = new Set(["meanwhile", "while"]);

/** "mientras preparás el resto": what is done beside something else is told right behind its word. */
export const isBeside = (tokens: readonly GlossToken[]): boolean => BESIDE.has(tokens.at(-1)?.means ?? "");
