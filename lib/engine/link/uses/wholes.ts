/** Lines that are used without being named: "everything for the filling", "mix the rub", "season", "butter a tin". */
import { isDryIngredient, isWetIngredient } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { SPOONED } from "@/lib/engine/language/units";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { isForMore, leftOut, linesOf } from "@/lib/engine/link/lines/collective-lines";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import { greasedBy, tinPortion } from "@/lib/engine/link/phrases/greasing";
import { COLLECTIVE, type Ledger, type Spot } from "@/lib/engine/link/choose/ledger";
import { announces, isAnnounced, useByVerb, isInAlready, seasonAt, SharedWholes } from "./whole-parts";
import { misspeltIn } from "./last-chance";
import { isStatedPart, useLeftOfParted, repeatLayers } from "./once-more";
import { isCookedLater, type LineModel } from "@/lib/engine/link/lines/line-names";
import { groupNamedBy, mixesAlone } from "@/lib/engine/link/choose/part-votes";
import { isNamesake, type Parts } from "@/lib/engine/link/choose/parts";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import {
  calledBy,
  hasDouble,
  isNamedNext,
  isWaitedFor,
  namesLine,
  namesMember,
  seasoningsLeft,
  speaksOfWater,
} from "./line-meant";
import type { Sweep } from "@/lib/engine/link/choose/weigh";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Portion } from "@/lib/engine/link/amounts/portion";

const OPEN: Portion = { kind: "open", fraction: null, amount: null, start: Infinity };
/** Spices of a part that are told together. */
const ENOUGH_SPICES = 3;
/** In the place of a group: all that is left of any part. */
const MADE = -2;
export class Wholes {
  private taken: Sweep[] | null = null;
  private misspelt: ReadonlyMap<number, number> | null = null;
  private readonly shared = new SharedWholes();

  constructor(
    private readonly ledger: Ledger,
    private readonly parts: Parts,
    private readonly places: Places,
  ) {}

  private members(group: number): LineModel[] {
    return group < 0 ? [] : this.ledger.lines.filter((line) => this.parts.groupOfLine[line.index] === group);
  }

  /** The group of the list that a collective speaks of, or -1. */
  private groupOf(index: number, collective: Collective): number {
    const { groups, named, of } = this.parts;
    if (groups.length < 2) return -1;
    if (collective.kind === "section" || collective.kind === "rest") {
      const group = groups.findIndex(({ words }) => words.has(collective.noun));
      if (group >= 0) return group;
    }
    const own = named[index]?.group ?? -1;
    return own >= 0 ? own : (of[index] ?? -1);
  }

  /** "The dry ingredients" where the part before is made and all of it used: those of the other parts. */
  private openGroup(group: number, index: number, { kind }: Collective): number {
    const isOfKind = (kind === "dry" || kind === "wet") && this.parts.named[index]?.group !== group;
    return isOfKind && this.isUsedUp(group) && !this.hasPartOf(kind) ? MADE : group;
  }

  /** The list has a part called "Dry Ingredients": no other part's are meant by "the dry ingredients". */
  private hasPartOf(kind: "dry" | "wet"): boolean {
    const names = kind === "dry" ? LINKING.dry : LINKING.wet;
    return this.parts.groups.some(({ words }) => [...words].some((word) => names.has(word)));
  }

  private isUsedUp(group: number): boolean {
    const own = this.members(group);
    return own.length > 0 && own.every((line) => this.ledger.isSpent(line.index));
  }

  /** The lines among which a collective picks: those of its part, but for the parts it leaves out ("mix all but the glaze"). */
  private within(group: number, { except }: Collective): (line: LineModel) => boolean {
    if (group === MADE) return ({ index }) => !this.isUsedUp(this.parts.groupOfLine[index] ?? -1);
    const { groups, groupOfLine } = this.parts;
    // "All the jerk ingredients except the chicken" leaves out a line and not the part "Jerk chicken".
    const names = (group: number, lemma: string) =>
      !LINKING.products.has(lemma) && this.members(group).some(({ naming }) => naming.has(lemma));
    const out = new Set(
      groups.flatMap(({ words }, each) =>
        except.some(({ lemma }) => words.has(lemma) && !names(each, lemma)) ? [each] : [],
      ),
    );
    return ({ index }) => {
      const own = groupOfLine[index] ?? -1;
      return !out.has(own) && (group < 0 || own === group || out.has(group));
    };
  }

  /** The group that an action makes in one word: "mix the rub". None where its words name a line of the group. */
  private madeGroup(index: number): number {
    const action = this.ledger.actions[index];
    if (action === undefined || this.parts.groups.length < 2) return -1;
    const group = groupNamedBy(action, this.parts.groups);
    if (this.parts.isAnnounced(index, group)) return -1;
    const names = namesMember(action, this.members(group), this.parts.groups[group]?.words);
    return names ? -1 : group;
  }

