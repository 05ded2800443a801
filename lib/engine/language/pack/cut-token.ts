/** A word, number or mark of a sentence that is cut. */
export type CutToken = {
  /** Lower case. */
  text: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
  /** Inside brackets, the brackets themselves included. */
  bracketed: boolean;
  /** Whether it is an order, where the language says so by its form. */
  verb?: boolean;
  /** Says only how something is done. */
  manner?: true;
  /** An order with a shape or a place of its own in it, though it is one word of the engine: "in Ringe schneiden" is "slice". */
  whole?: true;
  /** An order that stands before what it is done to, where others of its language stand behind. */
  leads?: true;
  /** A word for where to, in the place of the order that was left out: "erbij". */
  standsIn?: boolean;
  /** Stands before a name or a time and opens no clause. */
  preposed?: true;
};
