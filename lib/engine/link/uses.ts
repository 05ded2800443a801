/** Goes through a recipe as a cook does and decides which mention is a use: the first one, what is left, another helping. */
import { LINKING } from "@/lib/engine/language/linking";
import type { DecidedBy } from "@/lib/engine/recipe/stages";
import { assign, type Choice, type Sweep } from "./assign";
import { linesOf, type Collective } from "./collectives";
import {
  isAdded,
  isExcluded,
  isGreasing,
  isHelping,
  isKept,
  isPlace,
  isReadied,
  isState,
  isVerb,
  isVesselWater,
} from "./context";
import { greasedBy } from "./greasing";
import type { LineModel } from "./line-names";
import type { Candidate } from "./mentions";
import { groupNamedBy, partsOf, type Parts } from "./parts";
import type { Phrase } from "./phrases";
import type { Portion } from "./portion";
import type { ReadAction } from "./read-action";
import type { Share } from "./share-out";

/** One use of a line. Offsets into the action's text, -1 where no words name it ("all ingredients"). */
export type Use = Share & {
  line: number;
  start: number;
  end: number;
  decidedBy: DecidedBy;
  others: number[];
};

type Place = { action: number; phrase: Phrase };
type Spot = { from: number; to: number; portion: Portion | null; taken: string | null; aside?: true };

/** A fit this much better than the next one names its line alone. */
const CLEAR = 0.2;
/** Places that may name a line, of which the last so many are looked at: time stays linear. */
const MOST_PLACES = 50;
/** Without its head a name must be there by half to be meant at all: "vanilla" for "vanilla extract". */
const HALF_NAMED = 0.36;
const STAPLE_CLASSES = ["salt", "oil", "fat"];

const COLLECTIVE = { decidedBy: "collective", others: [] } satisfies Pick<Use, "decidedBy" | "others">;
const OPEN: Portion = { kind: "open", fraction: null, amount: null, start: Infinity };
/** Letters by which "sliced" is "slices" and "juiced" "juice". */
const SAME_WORK = 4;
const REST: Portion = { kind: "rest", fraction: null, amount: null, start: -1 };

const isStaple = (line: LineModel): boolean =>
  line.names.some((name) => LINKING.staples.has(name.head) && name.words.length <= 2) ||
  STAPLE_CLASSES.some((name) => line.food?.classes.has(name));

const isCounted = ({ kind }: Collective): boolean => kind === "first" || kind === "next";

const isWater = (line: LineModel): boolean => line.food?.classes.has("water") ?? false;

function note<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

export class Uses {
  readonly uses: Use[] = [];
  /** Further mentions of lines that the action uses already. */
  readonly echoes: { action: number; line: number; start: number; end: number }[] = [];
  readonly parts: Parts;
  private readonly byLine = new Map<number, Use[]>();
  private readonly unused: Set<LineModel>;
  /** Lines of which something went into the dish. */
  private readonly spent = new Set<number>();
  /** What was kept back of a line, for the place that calls it reserved. */
  private readonly kept = new Map<number, Portion>();
  /** Places that name the line and no other, and all that may name it. */
  private readonly clear = new Map<number, Place[]>();
  private readonly maybe = new Map<number, Place[]>();
  private choices: Map<Phrase, Choice> = new Map();

