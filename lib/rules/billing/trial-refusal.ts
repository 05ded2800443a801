/** Whether a refused trial means that it was used before (billing.md#trial): by our code, or by words that say so. */
export function isTrialUsedRefusal({
  status,
  code,
  sentence,
}: {
  status: number;
  code: string | null;
  sentence: string;
}): boolean {
  if (status !== 400) return false;
  return code === "trial_used" || (/trial/i.test(sentence) && /\b(?:completed|used)\b/i.test(sentence));
}
