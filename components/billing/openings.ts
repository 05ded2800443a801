/** How the dialogs about money are opened. */

/** What the cook was about to do when Premium was needed. */
export type UpgradeReason = "limit" | "edit" | "cook" | "library";

export type TrialOpening = {
  /** Where the cook goes on once the trial has begun: a path of ours. */
  returnUrl?: string;
  /** Where closing leads; without one the page stays. */
  closeTo?: string;
};
