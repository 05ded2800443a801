/** What a pack knows of what does not go in where it is named: left out of everything, or part of another way to do the work. */
type Words = ReadonlySet<string>;

export type LeftOutWords = {
  /** "Shake off the excess flour": what is too much of a food that is on it. */
  excess: Words;
  /** "all ingredients except the parsley". */
  exceptions: Words;
  /** Exceptions that may stand a few words behind what they narrow: "put everything in a bowl apart from the nuts". */
  farExceptions: Words;
  /** Words, or two of them, by which something is kept of everything: "reserving the nuts", "leaving out the nuts". */
  keptOfAll: Words;
  /** Words that end what is left out. */
  exceptEnds: Words;
  /**
   * Around a food that another one takes the place of, or that may be left out: "in place of the broth", "swap the broth for water", "replace the broth
   * with water", "leave out the cumin", "if you don't have cumin".
   */
  replaced: Readonly<Record<"place" | "swaps" | "replaces" | "by" | "leaves" | "out" | "have", Words>>;
  /** How an order opens that may take the place of another: "alternatively", "you can also", "another option is"; "if you like, … instead". */
  otherWay: { alone: Words; may: Words; also: Words; named: Words };
};
