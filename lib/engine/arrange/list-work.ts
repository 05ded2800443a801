/**
 * Work that a list hides behind a comma ("1 onion, finely chopped"), read as single things to do: "Finely chop 1 onion."
 * Reads the line's own words only; the food is named as the line names it, with its amount.
 */
import { LINKING } from "@/lib/engine/language/linking";
import { ALTERNATIVE_WORDS } from "@/lib/engine/language/line-words";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import { unitById } from "@/lib/engine/language/units";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import {
  amountFirst,
  asWork,
  counted,
  fromFruit,
  furtherFruit,
  type ListWork,
  PART_AMOUNT,
  small,
  withAmountAhead,
  withoutStop,
} from "./list-parts";
import {
  asCut,
  clean,
  fruitParts,
  isFromTap,
  isKeptPart,
  nameEndOf,
  namesParts,
  orderIn,
  piecesOf,
  segmentsOf,
  wordsOf,
  type Piece,
  type Segment,
} from "./list-words";
import { capital, goingOn, joined, JOINT, saying, sentenceOf } from "./work-wording";

const {
  asides: ASIDES,
  ends: LIST_ENDS,
  fruitParts: FRUIT_PARTS,
  handWork: HAND_WORK,
  keptParts: KEPT_PARTS,
  manages: MANAGES,
  oneOfIt: ONE_OF_IT,
  particles: PARTICLES,
  removed: PARTS_REMOVED,
  saying: SAYING,
  secondAmount: SECOND_AMOUNT,
  separators: SEPARATORS,
  waitingStates: WAITING_STATES,
  weights: WEIGHTS,
} = LIST_WORK;

export type { ListWork } from "./list-parts";

/** The same, and what its sentence can go on with: what is taken away from the food as well, or anything more of it. */
type OpenWork = ListWork & { goesOn?: "away" | "any" };

const LONGEST_LINE = 400;

