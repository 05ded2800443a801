/**
 * What passes from one stage of the engine to the next: read → cut → link → arrange → check. Each type is made by one stage and read by
 * the later ones; a decision carries its reason, so that no later stage has to guess why it was made.
 */

/** One thing to do, cut out of the source's instructions: an imperative line that ends with a full stop. */
export type Action = {
  text: string;
  /** Heading of the part of the recipe it belongs to ("For the sauce"), as the source words it. */
  part?: string;
  /** Which of the source's instructions it was cut from; -1 for a line that the engine adds. */
  instruction: number;
  /** True for the first action of a sentence. */
  opensSentence: boolean;
  /** Work that makes ready before cooking (heat the oven, soak, marinate, line a tin), as the order of the source shows it. */
  preparation: boolean;
  /** Stated times that a cook waits for, in seconds; ranges by their lower end. */
  seconds: number[];
};

/**
 * Why a use was decided as it was. Only a "guess" is not decided by the text.
 * name: the words name this line and no other · amount: a stated amount told like lines apart · part: the part of the recipe did ·
 * order: only this line of several was left · collective: words that stand for several lines ("the spices") · guess: nothing decided ·
 * model: a model pointed at the words that decide it, and the engine found them to say so.
 */
export type DecidedBy = "name" | "amount" | "part" | "order" | "collective" | "model" | "guess";

/** One line of the shopping list that goes in, or is worked on, in an action. */
export type Use = {
  /** Index of the line in the source's ingredients. */
  line: number;
  /** The whole line, an open part ("a little", "to taste"), or the amount that goes in here ("2 tbsp", "1 lemon"). */
  amount: "all" | "some" | (string & {});
  decidedBy: DecidedBy;
  /** Other lines that the words could mean, where more than one fits. */
  others?: number[];
};

/** Where an action's words name a line: offsets into its text, `[start, end)`. */
export type Mention = { start: number; end: number; line: number };

export type LinkedAction = Action & {
  uses: Use[];
  /** In the order of the text; none overlaps another. */
  mentions: Mention[];
};

/** A stretch of work: one to three actions, four at most. */
export type ArrangedStep = {
  part?: string;
  preparation: boolean;
  actions: (LinkedAction & {
    /** Added by the engine, not said by the source: "Heat the oven to 180°C." where only baking at 180°C is stated. */
    ours?: true;
  })[];
};
