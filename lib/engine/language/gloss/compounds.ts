/** Words that are two written together: "Kartoffelwürfel", "hoevekip". */
import { listed } from "./order-forms";
import type { Entry, Meanings } from "./entry";

/** Shortest half of a word that is written together. */
const SHORTEST_HALF = 3;
/** No word that is written together is longer. */
const LONGEST_COMPOUND = 40;

export class Compounds {
  private readonly joints: readonly string[] | null;

  /** @param letters what stands between two words that are written as one; null where none are */
  constructor(
    letters: string | null,
    private readonly forms: ReadonlyMap<string, Meanings>,
  ) {
    this.joints = letters === null ? null : ["", ...listed(letters)];
  }

  /** A word of two that are written together: its last half is known, its first at best: "Kartoffelwürfel", "Tellerlinsen". */
  of(word: string): Entry | null {
    if (this.joints === null || word.length < 2 * SHORTEST_HALF || word.length > LONGEST_COMPOUND)
      return null;
    const small = word.toLowerCase();
    let half: Entry | null = null;
    for (let at = SHORTEST_HALF; at <= small.length - SHORTEST_HALF; at += 1) {
      const last = this.namedBy(small.slice(at));
      if (last === null) continue;
      const first = this.firstHalf(small.slice(0, at));
      if (first !== null)
        return { means: `${first} ${last.means}`, kind: last.kind, own: { [last.means]: word }, first: word };
      if (small.length - at > SHORTEST_HALF)
        half ??= {
          means: `${small.slice(0, at)} ${last.means}`,
          kind: last.kind,
          own: { [last.means]: word },
          first: word,
        };
    }
    return half;
  }

  /** A food or a thing by its name in small letters. */
  private namedBy(small: string): Entry | null {
    for (const form of [small, small.charAt(0).toUpperCase() + small.slice(1)]) {
      const entry = this.forms.get(form)?.other;
      if (entry?.kind === "food" || entry?.kind === "thing") return entry;
    }
    return null;
  }

  private firstHalf(small: string): string | null {
    for (const joint of this.joints ?? []) {
      if (!small.endsWith(joint) || small.length - joint.length < SHORTEST_HALF) continue;
      const stem = joint === "" ? small : small.slice(0, -joint.length);
      const named = this.namedBy(stem);
      if (named !== null) return named.means;
      const meanings = this.forms.get(stem);
      const other = meanings?.other ?? meanings?.order ?? null;
      if (other !== null && other.kind !== "grammar") return other.means;
    }
    return null;
  }
}