const BRACKET = /\(([\p{L}.]+)\s[^()]*\)/gu;
/** The food as a sentence names it: without marks at its ends, a small letter where a word begins it. */
function foodIn(text: string): string {
  const food = text
    .replace(BRACKET, (bracket, opening: string) => (ASIDES.has(opening.toLowerCase()) ? "" : bracket))
    .replace(/^[\s•*-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/gu, "")
    .replace(/\s+/g, " ");
  const said = /^\p{Lu}(?:\p{Ll}|\s)/u.test(food) ? food.charAt(0).toLowerCase() + food.slice(1) : food;
  return isOneOfIt(said) ? `${ONE_OF_IT.article} ${said}` : said;
}

/** "small bunch parsley", "4cm piece ginger": one of it, which the list leaves out. */
function isOneOfIt(food: string): boolean {
  const given = wordsOf(food);
  const at = given.findIndex((word) => !ONE_OF_IT.before.has(word) && !/^\d+(?:\.\d+)?-?\p{L}+$/u.test(word));
  return at >= 0 && ONE_OF_IT.measures.has(given[at] ?? "");
}

/** "1 onion or 2 shallots, sliced": what stands behind the name without a comma is another food, worked on with it. */
function withoutSecond(segments: readonly Segment[], line: IngredientLine): readonly Segment[] {
  const [first, ...rest] = segments;
  if (first === undefined || first.bracketed || line.text.charAt(line.nameEnd) === ",") return segments;
  const [joint = "", amount = ""] = wordsOf(first.text);
  return LIST_ENDS.has(joint) && /^\p{N}/u.test(amount) ? rest : segments;
}

/** "3 crushed and 2 sliced" in two: each count opens a piece of its own. */
function countsApart(segments: readonly Segment[], line: IngredientLine): Segment[] {
  return segments.flatMap((segment) => {
    if (counted(segment.text, line) === null) return [segment];
    const given = wordsOf(segment.text);
    const at = given.findIndex(
      (word, index) =>
        index > 0 && SEPARATORS.has(word) && counted(given.slice(index + 1).join(" "), line) !== null,
    );
    if (at < 0) return [segment];
    return [given.slice(0, at), given.slice(at + 1)].map((part) => ({ ...segment, text: part.join(" ") }));
  });
}

/** "2 tsp oil, split", "100 g butter, separated": what is spooned, poured or weighed is shared out, and not split open as eggs are. */
export function isSharedOut(state: string, { unit }: IngredientLine): boolean {
  const kind = unit === null ? undefined : unitById(unit)?.kind;
  return LIST_WORK.splits.has(state.replace(/[()\s]/g, "")) && (kind === "volume" || kind === "weight");
}

/** The things to do that one line of the list states, in its order; none when it states none. Never throws. */
export function listWork(given: IngredientLine): ListWork[] {
  if (given.text.length > LONGEST_LINE) return [];
  const line = withAmountAhead(withoutStop(given));
  const opening = fromFruit(line.text);
  const segments = countsApart(withoutSecond(segmentsOf(line.text, nameEndOf(line)), line), line);
  for (const segment of segments) segment.text = asWork(segment.text);
  if (opening !== null) return [opening, ...segments.flatMap(({ text }) => furtherFruit(text, line) ?? [])];
  const work: OpenWork[] = [];
  let food = "";
  let waits = false;
  let own: Piece[] = [];
  let kept = "";
  /** "Wash the kale and remove the stems.": true where the sentence before goes on with `said`. */
  const joins = (said: string, verbs: readonly string[], away: boolean): boolean => {
    const last = work.at(-1);
    if (last?.goesOn === undefined || (last.goesOn === "away" && !away)) return false;
    last.text = `${last.text.slice(0, -1)}${JOINT}${said}.`;
    last.verbs.push(...verbs);
    delete last.goesOn;
    delete last.whole;
    return true;
  };
  const flush = (): void => {
    if (own.length === 0) return;
    const said = sentenceOf(own, food);
    const verbs = own.map(({ verb }) => verb);
    if (kept === "" && own.length === 1 && joins(goingOn(own[0]), verbs, false)) {
      own = [];
      return;
    }
    work.push({
      text: kept === "" ? said : `${said.slice(0, -1)}, ${kept}.`,
      amount: amountOf(line),
      verbs,
      ...(own.length === 1 && kept === "" ? { goesOn: "away" } : {}),
      ...(kept === "" ? { whole: { pieces: own, food } } : {}),
    });
    own = [];
    kept = "";
  };
  const ofParts = namesParts(segments) ? PART_AMOUNT : amountOf(line);
  for (const segment of segments) {
    const state = segment.text.toLowerCase();
    const count = counted(segment.text, line);
    const first = clean(wordsOf(state)[0] ?? "");
    if (!segment.bracketed && LIST_ENDS.has(first) && !isState(state)) break;
    if (MANAGES.has(first) && !isState(state) && !managesAndWorks(state)) continue;
    if (isSharedOut(state, line)) continue;
    if (WEIGHTS.has(clean(wordsOf(state).at(-1) ?? ""))) continue;
    if (food === "") food = foodIn(amountFirst(line, segment.start));
    if (food === "") return [];
    const joint = state.indexOf(JOINT);
    const told = isFromTap(line.name) ? undefined : isState(state);
    const waiting = told ?? (joint > 0 ? isState(state.slice(0, joint)) : undefined);
    if (waiting !== undefined) {
      flush();
      // "softened (room temperature)": it is taken out once.
      if (!waits) work.push({ text: waiting.say(food), amount: amountOf(line), verbs: [] });
      waits = true;
      if (isState(state)) continue;
      // "softened and cubed"
      segment.text = segment.text.slice(joint + JOINT.length);
    }
    if (isKeptPart(segment.text)) {
      // "sliced, fronds reserved" goes on with the work; "whites left whole, greens sliced" begins with it.
      if (own.length > 0) kept = segment.text;
      flush();
      continue;
    }
    const rest = theRest(segment.text);
    if (rest !== null && work.length + own.length > 0) {
      flush();
      const verbs = rest.pieces.map(({ verb }) => verb);
      work.push({ text: sentenceOf(rest.pieces, rest.named), amount: PART_AMOUNT, verbs });
      continue;
    }
    const fruit = fruitParts(segment.text);
    if (fruit !== null) {
      flush();
      work.push({ text: `${capital(fruit)} ${food}.`, amount: amountOf(line), verbs: fruit.split(JOINT) });
      continue;
    }
    const pieces = piecesOf(asCut(count?.rest ?? segment.text), own.length > 0);
    const order = pieces === null ? orderIn(segment, food) : null;
    if (order !== null) {
      flush();
      work.push({ text: `${capital(order.said)}.`, amount: amountOf(line), verbs: order.verbs });
      continue;
    }
    if (pieces === null) {
      // "white part only" belongs to the food; behind the work nothing more is read.
      if (own.length > 0) break;
      if (work.length === 0) food = "";
      continue;
    }
    if (count !== null) {
      work.push({
        text: sentenceOf(pieces, count.food),
        amount: count.amount,
        verbs: pieces.map(({ verb }) => verb),
      });
      continue;
    }
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at];
      if (piece === undefined) break;
      if (piece.part === null) {
        own.push(piece);
        continue;
      }
      flush();
      // "leaves picked and finely chopped" goes on with the leaves; "seeds removed and cut into strips", "seeds scooped out and diced" do not.
      const removed =
        (takesAway(piece.verb) || PARTICLES.has(piece.rest)) &&
        !KEPT_PARTS.has(piece.part.split(" ").at(-1) ?? "");
      const same: Piece[] = [piece];
      // Nobody juices a zest: "zest grated and juiced" goes on with the fruit.
      const next = pieces[at + 1];
      const thenJuiced =
        piece.part === FRUIT_PARTS.zest && next?.part === null && next.verb === FRUIT_PARTS.juice;
      if (thenJuiced) at += 1;
      while (!removed && !thenJuiced && pieces[at + 1]?.part === null) same.push(pieces[(at += 1)] ?? piece);
      const rest = same.at(-1)?.rest ?? "";
      const verbs = `${capital(joined(same.map(saying)))}${PARTICLES.has(rest) ? ` ${rest}` : ""}`;
      const said = SAYING.onPart(verbs, piece.part, food, takesAway(piece.verb));
      const behind = rest === "" || PARTICLES.has(rest) ? "" : ` ${rest}`;
      const all = same.map(({ verb }) => verb);
      const away = takesAway(piece.verb);
      const whole = ofParts === "all" && !thenJuiced;
      if (whole && joins(`${small(SAYING.ofPart(verbs, piece.part))}${behind}`, all, away)) continue;
      work.push({
        text: `${said}${behind}${thenJuiced ? ` ${SAYING.thenJuice}` : ""}.`,
        amount: ofParts,
        verbs: all,
        ...(whole && away && behind === "" ? { goesOn: "any" } : {}),
      });
    }
  }
  flush();
  return work;
}

