/** Which places of a recipe name a line: plainly, or perhaps. */
import { LINKING } from "@/lib/engine/language/linking";
import { isPutOn, isRemoved, isReturned, passServedBeside } from "@/lib/engine/link/choose/in-the-dish";
import type { Choice } from "./weigh";
import { asksLater, isFreeKin, leftOfKind, note, type Place } from "@/lib/engine/link/phrases/kinds";
import { areAll } from "@/lib/engine/link/amounts/reckon";
import { verbBefore } from "@/lib/engine/link/words/context";
import { isGreasingIn } from "@/lib/engine/link/phrases/greasing";
import { isPlace } from "@/lib/engine/link/words/no-use";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isHerb, isOfKind } from "@/lib/engine/link/lines/collective-lines";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import type { Candidate } from "@/lib/engine/link/phrases/mentions";
import { namedByLastWord } from "./like-lines";
import { passPartNames, areHerbsAfter, isOnMade } from "./other-names";
import type { Parts } from "./parts";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isOtherMeasure, isOtherWater, isWater } from "@/lib/engine/link/phrases/water";

/** A fit this much better than the next one names its line alone. */
export const CLEAR = 0.2;
/** Places that may name a line, of which the last so many are looked at: time stays linear. */
const MOST_PLACES = 50;
/** Lines that one word for a kind means together. */
const MOST_JOINED = 3;
/** As many where the words say all of them. */
const MOST_OF_ALL = 8;
/** Actions behind "everything" in which the food that it is for is added. */
const NEAR = 3;
/** Actions behind an opening in which its food is named again. */
const FAR = 40;

export class Places {
  private readonly clear = new Map<number, Place[]>();
  private readonly cured = new Set<number>();
  /** Actions that only make ready. */
  private readonly readying = new Set<number>();
  private readonly maybe = new Map<number, Place[]>();

  /** Marks as passing what only names a part, and leaves words for a kind to lines that have no place of their own. */
  /** Parts of the method with a word for several lines at once. */
  private readonly collecting = new Set<number>();

  constructor(
    private readonly actions: readonly ReadAction[],
    lines: readonly LineModel[],
    readonly parts: Parts,
  ) {
    passPartNames(actions, lines, parts);
    passServedBeside(actions, lines);
    for (const { index, naming } of lines)
      if ([...naming].some((word) => LINKING.cured.has(word))) this.cured.add(index);
    actions.forEach(({ collectives, preparation }, index) => {
      if (collectives.length > 0) this.collecting.add(parts.of[index] ?? -1);
      if (preparation) this.readying.add(index);
    });
    actions.forEach((action, index) => {
      for (const phrase of action.phrases) {
        const [top, ...others] = phrase.options;
        const line = lines[top?.line ?? -1];
        if (line !== undefined && isOtherWater(index, phrase.to - 1, actions, parts, line)) continue;
        if (phrase.passing || top === undefined || top.weak || phrase.kind) continue;
        // "Fish out the bay leaves" says that they went in before.
        if (isRemoved(action.words, phrase.from) || isReturned(action.words, phrase.from)) continue;
        // "Add more chilli powder if you like": so did this.
        if (phrase.portion?.kind === "more") continue;
        for (const option of phrase.options)
          if (option.kin !== true) note(this.maybe, option.line, { action: index, phrase });
        const own = action.words.slice(top.from, top.to).map((word) => word.lemma);
        const ambiguous = others.some(
          (other) =>
            other.score > top.score - CLEAR || own.every((lemma) => lines[other.line]?.vocabulary.has(lemma)),
        );
        if (!ambiguous) note(this.clear, top.line, { action: index, phrase });
      }
    });
    actions.forEach((action, index) => {
      for (const { line, phrase } of namedByLastWord(action, lines, (each) => this.clear.has(each)))
        note(this.clear, line, { action: index, phrase });
    });
    actions.forEach(({ phrases }, index) => {
      for (const phrase of phrases) {
        phrase.options = phrase.options.filter(
          ({ kin, line }) => kin !== true || isFreeKin(phrase, this.clear.get(line), this.readying),
        );
        if (phrase.kind === undefined) continue;
        phrase.options = this.ofKind(index, phrase);
        phrase.passing ||= phrase.options.length === 0;
        const [only, other] = phrase.options;
        if (phrase.portion?.kind === "rest" && only !== undefined && other === undefined)
          note(this.maybe, only.line, { action: index, phrase });
      }
    });
    this.joinKinds(actions);
  }

