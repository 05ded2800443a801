/** By what form a language's orders are known, and the words beside them that tell where an order stands. */
import type { GlossWords } from "@/lib/engine/language/pack/gloss";

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