  constructor(
    private readonly lines: readonly LineModel[],
    private readonly actions: readonly ReadAction[],
  ) {
    this.unused = new Set(lines);
    this.parts = partsOf(actions, lines);
    // "For the rice, heat the oil": the part's name, and no rice yet.
    actions.forEach((action, index) => {
      const at = this.parts.named[index]?.at ?? -1;
      for (const phrase of action.phrases) {
        const [word] = action.words.slice(phrase.from, phrase.to);
        // "the sauce" where a part is the sauce: what was made there, and no soy sauce.
        const part =
          phrase.to - phrase.from === 1 &&
          this.parts.groups.some(({ head }) => head === word?.lemma) &&
          phrase.options.every(({ line }) => (lines[line]?.naming.size ?? 0) > 1);
        phrase.passing ||= part || (phrase.from <= at && at < phrase.to);
      }
    });
    actions.forEach((action, index) => {
      for (const phrase of action.phrases) {
        const [top, ...others] = phrase.options;
        if (phrase.passing || top === undefined || top.weak || phrase.kind) continue;
        for (const option of phrase.options) note(this.maybe, option.line, { action: index, phrase });
        const own = action.words.slice(top.from, top.to).map((word) => word.lemma);
        const ambiguous = others.some(
          (other) =>
            other.score > top.score - CLEAR || own.every((lemma) => lines[other.line]?.vocabulary.has(lemma)),
        );
        if (!ambiguous) note(this.clear, top.line, { action: index, phrase });
      }
    });
    for (const action of actions)
      for (const phrase of action.phrases) {
        if (phrase.kind !== true) continue;
        phrase.options = phrase.options.filter(({ line }) => !this.clear.has(line));
        phrase.passing ||= phrase.options.length === 0;
      }
  }

  /** Lines that no reading has placed, in the order of the list. */
  get unplaced(): LineModel[] {
    return [...this.unused].filter((line) => line.names.length > 0);
  }

  /** The group of the list that a collective speaks of, or -1. */
  private groupOf(index: number, collective: Collective): number {
    const { groups, named, of } = this.parts;
    if (groups.length < 2) return -1;
    if (collective.kind === "section") {
      const group = groups.findIndex(({ words }) => words.has(collective.noun));
      if (group >= 0) return group;
    }
    const own = named[index]?.group ?? -1;
    if (own >= 0) return own;
    return collective.kind === "rest" ? -1 : (of[index] ?? -1);
  }

  /** Groups that are taken as a whole where a mention could mean one of their lines. */
  private sweeps(): Sweep[] {
    return this.actions.flatMap((action, index): Sweep[] => {
      const of = (group: number): Sweep[] =>
        group < 0
          ? []
          : [
              {
                action: index,
                lines: this.lines
                  .map((_line, line) => line)
                  .filter((line) => this.parts.groupOfLine[line] === group),
              },
            ];
      const whole = action.collectives.filter(({ kind }) => kind === "all" || kind === "section");
      return [
        ...whole.flatMap((collective) => of(this.groupOf(index, collective))),
        ...of(this.madeGroup(index)),
      ];
    });
  }

  /** The group that an action makes in one word: "mix the rub". None where its words name a line of the group. */
  private madeGroup(index: number): number {
    const action = this.actions[index];
    if (action === undefined || this.parts.groups.length < 2) return -1;
    const group = groupNamedBy(action.words, this.parts.groups);
    const names = action.phrases.some(
      ({ options, passing }) =>
        !passing && options.some(({ line, weak }) => !weak && this.parts.groupOfLine[line] === group),
    );
    return names ? -1 : group;
  }

  /** First reading: what the actions name plainly, and the words for several lines at once. */
  readNames(): void {
    this.choices = assign({
      actions: this.actions,
      lines: this.lines,
      parts: this.parts,
      sweeps: this.sweeps(),
      namedElsewhere: (line, phrase) =>
        this.clear.get(line)?.some((place) => place.phrase !== phrase) ?? false,
      isCutting: (action, phrase) => isReadied(action.words, phrase.from),
    });
    this.actions.forEach((action, index) => {
      const read = (collective: Collective) => this.collect(index, collective);
      // "the next five ingredients" counts from what the actions before have used.
      action.collectives.filter(isCounted).forEach(read);
      for (const phrase of action.phrases) this.named(index, action, phrase);
      action.collectives.filter((collective) => !isCounted(collective)).forEach(read);
      this.make(index);
      this.season(index, action);
      for (const { line, at } of greasedBy(action.words, this.lines))
        this.add(index, line, { from: at, to: at + 1, portion: OPEN, taken: null, aside: true }, COLLECTIVE);
    });
  }

