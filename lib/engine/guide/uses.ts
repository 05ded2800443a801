/**
 * Puts a model's uses in place of the rules' own: which rows go in at which action, and how much. Amounts are worked out and written by the
 * engine, from the words that the model points at; what those words do not say stays a guess, and the receipt names it.
 */
import type { Stages } from "@/lib/engine/format";
import { LINKING } from "@/lib/engine/language/linking";
import { modelLine, type LineModel } from "@/lib/engine/link/lines/line-names";
import { shareOut } from "@/lib/engine/link/amounts/share-out";
import type { Word } from "@/lib/engine/link/words/words";
import type { SourceRecipe, LinkedAction, Mention, Use } from "@/lib/engine/recipe/stages";
import { contradicts, restOf, rivalsOf, shareOf, tell, type GuidedUse, type Told } from "./pointed-words";

/** All uses of one line; none for a line that no action uses. */
export type LineUses = { line: number; uses: readonly GuidedUse[] };

function mentionsOf(action: LinkedAction, gone: ReadonlySet<number>, found: readonly Mention[]): Mention[] {
  const used = new Set(action.uses.map(({ line }) => line));
  const overlaps = (a: Mention, b: Mention) => a.start < b.end && b.start < a.end;
  const kept = action.mentions.filter(
    (mention) =>
      (!gone.has(mention.line) || used.has(mention.line)) && !found.some((other) => overlaps(mention, other)),
  );
  const mentions: Mention[] = [];
  for (const mention of [...kept, ...found].sort((a, b) => a.start - b.start || a.end - b.end))
    if (mention.start >= (mentions.at(-1)?.end ?? 0)) mentions.push(mention);
  return mentions;
}

/** One mention for each run of neighbouring words that name the line; describing words alone name nothing. */
function spansNamed(said: readonly Word[], { index: line, naming }: LineModel): Mention[] {
  const runs: (Mention & { names: boolean })[] = [];
  for (const { start, end, gap, lemma } of said) {
    const last = runs.at(-1);
    if (last !== undefined && gap === " " && last.end + 1 === start) {
      last.end = end;
      last.names ||= naming.has(lemma);
    } else runs.push({ start, end, line, names: naming.has(lemma) });
  }
  return runs.filter(({ names }) => names).map(({ start, end }) => ({ start, end, line }));
}

/** Where every other line that the words could mean is decided elsewhere, only this one is left. */
function decideByOrder(actions: readonly LinkedAction[], told: ReadonlySet<number>): void {
  const open = new Set<number>();
  const decided = new Set<number>();
  for (const { uses } of actions)
    for (const { line, decidedBy } of uses) (decidedBy === "guess" ? open : decided).add(line);
  for (const action of actions)
    action.uses = action.uses.map((use) => {
      const { others, ...plain } = use;
      const left =
        told.has(use.line) &&
        use.decidedBy === "guess" &&
        others !== undefined &&
        others.every((other) => decided.has(other) && !open.has(other));
      return left ? { ...plain, decidedBy: "model" } : use;
    });
}

/**
 * The stages with the uses of the blocks' lines replaced. A block that names places that are not there, or that is at odds with the words it
 * points at, changes nothing. Lines × uses; never throws.
 */
export function applyUses(
  source: SourceRecipe,
  { lines, actions, languages }: Stages,
  blocks: readonly LineUses[],
): Stages {
  const models = lines.map((line, index) =>
    modelLine(line.text, index, source.ingredients[index]?.section, line),
  );
  const believed = new Map<number, Told[]>();
  for (const { line, uses } of blocks) {
    const model = models[line];
    if (model === undefined || believed.has(line)) continue;
    const told = uses.flatMap((use) => {
      const action = actions[use.action];
      return (action === undefined ? null : tell(use, action, actions[use.action - 1], model)) ?? [];
    });
    if (told.length < uses.length || contradicts(told, model)) continue;
    believed.set(
      line,
      [...told].sort((a, b) => a.action - b.action),
    );
  }
  const next = actions.map((action) => ({
    ...action,
    uses: action.uses.filter(({ line }) => !believed.has(line)),
  }));
  const found = new Map<number, Mention[]>();
  const usedAt = (at: number): Set<number> =>
    new Set([
      ...(next[at]?.uses ?? []).map(({ line }) => line),
      ...[...believed].filter(([, uses]) => uses.some(({ action }) => action === at)).map(([line]) => line),
    ]);
  for (const [index, told] of believed) {
    const line = models[index];
    if (line === undefined) continue;
    const { amounts, noun, extra, divided } = line;
    const rest = restOf(told);
    const lastWhole = told.findLastIndex(({ n, d }) => n === d);
    const shared = shareOut(
      told.map((one, at) => shareOf(one, at === lastWhole, one === rest)),
      { amounts, noun, extra, divided, separable: LINKING.separable },
    );
    told.forEach((one, at) => {
      const before = actions[one.action];
      const action = next[one.action];
      const amount = shared[at];
      if (before === undefined || action === undefined || amount === undefined) return;
      const rules = before.uses.find((use) => use.line === index);
      const rivals = rivalsOf(one, line, before, models, usedAt(one.action));
      const says = one.n === 0 || one.n === one.d || one.portion !== null || one === rest;
      // What the words leave open beside the choice between lines, nothing can decide later.
      const sound = one.named && says && !amount.doubt;
      const decided = sound && rivals.length === 0;
      const same = rules?.amount === amount.text && (rules.decidedBy !== "guess" || !decided);
      const use: Use = same
        ? rules
        : {
            line: index,
            amount: amount.text,
            decidedBy: decided ? "model" : "guess",
            ...(sound && !decided ? { others: rivals } : {}),
          };
      action.uses.push(use);
      if (rules === undefined)
        found.set(one.action, [...(found.get(one.action) ?? []), ...spansNamed(one.said, line)]);
    });
  }
  decideByOrder(next, new Set(believed.keys()));
  const gone = new Set(believed.keys());
  return {
    lines,
    actions: next.map((action, at) => ({
      ...action,
      mentions: mentionsOf(action, gone, found.get(at) ?? []),
    })),
    languages,
  };
}