  /**
   * What a word for a kind may mean: a line that no place names; the only line of its kind where no place before names it, or where the
   * words speak of a part ("half the cheese").
   */
  private ofKind(index: number, phrase: Phrase): Candidate[] {
    const { options, portion, kind } = phrase;
    const first = (line: number): boolean => {
      const place = this.clear.get(line)?.find(({ action }) => !this.readying.has(action));
      return (place?.action ?? Infinity) > index;
    };
    if (portion !== null && portion.kind !== "whole" && (kind === "all" || options.length === 1))
      return options.length === 1
        ? options
        : this.ofPart(
            index,
            options.filter(({ line }) => !this.isKeptFor(index, line)),
          );
    const open = options.filter(({ line }) => !this.clear.has(line) || (options.length === 1 && first(line)));
    const left = open.length > 0 ? null : leftOfKind(index, phrase, this.clear, this.readying);
    if (left !== null) return left;
    if (open.length > 0 || portion !== null) return open;
    // "Pat the meat dry" of steaks and bacon that are both named later: it is not the bacon.
    const fresh = options.filter(({ line }) => !this.cured.has(line));
    return fresh.length === 1 && options.length > 1 && first(fresh[0]?.line ?? -1) ? fresh : [];
  }

  /**
   * "All of the cheese", "most of the cheese … the remaining cheese" of cheddar and Gruyère that nothing else names: both of them. A word for
   * a kind that is said in several places without a portion rather means one line in each.
   */
  private joinKinds(actions: readonly ReadAction[]): void {
    const bare = new Map<string, number>();
    const ofKinds = actions.flatMap(({ phrases, words, preparation }, index) =>
      phrases
        .filter(({ kind, passing, options }) => kind === "one" && !passing && options.length > 1)
        .map((phrase) => ({ phrase, index, noun: words[phrase.from]?.lemma ?? "", preparation })),
    );
    for (const { noun, phrase } of ofKinds)
      if (phrase.portion === null) bare.set(noun, (bare.get(noun) ?? 0) + 1);
    for (const { noun, phrase, index } of ofKinds) {
      const counted = phrase.portion?.amount != null && phrase.portion.fraction === null;
      // "Fold in all the cheese … dust with cheese": the first takes every line of it.
      const all = phrase.portion?.kind === "whole";
      if (!LINKING.joinedKinds.has(noun) || (!all && (bare.get(noun) ?? 0) > 1) || counted) continue;
      const own = this.ofPart(index, phrase.options);
      if (
        own.length < 2 ||
        own.length > (all ? MOST_OF_ALL : MOST_JOINED) ||
        own.some(({ line }) => this.clear.has(line))
      )
        continue;
      phrase.options = own;
      phrase.kind = "all";
    }
  }

  /** A later place names the line and no earlier one: "the remaining spices" leave "the seeds" on top alone. */
  private isKeptFor(index: number, line: number): boolean {
    const [first] = (this.clear.get(line) ?? []).filter(({ action }) => !this.readying.has(action));
    return first !== undefined && first.action > index;
  }

  /** Those of the part that the action belongs to, where there are any. */
  private ofPart(index: number, options: Candidate[]): Candidate[] {
    const group = this.parts.of[index] ?? -1;
    const own = options.filter(({ line }) => this.parts.groupOfLine[line] === group);
    return group >= 0 && own.length > 0 ? own : options;
  }

  /** The last places that perhaps name the line, in order. */
  mayName(line: number): readonly Place[] {
    return this.maybe.get(line)?.slice(-MOST_PLACES) ?? [];
  }

  /** Another place than this phrase names the line, and it alone. */
  isNamedElsewhere(line: number, phrase: Phrase): boolean {
    return this.clear.get(line)?.some((place) => place.phrase !== phrase) ?? false;
  }

  /** Action `index` or a later one names the line, and it alone. */
  isClearlyNamed(index: number, line: number): boolean {
    return (this.clear.get(line)?.at(-1)?.action ?? -1) >= index;
  }