  private collect(index: number, collective: Collective): void {
    const group = this.groupOf(index, collective);
    if (collective.loose === true && !(this.parts.groups[group]?.words.has(collective.noun) ?? false)) return;
    const found = linesOf(collective, {
      lines: this.lines,
      unused: this.unused,
      open: (line) => this.isNamesake(line, group) || !this.namedFrom(index, line, group),
      inPart: (line) => group < 0 || this.parts.groupOfLine[line.index] === group,
    });
    for (const line of found) this.add(index, line, null, COLLECTIVE);
    if (collective.kind === "rest") this.leftovers(index, found);
  }

  /** "everything else": what is left of lines of which a part was used and nothing says where the rest goes. */
  private leftovers(index: number, found: readonly LineModel[]): void {
    for (const line of this.lines) {
      const before = this.byLine.get(line.index) ?? [];
      const parted =
        before.length > 0 &&
        before.every(({ portion, aside, readied }) => aside || readied || portion?.kind === "part");
      if (
        parted &&
        before.some(({ aside, readied }) => !aside && !readied) &&
        !found.includes(line) &&
        !this.namedFrom(index, line, -1)
      )
        this.add(
          index,
          line,
          { from: -1, to: -1, portion: REST, taken: null },
          { decidedBy: "collective", others: [] },
        );
    }
  }

  /** The line is called as its part is: what is named later is the finished part ("the yoghurt"). */
  private isNamesake(line: LineModel, group: number): boolean {
    const words = this.parts.groups[group]?.words;
    return (
      words !== undefined &&
      this.parts.groupOfLine[line.index] === group &&
      [...line.naming].some((word) => words.has(word))
    );
  }

  private make(index: number): void {
    const group = this.madeGroup(index);
    if (group < 0) return;
    const members = this.lines.filter((line) => this.parts.groupOfLine[line.index] === group);
    if (members.length < 2 || members.some((line) => this.spent.has(line.index))) return;
    for (const line of members)
      if (!this.namedFrom(index, line, group)) this.add(index, line, null, COLLECTIVE);
  }

  /** "Season": the salt and pepper of the list whose amount is left to the cook. */
  private season(index: number, action: ReadAction): void {
    const at = action.words.findIndex(
      (word, place) =>
        LINKING.seasoning.has(word.form) ||
        (LINKING.seasonings.has(word.form) && isVerb(action.words, place, place + 1)),
    );
    if (at < 0 || isState(action.words, at, at + 1)) return;
    const says = action.words
      .slice(at + 1, at + 12)
      .some((word) => LINKING.withWords.has(word.form) || LINKING.seasonings.has(word.lemma));
    if (says) return;
    const group = this.parts.of[index] ?? -1;
    const own = this.lines.some(
      (line) =>
        line.open &&
        this.parts.groupOfLine[line.index] === group &&
        line.names.some(({ head }) => LINKING.seasonings.has(head)),
    );
    // Where the part has its own salt, the other part's is not meant.
    const here = (line: LineModel) => !own || this.parts.groupOfLine[line.index] === group;
    for (const line of this.lines) {
      const seasons =
        line.open &&
        line.names.length > 0 &&
        line.names.every(({ head }) => [...LINKING.seasonings].some((name) => head.endsWith(name)));
      if (seasons && here(line))
        this.add(
          index,
          line,
          { from: at, to: at + 1, portion: null, taken: null },
          { decidedBy: "collective", others: [] },
        );
    }
  }

  private named(index: number, action: ReadAction, phrase: Phrase): void {
    const choice = this.choices.get(phrase);
    if (phrase.passing || choice === undefined) return;
    const { words } = action;
    const several = choice.lines.length > 1;
    for (const number of choice.lines) {
      const line = this.lines[number];
      const option = phrase.options.find((each) => each.line === number);
      if (line === undefined || option === undefined || isVesselWater(words, phrase.to - 1, line)) continue;
      let { portion } = phrase;
      // "the remaining butter, sugar and flour": what was not used yet goes in whole.
      if (portion?.shared === true && !this.spent.has(number)) portion = null;
      if (portion?.kind === "rest" && portion.amount === null && this.kept.has(number))
        portion = this.kept.get(number) ?? portion;
      else if (
        !this.spent.has(number) &&
        isKept(words, phrase.from) &&
        portion !== null &&
        (portion.amount !== null || portion.fraction !== null)
      ) {
        this.kept.set(number, { ...portion, kind: "part" });
        continue;
      }
      portion ??= this.splitOf(line, phrase, words);
      // "2 tbsp water" beside a line of half a litre: it comes from the tap.
      const elsewhere =
        portion?.kind === "part" && portion.amount !== null && (phrase.fits.get(number) ?? 0) < 1;
      if (isWater(line) && elsewhere && !line.divided && !this.isShared(number)) continue;
      const taken = this.takenOf(line, phrase);
      if (several && this.spent.has(number)) continue;
      if (this.isUse(index, line, portion, action, phrase.from, option.head, taken))
        this.add(index, line, { from: option.from, to: option.to, portion, taken }, choice);
    }
  }

