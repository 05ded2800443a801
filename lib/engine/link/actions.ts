/**
 * Links each action to the lines of the shopping list that go in, and says how much of each: the third stage of the street.
 * Unlinked rather than guessed: a line that no action names has no use, and the receipt says so.
 */
import { shouldBeWarm } from "@/lib/engine/language/should-be-warm";
import { keepBackAfter } from "@/lib/engine/link/phrases/kept-back";
import { holdOff } from "@/lib/engine/link/phrases/nothing-goes-in";
import { goOnEach, takeSharesOfEach } from "@/lib/engine/link/phrases/each-piece";
import { parseIngredientLine, type IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { LINKING } from "@/lib/engine/language/linking";
import type { Action, LinkedAction, Mention } from "@/lib/engine/recipe/stages";
import { type Use, COLLECTIVE, GUESS, Ledger } from "@/lib/engine/link/choose/ledger";
import { modelLine, type LineModel } from "@/lib/engine/link/lines/line-names";
import { withSauces, withStandIns, adoptPouredSauce, adoptMixtures } from "@/lib/engine/link/uses/mixtures";
import { partedInMethod } from "@/lib/engine/link/lines/set-apart";
import { LineIndex, readAction, type ReadAction } from "@/lib/engine/link/phrases/read-action";
import { type Parts, partsOf } from "@/lib/engine/link/choose/parts";
import { shareOut } from "@/lib/engine/link/amounts/share-out";
import type { Shared } from "@/lib/engine/link/amounts/spending";
import { assign } from "@/lib/engine/link/choose/assign";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { isReadied } from "@/lib/engine/link/words/context";
import { isGreasingIn, useVerbsAsFood } from "@/lib/engine/link/phrases/greasing";
import { readAgain, readAllSqueezed, readJuice } from "@/lib/engine/link/uses/pronouns";
import {
  adoptToldByName,
  readMixedWith,
  mixAlone,
  mixPart,
  namesNothing,
} from "@/lib/engine/link/uses/mixing";
import { readElided } from "@/lib/engine/link/uses/elided";
import { readNamed } from "@/lib/engine/link/uses/named";
import {
  adoptFryingFat,
  adoptSaltedWater,
  adoptSeasonings,
  guessUnplaced,
  readWeak,
} from "@/lib/engine/link/uses/last-chance";
import {
  adoptByMeasure,
  adoptGlaze,
  adoptBeside,
  adoptKinds,
  adoptNamesakes,
  adoptParts,
  adoptPlurals,
} from "@/lib/engine/link/uses/unnamed";
import { adoptFruit, adoptLeaves, adoptReserved } from "@/lib/engine/link/uses/parts-of-a-line";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { passSprayed } from "@/lib/engine/link/phrases/water";
import { Places } from "@/lib/engine/link/choose/places";
import { runsThrough } from "@/lib/engine/link/uses/whole-parts";
import { isCounted } from "@/lib/engine/link/words/collectives";
import { Wholes } from "@/lib/engine/link/uses/wholes";
import { explained, type LinkTrace } from "./trace";
import { linkEachWay } from "./ways";

export type ActionsInput = {
  title: string | null;
  /** `parsed` spares reading the line again, where it was read before. */
  lines: readonly { text: string; section?: string; parsed?: IngredientLine }[];
  actions: readonly Action[];
};

/** Uses of one line that are shared out; the amounts of more would mean nothing. */
const MOST_USES = 100;

const NONE: ReadonlySet<string> = new Set();
/** "Add the rest", of no food named before. */
const REST_OF_LIST = { kind: "rest", count: 0, noun: "", except: [] } as const;

/** The use takes a part of the food: "the zest", or what is left of a fennel whose fronds are kept. "Zest and juice the lemon" takes all of it. */
const isOfPart = (
  { taken, readied, portion }: Use,
  { partsApart }: LineModel,
  parts: ReadonlySet<string | null>,
): boolean =>
  taken !== null ||
  (partsApart && !readied) ||
  // "Zest the lemon … stuff with the lemon"
  (portion === null && [...parts].some((part) => part !== null && LINKING.leavesFood.has(part)));

/** Zest here and juice there: neither takes all of the lemon; both in one action do. */
function ofParts(share: Shared, line: LineModel, together: boolean): Shared {
  if (together && share.text === SOME && line.amounts.pools.length > 0) return { ...share, text: ALL };
  return !together && share.text === ALL ? { ...share, text: SOME } : share;
}
const SOME = "some";
const ALL = "all";

/** No other action takes any of the line. */
const isOnlyHere = ({ line, action }: Use, uses: readonly Use[]): boolean =>
  uses.every((other) => other.line !== line || other.action === action || other.readied || other.aside);

/** How much each use takes. */
function amountsOf(uses: readonly Use[], lines: readonly LineModel[]): Map<Use, Shared> {
  const amounts = new Map<Use, Shared>();
  const byLine = new Map<number, Use[]>();
  for (const use of uses) {
    const own = byLine.get(use.line);
    if (own === undefined) byLine.set(use.line, [use]);
    else if (own.length < MOST_USES) own.push(use);
  }
  for (const [index, own] of byLine) {
    const line = lines[index];
    if (line === undefined) continue;
    const { amounts: stated, noun, extra, divided, separated } = line;
    const shared = shareOut(own, {
      amounts: stated,
      noun,
      extra,
      divided,
      separable: separated ? LINKING.separable : NONE,
    });
    const parts = new Set(own.map(({ taken }) => taken));
    const together = own.every(({ action }) => action === own[0]?.action);
    own.forEach((use, at) => {
      const share = shared[at];
      if (share !== undefined)
        // "The zest of both lemons" says how many.
        amounts.set(
          use,
          parts.size > 1 && isOfPart(use, line, parts) && (use.portion?.amount ?? null) === null
            ? ofParts(share, line, together)
            : share,
        );
    });
  }
  return amounts;
}

/** The places of an action that name its lines, in order, none overlapping another. */
function mentionsOf(places: readonly { line: number; start: number; end: number }[]): Mention[] {
  const mentions: Mention[] = [];
  for (const { start, end, line } of [...places].sort((a, b) => a.start - b.start))
    if (end > start && start >= (mentions.at(-1)?.end ?? 0)) mentions.push({ start, end, line });
  return mentions;
}

/** Gives actions without a heading the part that a sentence opens ("For the sauce, …"), to the end of its instruction or its part. */
function nameParts(actions: LinkedAction[], { groups, of, named }: Parts): void {
  let open = -1;
  actions.forEach((action, at) => {
    const told = named[at]?.group ?? -1;
    const goesOn = action.instruction === actions[at - 1]?.instruction && of[at] === open;
    if (told >= 0 && of[at] === told) open = told;
    else if (!goesOn) open = -1;
    const name = groups[open]?.name ?? "";
    if (open >= 0 && name !== "" && action.part === undefined) action.part = name;
  });
}

/**
 * One linked action for each action, in order; uses in the order of the text. Linear but for lines × words of an action; never throws.
 * @param trace filled with what was considered and why it was decided so, for whoever asks; of all actions together, where there are several ways
 */
export function linkRead(input: ActionsInput, trace?: LinkTrace): LinkedAction[] {
  const eachWay = linkEachWay(input.actions, (actions) => linkTogether({ ...input, actions }));
  if (eachWay !== null && trace === undefined) return eachWay;
  const together = linkTogether(input, trace);
  return eachWay ?? together;
}

function linkTogether({ lines: given, actions }: ActionsInput, trace?: LinkTrace): LinkedAction[] {
  const parsed = given.map((line) => line.parsed ?? parseIngredientLine(line.text));
  const partedOf = partedInMethod(actions, parsed);
  const modelled = given.map((line, index) => {
    const read = parsed[index] ?? parseIngredientLine(line.text);
    return modelLine(line.text, index, line.section, read, partedOf(read));
  });
  const lines = withStandIns(withSauces(modelled));
  const index = new LineIndex(lines);
  // "Alle Zutaten sollten Zimmertemperatur haben" puts nothing in.
  const read = actions.map((action) =>
    readAction(shouldBeWarm(action.text) ? { ...action, text: "" } : action, index),
  );
  keepBackAfter(read);
  holdOff(read);
  goOnEach(read, lines);
  takeSharesOfEach(read);
  const { ledger, parts, choices } = readUses(lines, read);
  const inOrder = [...ledger.uses].sort(
    (a, b) =>
      a.action - b.action ||
      (a.start < 0 ? Infinity : a.start) - (b.start < 0 ? Infinity : b.start) ||
      a.line - b.line,
  );
  const amounts = amountsOf(inOrder, lines);
  const linked = actions.map((action): LinkedAction => ({ ...action, uses: [], mentions: [] }));
  for (const use of inOrder) {
    const own = linked[use.action];
    const amount = amounts.get(use);
    if (own === undefined || amount === undefined) continue;
    const same = own.uses.find(({ line }) => line === use.line);
    // "Spread over 4 of the tortillas and sandwich with the rest": all of them go in here.
    if (same !== undefined && use.portion?.kind === "rest" && isOnlyHere(use, inOrder)) same.amount = ALL;
    // "Stir in the zest and juice" of "3 lemons, zest of 1, juice of all".
    if (same !== undefined && use.portion?.listed === true && amount.text === ALL) same.amount = ALL;
    // "The zest and 3 tbsp of the juice"
    if (same?.amount === SOME && use.taken !== null && use.portion?.amount != null) same.amount = amount.text;
    if (same !== undefined) continue;
    own.uses.push({
      line: use.line,
      amount: amount.text,
      decidedBy: amount.doubt ? "guess" : use.decidedBy,
      ...(use.others.length === 0 ? {} : { others: use.others }),
    });
  }
  const places: { line: number; start: number; end: number }[][] = actions.map(() => []);
  for (const place of [...inOrder, ...ledger.echoes]) places[place.action]?.push(place);
  linked.forEach((action, at) => {
    action.mentions = mentionsOf(places[at] ?? []);
  });
  nameParts(linked, parts);
  if (trace !== undefined) trace.actions = explained(read, parts, choices);
  return linked;
}

/** What was decided, for the next stage and for whoever asks why. */
export type UseReading = { ledger: Ledger; parts: Parts; choices: ReadonlyMap<Phrase, Choice> };

/** All uses of a recipe's lines. */
function readUses(lines: readonly LineModel[], actions: readonly ReadAction[]): UseReading {
  const ledger = new Ledger(lines, actions);
  useVerbsAsFood(actions);
  const parts = partsOf(actions, lines);
  passSprayed(actions);
  const places = new Places(actions, lines, parts);
  const wholes = new Wholes(ledger, parts, places);
  const runs = runsThrough(actions, lines);
  const choices = assign({
    actions,
    lines,
    parts,
    sweeps: [...wholes.sweeps(), ...runs],
    namedElsewhere: (line, phrase) => places.isNamedElsewhere(line, phrase),
    isCutting: (action, phrase) => isReadied(action.words, phrase.from),
    isGreasing: (action, phrase) => isGreasingIn(actions, action, phrase.from),
  });
  const isBare = namesNothing(actions);
  actions.forEach((action, index) => {
    const counted = action.collectives.filter(isCounted);
    const readPhrases = (from: number, to: number): void => {
      for (const phrase of action.phrases) {
        const choice = phrase.from < from || phrase.from >= to ? undefined : choices.get(phrase);
        if (choice !== undefined) readNamed(index, phrase, choice, ledger, places);
      }
    };
    // "the next five ingredients" counts from what was used before these words.
    let read = 0;
    for (const each of counted) {
      readPhrases(read, each.from);
      wholes.collect(index, each, choices);
      read = each.from;
    }
    readPhrases(read, Infinity);
    const between = runs.flatMap((run) => (run.action === index ? run.lines : []));
    for (const line of lines.filter((each) => between.includes(each.index)))
      ledger.add(index, line, { from: -1, to: -1, portion: null, taken: null }, COLLECTIVE);
    for (const each of action.collectives) if (!isCounted(each)) wholes.collect(index, each, choices);
    wholes.readUnnamed(index, choices);
    mixAlone(index, ledger, places, choices, isBare);
    mixPart(index, ledger, places, choices);
    const rest = readElided(index, ledger);
    if (rest >= 0) wholes.collect(index, { ...REST_OF_LIST, from: rest, to: rest + 1 }, choices);
    readAgain(index, ledger);
    readMixedWith(index, ledger);
    readJuice(index, ledger);
    readAllSqueezed(index, ledger);
  });
  adoptFruit(ledger);
  adoptLeaves(ledger);
  adoptBeside(ledger, choices);
  adoptToldByName(ledger, parts);
  adoptParts(ledger, parts);
  adoptKinds(ledger);
  adoptPlurals(ledger);
  adoptNamesakes(ledger);
  adoptReserved(ledger);
  adoptSeasonings(ledger);
  adoptSaltedWater(ledger);
  adoptFryingFat(ledger);
  adoptPouredSauce(ledger);
  adoptGlaze(ledger);
  adoptByMeasure(ledger);
  readWeak(ledger, parts, choices);
  adoptMixtures(ledger);
  for (const { action, line, from, to } of guessUnplaced(actions, ledger.unplaced)) {
    const portion = actions[action]?.phrases.find((phrase) => phrase.from === from)?.portion ?? null;
    ledger.add(action, line, { from, to, portion, taken: null }, GUESS);
  }
  return { ledger, parts, choices };
}
