/** How the work on a food of the list is said: "Peel 900 g potatoes and cut into chunks." */
import { LIST_WORK } from "@/lib/engine/language/preparation";
import { wordsOf, type Piece } from "./list-words";

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
