/** Counts the actions of a sentence and finds where it may be cut into instructions that stand by themselves. English only: other languages are cut at sentences. */
import { unitWritten } from "@/lib/engine/language/units";
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";

/** Words that are a food or a thing at least as often as an action: an action only when an object or place follows. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  `butter cream flour juice zest oil salt pepper dust core top line toast mash grill grease ice spice batter pickle sandwich stuff seed shell stew steam roll slice cube dice crumble can dash heat
  plate dish mound note store test half spoon bread candy chip pit loose light warm thin dry clean open set rest cut cure glaze dress quarter measure drizzle sprinkle splash filter husk hull stem skin milk brown
  paste dip roast crack fillet pound round block strip spray filling process complete bone rib swirl dot dab knob using stick stand like sweat wet well cool crisp sauce syrup scale crust tip fry mix blend chill season`.split(
    /\s+/,
  ),
);

/** What follows a word that is used as an action. */
const OBJECT =
  /^(?:the|a|an|it|them|this|these|all|each|every|both|half|some|any|in|into|on|onto|over|with|until|for|from|to|at|out|off|up|down|together|well|again|aside|back|remaining|your|about|by|through|as|gently|slowly|thoroughly|lightly|evenly|constantly|occasionally|immediately|briefly|just|once|twice|before|while|uncovered|covered|\d\S*|one|two|three|four|half)$/i;

const LEAD =
  /^(?:(?:and then|and|then|next|finally|lastly|meanwhile|now|again|also|or|first|second|third|after that|afterwards|just before serving|immediately|gently|carefully|slowly|gradually|quickly|lightly|thoroughly|evenly|generously|continuously|\p{Ll}{3,}ly|alternately|please|simply|just),?\s+){0,3}/iu;

const wordAt = (text: string): string => (/^[\p{L}][\p{L}'’-]*/u.exec(text)?.[0] ?? "").toLowerCase();

/** First words of a sentence that are never an unknown verb, though "the" or "it" may follow them. */
const NO_VERB =
  /^(?:all|both|half|most|some|such|what|only|not|even|than|so|but|because|since|though|although|unless|along|around|above|below|between|through|within|inside|outside|under|near|is|are|was|this|that|these|those|it|they|you|we|i|there|here|if|how|which|and|or|as|by|during|except|like|per|plus|about|be|have|has|had|do|does|should|could|would|will|can|may|also|then|than|tip|note|hint|optional)$/i;

/** A verb that the word list does not know: "Smash the garlic", "spritz it". */
function looksLikeVerb(body: string): boolean {
  const found = /^(\p{L}{3,}) (?:the|it|them|your)\b/u.exec(body);
  return (
    found?.[1] !== undefined &&
    !found[1].endsWith("ing") &&
    !NO_VERB.test(found[1]) &&
    !STEP_OPENERS.has(found[1].toLowerCase())
  );
}

/** True when `clause` begins, after words like "then" or "gently", with an instruction. `strict`: a word that may be a noun needs an object. */
export function startsWithAction(clause: string, strict: boolean): boolean {
  const rest = clause.trimStart().slice(0, 120);
  const body = rest.replace(LEAD, "");
  const first = wordAt(body);
  if (first === "let" || first === "allow") return true;
  if (body.charAt(first.length) === ":") return false;
  if (!COOKING_VERBS.has(first)) return looksLikeVerb(body);
  if (!AMBIGUOUS.has(first)) return true;
  if (!strict && !unitWritten(first)) return true;
  const following = body.slice(first.length).trimStart();
  const next = /^[^\s,.;:)]+/.exec(following)?.[0] ?? "";
  return OBJECT.test(next);
}

/** Index pairs of the bracketed parts of `text`, outermost only; an unclosed bracket counts for nothing. */
function bracketed(text: string): boolean[] {
  const inside = new Array<boolean>(text.length).fill(false);
  let open = -1;
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === "(" || char === "[") {
      if (depth === 0) open = i;
      depth += 1;
    } else if ((char === ")" || char === "]") && depth > 0) {
      depth -= 1;
      if (depth === 0) inside.fill(true, open, i + 1);
    }
  }
  return inside;
}

/** `index`: where the second half begins. `weight`: how natural the cut is; 3 a semicolon, 2 "then", 1 a comma or "and". */
export type Cut = { index: number; weight: 1 | 2 | 3 };

const JOINT = /;\s+|,?\s+(?=(?:and\s+)?then\s)|,\s+(?=and\s)|,\s+|\s+(?=and\s)/gi;

