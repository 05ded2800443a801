import { PROMO_REFUSED } from "./promo";
import { isTrialUsedRefusal } from "./trial-refusal";

test.each([
  [400, "trial_used", "No.", true],
  [400, "", "You have already completed a free trial", true],
  [400, "", "Free trial already used.", true],
  [400, "invalid", PROMO_REFUSED, false],
  [400, "", "Your trial could not be set up", false],
  [502, "", "The trial was used by the gateway", false],
])("%i %j %j: %s", (status, code, sentence, expected) => {
  expect(isTrialUsedRefusal({ status, code, sentence })).toBe(expected);
});