  /** A part that the line itself sets apart by its work: "the sliced garlic" of "4 cloves: 1 grated, 3 sliced". */
  private splitOf(line: LineModel, phrase: Phrase, words: ReadAction["words"]): Portion | null {
    const around = words.slice(Math.max(0, phrase.from - 2), phrase.to + 1);
    const start = words[phrase.from]?.start ?? -1;
    const split = line.amounts.splits.find(({ works }) =>
      works.some((work) =>
        around.some(({ lemma }) => lemma.slice(0, SAME_WORK) === work.slice(0, SAME_WORK)),
      ),
    );
    return split === undefined ? null : { kind: "part", fraction: null, amount: split.amount, start };
  }

  /** Some place speaks of a rest of the line. */
  private isShared(line: number): boolean {
    return (
      this.maybe
        .get(line)
        ?.some(
          ({ phrase }) =>
            phrase.portion?.kind === "rest" || (phrase.portion?.fraction !== null && phrase.portion !== null),
        ) ?? false
    );
  }

  /** "yolk" of eggs that the list has whole; a line of yolks is no part of anything. */
  private takenOf(line: LineModel, phrase: Phrase): string | null {
    const { taken } = phrase;
    if (taken === null) return null;
    const both = [...line.vocabulary].filter((word) => LINKING.takenFrom.has(word)).length > 1;
    return line.separated || both || !line.names.some(({ head }) => head === taken) ? taken : null;
  }

  /** Whether a mention of a line is a use: its first one, a stated portion, another part of it, another helping of a staple. */
  private isUse(
    index: number,
    line: LineModel,
    portion: Portion | null,
    action: ReadAction,
    at: number,
    head: boolean,
    taken: string | null,
  ): boolean {
    if (!this.spent.has(line.index)) return true;
    const before = this.byLine.get(line.index) ?? [];
    const spending = before.filter((use) => !use.readied && !use.aside);
    // "Cook the rice … spread over the rest of the rice": all of it went in, and this is no more of the line.
    if (portion?.kind === "rest" || portion?.kind === "more")
      return (
        line.divided ||
        line.extra ||
        line.open ||
        spending.length === 0 ||
        spending.some((use) => use.portion !== null || use.taken !== null)
      );
    if (
      portion === null &&
      (line.divided || line.extra) &&
      spending.every((use) => use.portion !== null) &&
      isAdded(action.words, at) &&
      !isPlace(action.words, at)
    )
      return true;
    const stated = portion !== null && (portion.amount !== null || portion.fraction !== null);
    if (stated && !before.some((use) => use.portion === null && !use.aside && !use.readied)) return true;
    if (taken !== null && !before.some((use) => use.taken === taken || use.taken === null)) return true;
    if (!before.some((use) => !use.readied && !use.aside))
      return isAdded(action.words, at) || !action.preparation;
    return (
      head &&
      (line.divided || line.extra || (isStaple(line) && !isWater(line))) &&
      isHelping(action.words, at)
    );
  }