function weightOf(joint: string, after: string): 1 | 2 | 3 {
  if (joint.startsWith(";")) return 3;
  return /^(?:and\s+)?then\s/i.test(after) ? 2 : 1;
}

/** A state is being described: what "and" adds belongs to it ("until golden and dry in the middle"). */
const DESCRIBES = /\b(?:until|till|is|are|be|it's|looks?)\b[^,;]*$/i;

/** A beginning like "And then gently" is no longer than this; a description reaches back no further than this. */
const LEAD_CHARS = 120;
const DESCRIPTION_CHARS = 300;

/** Where an instruction begins inside `sentence`, brackets left out. */
function actionJoints(sentence: string): Cut[] {
  const inside = bracketed(sentence);
  const cuts: Cut[] = [];
  for (const found of sentence.matchAll(JOINT)) {
    const index = found.index + found[0].length;
    if (inside[found.index]) continue;
    if (index <= LEAD_CHARS && sentence.slice(0, index).replace(LEAD, "").trim() === "") continue;
    const after = sentence.slice(index, index + 120);
    if (
      /^\s/.test(found[0]) &&
      !/^(?:and\s+)?then\s/i.test(after) &&
      DESCRIBES.test(
        sentence.slice(Math.max(cuts.at(-1)?.index ?? 0, found.index - DESCRIPTION_CHARS), found.index),
      )
    )
      continue;
    if (startsWithAction(after, true)) cuts.push({ index, weight: weightOf(found[0], after) });
  }
  return cuts;
}

const FIRST_CLAUSE =
  /^(?:in|into|on|onto|over|with|using|once|when|while|meanwhile|after|before|as|at|for|from|until|if|to|working|starting|during|about|just|by|without|beginning|your|one|two|half|every|remaining|alternatively|optionally|additionally|separately|if\s)/i;

/** An action told in other ways: "you can add …", "on a low heat gently fry …". */
function toldOtherwise(sentence: string): boolean {
  if (
    /\byou(?:['’]ll| will| can| may| should| need to| want to| must)\s+(?:\p{L}+ly\s+)?\p{L}+/iu.test(
      sentence.slice(0, 120),
    ) &&
    !/\byou(?:['’]ll| will)? (?:can see|see|know|have|should have)\b/i.test(sentence)
  )
    return true;
  if (!FIRST_CLAUSE.test(sentence)) return false;
  return sentence
    .slice(0, 160)
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .slice(1)
    .some((word) => COOKING_VERBS.has(word) && !AMBIGUOUS.has(word));
}

/** How many things the cook is told to do. A sentence that states a fact has none. */
export function countActions(sentence: string): number {
  if (/^[([]/.test(sentence)) return 0;
  const joints = actionJoints(sentence).length;
  if (startsWithAction(sentence, false)) return joints + 1;
  return joints > 0 ? joints : toldOtherwise(sentence) ? 1 : 0;
}

/** A beginning that holds for the whole sentence, so that nothing may be cut from it. */
const SCOPED =
  /^\s*(?:if|unless|for each|repeat|do not|don['’]t|never|avoid|be careful|alternatively|or|either|optional|to (?!serve\b|taste\b)\p{Ll}+ (?:this|it)\b)/iu;

/** "to lift the edges": what "and" adds may be part of the purpose. "to a plate" is a place. */
const PURPOSE =
  /\bto\s+(?!a\b|an\b|the\b|your\b|each\b|it\b|them\b|this\b|one\b|another\b|same\b|medium|low|high|room|serving|\d)\p{Ll}+[^,;]*[,;]?\s*$/iu;

/**
 * The cuts of `sentence` at which both halves are instructions of their own. Condition clauses stay with their action;
 * "and" is no cut after an infinitive ("use a spoon to lift and turn"), a "let" or a negation.
 */
export function safeCuts(sentence: string): Cut[] {
  if (SCOPED.test(sentence)) return [];
  const cuts = actionJoints(sentence);
  const safe: Cut[] = [];
  let from = 0;
  for (const cut of cuts) {
    const before = sentence.slice(from, cut.index);
    const own =
      startsWithAction(before, from > 0) ||
      (from === 0 && FIRST_CLAUSE.test(before) && cuts.some((other) => other.index < cut.index));
    if (!own) continue;
    if (
      cut.weight === 1 &&
      (PURPOSE.test(before) ||
        /\b(?:let|allow|either|both|until|continue|begin|start|can|will|should|may|without)\b/i.test(before))
    )
      continue;
    if (cut.weight < 3 && /\b(?:either|if)\b/i.test(before)) continue;
    safe.push(cut);
    from = cut.index;
  }
  return safe;
}
