/** What a form of a word list means, and by what forms words are known: orders, words written together, letters written out. */
import type { GlossWords } from "@/lib/engine/language/pack/gloss";

/** What one form of a word list means. */
export type GlossKind = "food" | "thing" | "describing" | "verb" | "participle" | "grammar";

/** What one form means. */
export type Entry = {
  /** In the engine's words; empty for a word that says nothing. */
  means: string;
  kind: GlossKind;
  /** The language's own forms for one and for several, by the engine's: how an amount is written in the cook's words. */
  own: Readonly<Record<string, string>>;
  /** The form that its line has first: of an order, the one that others are built on. */
  first: string;
};

/** A word is an order in one place and a thing in another ("cocina"): both are kept. */
export type Meanings = { order: Entry | null; other: Entry | null };

/** A word of a text with what it means. */
export type GlossToken = {
  /** In the engine's words; what is not known, a number, a unit and a mark stand as they are. */
  means: string;
  kind: GlossKind | "unknown" | "kept" | "mark";
  /** Offsets in the text, `[start, end)`. */
  start: number;
  end: number;
  entry: Entry | null;
  /** An order that stands before what it is done to, by its form: "breng aan de kook", "hacke", and not "kalt stellen". */
  leads?: boolean;
  /** A word before a name or a time, whose English word may open a clause too: "nach 10 Minuten". */
  preposed?: boolean;
};

/** A word with its letters' marks, where a keyboard without them wrote them out: "verruehren" is "verrühren". */
export function withMarks(word: string, { writtenOut = {} }: Pick<GlossWords, "writtenOut">): string {
  let marked = word;
  for (const [out, letter] of Object.entries(writtenOut))
    if (marked.includes(out)) marked = marked.replaceAll(out, letter);
  return marked;
}

// By what form a language's orders are known, and the words beside them that tell where an order stands.

/** Shortest rest that an ending is taken off. */
export const SHORTEST_STEM = 3;

export const listed = (words: string | undefined): string[] => (words ?? "").split(/\s+/).filter(Boolean);

export class OrderForms {
  /** Written before an order, or at the end of its clause; the longest first. */
  readonly particles: readonly string[];
  private readonly infinitives: readonly string[];
  private readonly prepositions: ReadonlySet<string>;
  private readonly subjects: ReadonlySet<string>;
  private readonly before: ReadonlySet<string>;
  private readonly alone: ReadonlySet<string>;
  private readonly spoken: readonly (readonly [off: string, on: string])[];

  constructor(words: GlossWords) {
    this.particles = listed(words.particles).sort((a, b) => b.length - a.length);
    this.infinitives = listed(words.infinitives);
    this.prepositions = new Set(listed(words.prepositions));
    this.subjects = new Set(listed(words.subjects));
    this.before = new Set(listed(words.subjectsBefore));
    this.alone = new Set(listed(words.additions));
    this.spoken = listed(words.spokenEndings).map((pair): readonly [string, string] => {
      const [off = "", on = ""] = pair.split(":");
      return [off, on];
    });
  }

  /** An order of this form stands last, as "hacken" does; null where the language does not tell by the form. */
  isInfinitive(form: string): boolean | null {
    if (this.infinitives.length === 0) return null;
    return this.infinitives.some((ending) => form.toLowerCase().endsWith(ending));
  }

  /** Stands before a name or a time, and opens no clause. */
  isPreposition(word: string): boolean {
    return this.prepositions.has(word.toLowerCase());
  }

  /** Who is told to do it, behind the order: "du" of "dann hackst du". */
  isSubject(word: string): boolean {
    return this.subjects.has(word.toLowerCase());
  }

  /** Who does it, before the order: "tu" of "tu verses". */
  isSubjectBefore(word: string): boolean {
    return this.before.has(word.toLowerCase());
  }

  /** Says where to, and that something is added, where its order is left out: "erbij". */
  standsForOrder(word: string): boolean {
    return this.alone.has(word.toLowerCase());
  }

  /** A word that only says where to when it ends its clause: "aus" of "rolle den Teig aus". */
  isParticle(word: string): boolean {
    return this.particles.includes(word.toLowerCase());
  }

  /** What an order may be called in its list that is spoken so: "hackst" and "hackt" are of "hacken". */
  unspoken(word: string): string[] {
    return this.spoken.flatMap(([off, on]) =>
      word.endsWith(off) && word.length - off.length >= SHORTEST_STEM
        ? [word.slice(0, word.length - off.length) + on]
        : [],
    );
  }
}

// Words that are two written together: "Kartoffelwürfel", "hoevekip".

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
