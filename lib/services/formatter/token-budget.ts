import "server-only";
/** The daily token budget of the whole service, as the formatter sees it: whoever keeps the count gives it in (converting.md#result-kept). */
export type TokenBudget = {
  /** Sets `tokens` aside; false when today's budget has no room for them. */
  reserve(tokens: number): Promise<boolean>;
  /** Replaces what was set aside by what was used. */
  settle(reserved: number, used: number): Promise<void>;
};
