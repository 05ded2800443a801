/** Words for several lines of which a share is said: "sift in half of the dry ingredients … fold in the rest of the dry ingredients". */
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { portionBefore } from "@/lib/engine/link/amounts/portion";
import type { Spot } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Collective } from "@/lib/engine/link/words/collective";

/** Kinds of words whose lines are shared out by each of them: half of the dry ingredients is half of each. */
const isShared = ({ kind }: Collective): boolean =>
  kind === "dry" || kind === "wet" || kind === "section" || kind === "class";

const nameOf = ({ kind, noun }: Collective): string => `${kind} ${noun}`;

export class SharedWholes {
  private readonly parted = new Map<string, readonly LineModel[]>();

  /** How much of each of its lines a word for several takes: "half of the dry ingredients"; null where nothing is said. */
  spotOf(action: ReadAction | undefined, collective: Collective): Spot | null {
    if (action === undefined || !isShared(collective)) return null;
    const { from, to } = collective;
    const first = action.words
      .slice(from, to)
      .find(
        ({ form }) =>
          !LINKING.genitive.has(form) && !LINKING.determiners.has(form) && !LINKING.restWords.has(form),
      );
    const portion = first === undefined ? null : portionBefore(tokenize(action.text), first.start);
    if (portion === null || (portion.fraction === null && portion.kind !== "rest")) return null;
    return { from, to, portion, taken: null };
  }

  /** Remembers of which lines `collective` took a share. */
  note(collective: Collective, lines: readonly LineModel[]): void {
    if (!this.parted.has(nameOf(collective))) this.parted.set(nameOf(collective), lines);
  }

  /** The lines of which the same words took a share before. */
  leftOf(collective: Collective): readonly LineModel[] {
    return this.parted.get(nameOf(collective)) ?? [];
  }
}
