import "server-only";
/** The daily token budget of the whole service, as the formatter sees it; the caller keeps the count (converting.md#result-kept). */
export type TokenBudget = {
  /** Sets `tokens` aside; false when today's budget has no room for them. */
  reserve(tokens: number): Promise<boolean>;
  /** Replaces what was set aside by what was used. */
  settle(reserved: number, used: number): Promise<void>;
};
