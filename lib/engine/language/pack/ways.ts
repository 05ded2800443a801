/** What a language must say of ways to do the same work, as headings name them. */
type Words = ReadonlySet<string>;

export type WayWords = {
  /** With what it is done: "slow cooker", "hand". */
  things: readonly string[];
  /** How it always was: "traditional". */
  usual: Words;
  /** What stands around these in a heading: "method", "in the". */
  around: Words;
};
