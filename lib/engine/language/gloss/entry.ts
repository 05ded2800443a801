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