  /** Groups that are taken as a whole where a mention could mean one of their lines. */
  sweeps(): Sweep[] {
    return this.ledger.actions.flatMap((action, index): Sweep[] => {
      const whole = action.collectives.filter(
        (each) => (each.kind === "all" || each.kind === "section") && !this.isAnnounced(index, each),
      );
      const made = this.madeGroup(index);
      const first = action.collectives.find(({ kind }) => kind === "first");
      const counted: Sweep[] =
        first === undefined || index > 0
          ? []
          : [
              {
                action: index,
                lines: this.ledger.lines.slice(0, first.count).map((line) => line.index),
                sure: true,
              },
            ];
      const sweeps = whole.flatMap((collective): Sweep[] => {
        const group = this.groupOf(index, collective);
        const inPart = this.within(group, collective);
        // "All dough ingredients except the butter. Knead in the butter."
        const out = leftOut(collective.except, this.ledger.lines);
        const lines = this.ledger.lines
          .filter((line) => inPart(line) && !out.has(line))
          .filter(
            (line) =>
              !isNamedNext(this.ledger.actions, index, line.index) ||
              hasDouble(line, this.ledger.lines, this.parts.groupOfLine),
          )
          .map((line) => line.index);
        return group < 0 ? [] : [{ action: index, lines, sure: true }];
      });
      const ofKinds = action.collectives.flatMap((collective): Sweep[] => {
        const test =
          collective.kind === "dry" ? isDryIngredient : collective.kind === "wet" ? isWetIngredient : null;
        const group = test === null ? -1 : this.groupOf(index, collective);
        const lines = this.members(group).filter(({ food }) => food !== null && test?.(food) === true);
        return group < 0 ? [] : [{ action: index, lines: lines.map((line) => line.index), sure: true }];
      });
      sweeps.push(...ofKinds);
      return made < 0
        ? [...counted, ...sweeps]
        : [
            ...sweeps,
            { action: index, lines: this.members(made).map((line) => line.index), sure: mixesAlone(action) },
          ];
    });
  }

  private isAnnounced(index: number, collective: Collective): boolean {
    return isAnnounced(this.ledger, this.parts, this.groupOf(index, collective), index, collective);
  }

  /** The lines that a collective means, used here. */
  collect(index: number, collective: Collective, choices: ReadonlyMap<Phrase, Choice>): void {
    const group = this.openGroup(this.groupOf(index, collective), index, collective);
    if (collective.loose === true && !(this.parts.groups[group]?.words.has(collective.noun) ?? false)) return;
    const isCalled = this.isCalled(index, collective, choices);
    if (isInAlready(index, collective, this.ledger) || this.isAnnounced(index, collective)) return;
    const called = calledBy(collective, group, this.ledger);
    if (called !== null) return called.forEach((line) => this.ledger.add(index, line, null, COLLECTIVE));
    const share = this.shared.spotOf(this.ledger.actions[index], collective);
    const left = share === null ? [] : this.shared.leftOf(collective);
    if (left.length > 0) return left.forEach((line) => this.ledger.add(index, line, share, COLLECTIVE));
    const found = linesOf(collective, {
      lines: this.ledger.lines,
      unused: this.ledger.unused,
      readied: this.ledger.lines.filter(
        (line) => (collective.readied === true || isCookedLater(line)) && this.ledger.isReadied(line.index),
      ),
      open: (line) =>
        !(this.parts.groupOfLine[line.index] !== group && this.isTakenLater(index, line)) &&
        !this.isMisspeltLater(index, line, collective, group) &&
        !this.places.isKindAfter(index, collective, line) &&
        !this.places.isAddedByKind(index, line.index, group >= 0) &&
        (isForMore(line, collective, group, this.parts.groupOfLine[line.index]) ||
          this.ledger.kept.has(line.index) ||
          isNamesake(line, group, this.parts) ||
          isWaitedFor(this.ledger.actions[index], line) ||
          !this.places.isNamedFrom(index, line, group, choices, collective.kind)),
      elsewhere: ({ index: line }) =>
        this.places.mayName(line).every(({ action }) => {
          const part = this.parts.of[action] ?? -1;
          const isOther = part >= 0 && part !== group;
          return action <= index || isOther || speaksOfWater(this.ledger.actions[action]);
        }),
      next: ({ index: line }) => isNamedNext(this.ledger.actions, index, line, true),
      away: (line) => !isCalled && !namesLine(this.ledger.actions[index], line),
      inPart: this.within(group, collective),
    });
    // "Fold in the dry ingredients" of a mixed part: no single line of another part is meant.
    if (group === MADE && found.length < 2) return;
    const spotOf = (line: LineModel) =>
      collective.readied === true ? this.ledger.againOf(line) : this.splitOf(index, line, choices);
    const all = [...found, ...this.seasoningsOf(index, group, collective, found, choices)];
    const part = share?.portion?.fraction == null ? null : share;
    if (part !== null) this.shared.note(collective, all);
    for (const line of all) this.ledger.add(index, line, part ?? spotOf(line), COLLECTIVE);
    const { ledger, places } = this;
    if (collective.kind === "rest") useLeftOfParted(index, found, choices, ledger.lines, ledger, places);
    // "Add 1 tsp of the sugar to the yeast … mix the dough ingredients"
    if (collective.kind === "section" && group >= 0) {
      const stated = this.members(group).filter((line) => isStatedPart(line, ledger));
      useLeftOfParted(index, found, choices, stated, ledger, places);
    }
  }