/** "the rest cut into wedges", behind what was done to a part; null for anything else. */
function theRest(segment: string): { named: string; pieces: Piece[] } | null {
  const [article = "", noun = "", ...work] = wordsOf(segment);
  if (!LINKING.definite.has(article) || !LINKING.theRest.has(noun)) return null;
  const pieces = piecesOf(asCut(work.join(" ")), true);
  return pieces === null ? null : { named: `${article} ${noun}`, pieces };
}

const takesAway = (verb: string): boolean => [...PARTS_REMOVED].some((word) => HAND_WORK[word] === verb);

/** "divided and sliced": a word that manages the list, and work behind it. */
const managesAndWorks = (said: string): boolean => SEPARATORS.has(wordsOf(said)[1] ?? "");

const isState = (text: string) => {
  // "softened or melted", "very soft/almost melted"
  const states = [text.trim(), EITHER_STATE.exec(text.trim())?.[1] ?? ""];
  return WAITING_STATES.find(({ state }) => states.some((each) => state.includes(each)));
};
const EITHER_STATE = new RegExp(
  `^([^/]{3,40}?)(?:\\s?/|\\s(?:${[...ALTERNATIVE_WORDS].join("|")})\\s)`,
  "iu",
);

/** "1 chipotle, minced, plus 1 tbsp sauce": only the first of two amounts is worked on. */
function amountOf(line: IngredientLine): string {
  if (!MORE.test(line.text) || line.quantity === null) return "all";
  const measure = line.text.slice(0, line.nameStart).trim();
  return line.unit === null ? `${measure} ${line.name.split(" ")[0] ?? ""}`.trim() : measure;
}
const MORE = new RegExp(`,\\s*${SECOND_AMOUNT}\\s+[\\d${FRACTION_SIGNS}]`, "u");

/** The sentence without the work that the method says itself, where that is all it says of it: "Halve 2 rolls." of "2 rolls, halved and toasted". */
export function withoutSaid({ text, whole }: ListWork, isSaid: (verb: string) => boolean): string {
  if (whole === undefined) return text;
  const left = whole.pieces.filter(({ verb, how, rest }) => how !== "" || rest !== "" || !isSaid(verb));
  return left.length === 0 || left.length === whole.pieces.length ? text : sentenceOf(left, whole.food);
}
