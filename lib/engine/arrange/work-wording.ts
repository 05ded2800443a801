/**
 * How the work that a line of the list states is said, in English and in a language that is read by a gloss: its sentence, a further order,
 * where the amount stands, and what stands beside the work and is none of it.
 */
import { type GlossToken, NEITHER, REMARKS } from "@/lib/engine/language/gloss";
import type { OwnListWork } from "@/lib/engine/language/gloss/list-work";
import { LINKING } from "@/lib/engine/language/linking";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { type Piece, wordsOf } from "./list-words";

// How the work on a food of the list is said: "Peel 900 g potatoes and cut into chunks."

const { particles: PARTICLES, saying: SAYING } = LIST_WORK;

/** Between the last two of several. */
export const JOINT = ` ${SAYING.and} `;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const joined = (texts: readonly string[]): string => texts.join(JOINT);
export const saying = (piece: Piece): string => `${piece.how === "" ? "" : `${piece.how} `}${piece.verb}`;

/** "cut into strips", behind what was said of the same food. */
export const goingOn = (piece: Piece | undefined): string =>
  piece === undefined ? "" : `${saying(piece)}${piece.rest === "" ? "" : ` ${piece.rest}`}`;

/** The verb with what stands before its object, "pat dry", "cut up", and what is left behind it. */
function withParticle(piece: Piece): { verb: string; rest: string } {
  const { verb: takesState, state } = SAYING.withState;
  const [first = "", ...behind] = wordsOf(piece.rest);
  const isState = piece.verb === takesState && piece.rest.startsWith(state);
  if (!isState && !PARTICLES.has(first)) return { verb: saying(piece), rest: piece.rest };
  return { verb: `${saying(piece)} ${first}`, rest: behind.join(" ") };
}

/** "Peel 900 g potatoes and cut into chunks." of the pieces that are done to the food itself. */
export function sentenceOf(pieces: readonly Piece[], food: string): string {
  const first: string[] = [];
  const later: string[] = [];
  let object = "";
  for (const piece of pieces) {
    const { verb, rest } = withParticle(piece);
    if (object === "") {
      if (rest !== "" && first.length > 0) {
        object = food;
        later.push(`${verb} ${rest}`);
      } else {
        first.push(verb);
        if (rest !== "") object = `${food} ${rest}`;
      }
    } else later.push(rest === "" ? verb : `${verb} ${rest}`);
  }
  if (object === "") object = food;
  const verbs =
    first.length > 1 ? joined([first.slice(0, -1).join(", "), first.at(-1) ?? ""]) : (first[0] ?? "");
  const end =
    later.length > 1
      ? `, ${joined([later.slice(0, -1).join(", "), later.at(-1) ?? ""])}`
      : later.map((one) => ` ${SAYING.and} ${one}`).join("");
  return `${capital(verbs)} ${object}${end}.`;
}

// How a second order of one line is said: "geschild en in blokjes gesneden" is "Schil … en snijd in blokjes".

/** A further order with the words before it: "en snijd in blokjes" of "en in blokjes gesneden", where `first`: orders open their clause. */
export function furtherOrder(
  text: string,
  tokens: readonly GlossToken[],
  { from, at }: { from: number; at: number },
  said: string,
  first: boolean,
): string {
  const order = said.replace("{food} ", "");
  const begins = tokens[at]!.start;
  const joint = tokens.slice(0, at).findLast(({ means, start }) => means === "and" && start >= from);
  if (!first || joint === undefined) return text.slice(from, begins) + order;
  return `${text.slice(from, joint.end)} ${order} ${text.slice(joint.end, begins)}`;
}

// What stands beside the work that a list states, and is none of it: weights, what is kept for the tin, talk; and where the amount is said.

/** "(environ 800 g égouttés)", "(400 g, 265 égouttés)", "(ou 500 g já demolhado)": what it weighs then, in brackets, and no work. */
export function tellsWeight(text: string, tokens: readonly GlossToken[], work: number): boolean {
  const open = tokens.slice(0, work).findLastIndex(({ means }) => means === "(");
  if (open < 0) return false;
  const inside = tokens.slice(open, work);
  const last = inside.findLastIndex(({ kind }) => kind === "kept");
  // "(150 g, haché)": behind its comma it is work.
  if (last < 0 || inside.slice(last).some(({ kind }) => kind === "mark")) return false;
  return inside.some(({ kind, start, end }) => kind === "kept" && /\p{L}/u.test(text.slice(start, end)));
}

/** "3 ovos, mas vai separado, já explico": what is told behind "but" is no order. */
export const isTalkedOf = (tokens: readonly GlossToken[], work: { from: number } | undefined): boolean =>
  tokens.slice(0, work?.from ?? 0).some(({ means }) => REMARKS.has(means));

const ADDS = new RegExp(`^(?:${LINKING.sums})(?: |$)`);
const lastWord = (means: string): string => means.slice(means.lastIndexOf(" ") + 1);

/** Where "plus un peu pour le moule", "y un poco más" begins behind the work that ends at `to`: more of the food, on which nothing is done; and "ni rabo". */
export function extraBehind(tokens: readonly GlossToken[], to: number): number | null {
  const behind = tokens.slice(to);
  for (const [at, { means, start }] of behind.entries()) {
    // "sin piel ni semillas"
    const isWithout = behind.slice(0, at).some((each) => LINKING.withoutWords.has(each.means));
    if (means === "+" || (NEITHER.has(means) && !isWithout) || ADDS.test(means)) return start;
    // "e un po' di più": a little more
    const first = at - (LINKING.openWords.has(lastWord(behind[at - 1]?.means ?? "")) ? 2 : 1);
    const before = behind[first];
    if (!LINKING.moreWords.has(lastWord(means)) || before === undefined) continue;
    if (before.kind === "mark") return start;
    if (before.means === "and" && (behind[first - 1]?.kind ?? "mark") === "mark") return before.start;
  }
  return null;
}

const VOWEL = /^[aeiouâàéèêëîïôœuùûüyh]/iu;
/** "180 g de beurre" of "Beurre mou : 180 g", "130 g Parmesan" of "Parmesan 130 g": a food that a line names first, as work says how much of it. */
export function withAmount(food: string, line: IngredientLine, forms: OwnListWork | null): string {
  const { text, nameStart, nameEnd } = line;
  const [of, elided] = forms?.ofWords ?? [];
  if (forms === null || nameStart !== 0 || line.quantity === null) return food;
  const amount = BEHIND.exec(text.slice(nameEnd))?.[1];
  const name = BEHIND.exec(food) === null ? food : food.replace(BEHIND, "");
  if (amount === undefined || line.unit === null) return food;
  if (of === undefined) return `${amount.trim()} ${name}`;
  const joint = elided !== undefined && VOWEL.test(name) ? elided : `${of} `;
  return `${amount.trim()} ${joint}${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
const BEHIND = /(?<![\s:,–—-])[\s:,–—-]{1,4}(\p{N}[\p{N}.,/ ]{0,8}\p{L}[\p{L}. ]{0,20})(?=$|[(,;])/u;