  private add(
    index: number,
    line: LineModel,
    spot: Spot | null,
    choice: Pick<Use, "decidedBy" | "others">,
  ): void {
    const action = this.actions[index];
    const words = action?.words ?? [];
    const before = this.byLine.get(line.index);
    const phraseStart = spot === null ? -1 : (words[spot.from]?.start ?? -1);
    const start = spot?.portion ? Math.min(spot.portion.start, phraseStart) : phraseStart;
    const end = spot === null ? -1 : (words[spot.to - 1]?.end ?? -1);
    const last = before?.[before.length - 1];
    const again =
      (spot?.portion ?? null) === null &&
      last?.action === index &&
      (last.taken ?? null) === (spot?.taken ?? null);
    // "salt" and "pepper" are two words for one line: both are marked, it is used once.
    if (spot?.aside === true && last?.action === index) return;
    if (again) {
      if (line.compound && spot !== null) this.echoes.push({ action: index, line: line.index, start, end });
      return;
    }
    const use: Use = {
      action: index,
      line: line.index,
      portion: spot?.portion ?? null,
      taken: spot?.taken ?? null,
      readied:
        spot !== null &&
        action?.preparation === true &&
        (spot.portion === null || isReadied(words, spot.from)),
      aside: spot !== null && (spot.aside === true || isGreasing(words, spot.from)),
      start,
      end,
      decidedBy: choice.decidedBy,
      others: choice.others,
    };
    this.uses.push(use);
    note(this.byLine, line.index, use);
    this.unused.delete(line);
    if (!use.aside) this.spent.add(line.index);
  }

  /** Places a line at words `[from, to)` of an action. */
  addGuess(action: number, line: LineModel, from: number, to: number): void {
    const portion = this.actions[action]?.phrases.find((phrase) => phrase.from === from)?.portion ?? null;
    this.add(action, line, { from, to, portion, taken: null }, { decidedBy: "guess", others: [] });
  }

  /** A later place names the line: plainly, or as the only one left of those that it may mean. */
  private namedFrom(index: number, line: LineModel, group: number): boolean {
    const own = group < 0 || this.parts.groupOfLine[line.index] === group;
    if (own && (this.clear.get(line.index)?.at(-1)?.action ?? -1) >= index) return true;
    const places = this.maybe.get(line.index)?.slice(-MOST_PLACES) ?? [];
    return places.some(
      ({ action, phrase }) =>
        action >= index && (this.choices.get(phrase)?.lines.includes(line.index) ?? false),
    );
  }

  /** Second reading: a line that nothing named plainly takes its best weaker mention ("Ranch", "before serving on buns", "butter a dish"). */
  readWeak(): void {
    const best = new Map<number, { action: number; option: Candidate; phrase: Phrase }>();
    this.actions.forEach((action, index) => {
      for (const phrase of action.phrases) {
        if (isExcluded(action.words, phrase.from)) continue;
        const verb = isVerb(action.words, phrase.from, phrase.to);
        const guarded = verb || isState(action.words, phrase.from, phrase.to);
        const placed = this.choices.get(phrase)?.lines ?? [];
        for (const option of phrase.options) {
          if (this.byLine.has(option.line) || (guarded && !option.head)) continue;
          // A mention that has its line already names no other one as well.
          if (placed.some((line) => this.byLine.get(line)?.some((use) => use.action === index) ?? false))
            continue;
          const last = action.words[phrase.to - 1]?.lemma;
          const endsAlike = this.lines[option.line]?.names.some((name) => name.words.at(-1) === last);
          if (!option.head && !endsAlike && option.score < HALF_NAMED) continue;
          if (verb && !LINKING.greases.has(action.words[phrase.from]?.form ?? "")) continue;
          const now = best.get(option.line);
          if (now === undefined || option.score > now.option.score + (guarded ? CLEAR : 0))
            best.set(option.line, { action: index, option, phrase });
        }
      }
    });
    const taken = new Set<string>();
    for (const [number, { action, option, phrase }] of best) {
      const line = this.lines[number];
      const place = `${action} ${option.from}`;
      if (line === undefined || taken.has(place)) continue;
      taken.add(place);
      const { portion } = phrase;
      this.add(
        action,
        line,
        { from: option.from, to: option.to, portion, taken: null },
        { decidedBy: "guess", others: [] },
      );
    }
  }
}