  /** "Cut the meat", which is the stewing beef: the word itself is the name of a line, and asks for no other of its kind. */
  private isCalled(index: number, { from, to }: Collective, choices: ReadonlyMap<Phrase, Choice>): boolean {
    const phrases = this.ledger.actions[index]?.phrases ?? [];
    return phrases.some((phrase) => phrase.from >= from && phrase.to <= to && choices.has(phrase));
  }

  /** Salt and sugar of a part that go in with the rest of it: "combine all the spices" of a rub whose last line is its salt. */
  private seasoningsOf(
    index: number,
    group: number,
    { kind }: Collective,
    found: readonly LineModel[],
    choices: ReadonlyMap<Phrase, Choice>,
  ): LineModel[] {
    const left = this.members(group).filter((line) => this.ledger.unused.has(line) && !found.includes(line));
    if (kind === "section" || kind === "all")
      return seasoningsLeft(left, kind === "section", this.ledger.actions.slice(index));
    if (kind !== "class" || found.length <= left.length || found.length < ENOUGH_SPICES) return [];
    const fit = left.every(
      (line) =>
        line.food !== null &&
        isDryIngredient(line.food) &&
        SPOONED.has(line.amounts.pools[0]?.unit ?? "") &&
        !this.places.isNamedFrom(index, line, group, choices, kind),
    );
    return fit ? left : [];
  }

  /** "2 limes, 1 juiced and 1 cut into wedges" of which a later action names the wedges: the first of the two. */
  private splitOf(index: number, line: LineModel, choices: ReadonlyMap<Phrase, Choice>): Spot | null {
    const [first, second, third] = line.amounts.splits;
    const halved = first !== undefined && second !== undefined && third === undefined;
    if (!halved || !this.places.isNamedFrom(index + 1, line, -1, choices)) return null;
    const portion: Portion = { ...OPEN, kind: "part", amount: first.amount, listed: true };
    return { from: -1, to: -1, portion, taken: null };
  }

  /** A later action takes the line with all of its part: "mix the glaze ingredients". */
  private isTakenLater(index: number, line: LineModel): boolean {
    this.taken ??= this.sweeps().filter(({ sure, lines }) => sure && lines.length < this.ledger.lines.length);
    return this.taken.some(({ action, lines }) => action > index && lines.includes(line.index));
  }

  /** "Mix everything" takes no line that a later action names misspelt; all of a part that is named goes in. */
  private isMisspeltLater(index: number, line: LineModel, { kind }: Collective, group: number): boolean {
    const isOwn = group >= 0 && this.parts.groupOfLine[line.index] === group;
    if (isOwn || (kind !== "all" && kind !== "rest")) return false;
    this.misspelt ??= misspeltIn(this.ledger.actions, this.ledger.lines);
    return (this.misspelt.get(line.index) ?? -1) > index;
  }

  /** What an action uses without a word for any line. */
  readUnnamed(index: number, choices: ReadonlyMap<Phrase, Choice>): void {
    this.make(index, choices);
    useByVerb(index, this.ledger, this.parts, this.places);
    repeatLayers(index, this.ledger, this.places, choices);
    seasonAt(index, this.ledger, this.parts);
    const { actions, lines } = this.ledger;
    for (const { line, at } of greasedBy(actions[index]?.words ?? [], lines)) {
      const portion = tinPortion(actions, line);
      this.ledger.add(index, line, { from: at, to: at + 1, portion, taken: null, aside: true }, COLLECTIVE);
    }
  }

  private make(index: number, choices: ReadonlyMap<Phrase, Choice>): void {
    const group = this.madeGroup(index);
    const members = this.members(group);
    const isUsed = ({ index: line }: LineModel): boolean =>
      this.ledger.of(line).some(({ action, aside }) => action !== index && !aside);
    if (members.length < 2 || members.some(isUsed)) return;
    const unnamed = members.filter((line) => !this.places.isNamedFrom(index, line, group, choices));
    // "First prepare the meatballs. Mix the mince with the eggs": what follows says how.
    const { words = [], collectives = [] } = this.ledger.actions[index] ?? {};
    if (collectives.some((each) => this.isAnnounced(index, each))) return;
    if (unnamed.length < members.length && announces(words)) return;
    for (const line of unnamed) this.ledger.add(index, line, null, COLLECTIVE);
  }
}