  /** Action `index` or a later one names the line. */
  isNamedFrom(
    index: number,
    line: LineModel,
    group: number,
    choices: ReadonlyMap<Phrase, Choice>,
    kind?: Collective["kind"],
  ): boolean {
    // "Sift the dry ingredients … roll out on a board dusted with flour"; "knead all of the dough's ingredients … line tins greased with butter"
    const ofPart = group >= 0 && (kind === "all" || kind === "section") && line.amounts.pools.length > 0;
    const isApart = isWater(line) && !this.isShared(line.index) && !this.addsUp(line);
    const but = (action: number, phrase: Phrase): boolean =>
      (isApart && isOtherMeasure(this.actions[action]?.words ?? [], phrase, line)) ||
      ((kind === "dry" || ofPart) && isGreasingIn(this.actions, action, phrase.from)) ||
      (ofPart &&
        (isPutOn(this.actions[action], phrase, line) ||
          isOnMade(this.actions, action, phrase, this.parts, group)));
    const own = group < 0 || this.parts.groupOfLine[line.index] === group;
    const named = this.clear.get(line.index)?.slice(-MOST_PLACES) ?? [];
    if (own && named.some(({ action, phrase }) => action >= index && !but(action, phrase))) return true;
    const all = this.mayName(line.index);
    const places = all.filter(({ action, phrase }) => !but(action, phrase));
    // "The flours" of two parts say nothing of the one that is mixed as a whole before.
    const isOwn = (lines: readonly number[]): boolean =>
      !own || group < 0 || lines.every((each) => this.parts.groupOfLine[each] === group);
    return places.some(({ action, phrase }) => {
      const lines = action < index ? [] : (choices.get(phrase)?.lines ?? []);
      return lines.includes(line.index) && isOwn(lines);
    });
  }

  /** An action behind a collective of dry or wet things means the line by its kind: "mix the dry ingredients … fold in the nuts". */
  isKindAfter(index: number, { kind: ofKind, noun }: Collective, line: LineModel): boolean {
    // "Add the spices … stir in the herbs": the parsley waits for its own word.
    if (ofKind === "class" && noun === LINKING.spiceWord && isHerb(line))
      return areHerbsAfter(this.actions, index);
    const isNamed = ({ collectives }: ReadAction): boolean =>
      collectives.some(({ kind, noun }) => kind === "class" && isOfKind(noun, line));
    // "Put everything on a tray, mix with the spices": what the same sentence adds by its kind goes in there.
    const next = this.actions[index + 1];
    if (ofKind === "all" && next !== undefined && !next.opensSentence && isNamed(next)) return true;
    if (ofKind !== "dry" && ofKind !== "wet") return false;
    return this.actions
      .slice(index + 1, index + FAR)
      .some(
        (action) =>
          isNamed(action) ||
          action.phrases.some(
            ({ kind, passing, options }) =>
              kind !== undefined && !passing && options.length === 1 && options[0]?.line === line.index,
          ),
      );
  }

  /**
   * Shortly behind "whisk everything for the marinade" comes "add the beef", which is the ribeye of the list; and behind "mix everything" of
   * no part, however far, "sprinkle with the cheese", which is the cheddar.
   */
  isAddedByKind(index: number, line: number, ofPart: boolean): boolean {
    return this.actions.slice(index + 1, index + 1 + (ofPart ? NEAR : FAR)).some(({ phrases, words }) =>
      phrases.some(({ from, kind, passing, options }) => {
        const isOnly = kind === "one" && !passing && options.length === 1 && options[0]?.line === line;
        const verb = isOnly ? (verbBefore(words, from) ?? "") : "";
        return (
          LINKING.joining.has(verb) ||
          (!ofPart && LINKING.laysOn.has(verb) && !isPlace(words, from) && !isReturned(words, from))
        );
      }),
    );
  }

  /** The line belongs to another part than action `index`, and that part has words that take it. */
  isWantedElsewhere(index: number, line: LineModel): boolean {
    const { of, groupOfLine } = this.parts;
    const group = groupOfLine[line.index] ?? -1;
    if (group < 0 || (of[index] ?? -1) < 0 || of[index] === group) return false;
    const named = this.mayName(line.index).some(({ action }) => of[action] === group);
    return named || this.collecting.has(group);
  }

  /** A later action speaks of what is left of the line, and not of what was kept back. */
  isLeftAfter(index: number, line: number): boolean {
    return asksLater(this.mayName(line), index, false);
  }

  /** Some later place uses what was kept of the line: "the reserved flour". */
  isKeptAfter(index: number, line: number): boolean {
    return asksLater(this.mayName(line), index, true);
  }

  /** The amounts that the places state are together the line's own: "1 cup water … the second cup" of 2 cups. */
  addsUp(line: LineModel): boolean {
    const places = this.mayName(line.index);
    return (
      places.length > 1 &&
      areAll(
        places.map(({ phrase }) => phrase.portion),
        line.amounts,
      )
    );
  }

  /** Some place but this phrase speaks of a fraction or a rest of the line. */
  isShared(line: number, but?: Phrase): boolean {
    const places = this.mayName(line);
    return places.some(
      ({ phrase }) =>
        phrase !== but &&
        phrase.portion !== null &&
        (phrase.portion.kind === "rest" || phrase.portion.fraction !== null),
    );
  }
}
