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
