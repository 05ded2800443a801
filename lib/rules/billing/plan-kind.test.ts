import { planKind, type PlanKind } from "./plan-kind";

test.each<[string, boolean, boolean, PlanKind]>([
  // status, premium, cancelled at the period's end | kind
  ["none", false, false, "free"],
  ["trialing", true, false, "trialing"],
  ["trialing", true, true, "ending"],
  ["active", true, false, "active"],
  ["active", true, true, "ending"],
  ["past_due", true, false, "past_due"],
  ["past_due", false, false, "overdue"],
  ["canceled", false, false, "ended"],
  ["canceled", false, true, "ended"],
  ["granted", true, false, "granted"],
])("%s, premium %s, cancelled %s: %s", (status, isPremium, cancelAtPeriodEnd, kind) => {
  expect(planKind({ status, isPremium, cancelAtPeriodEnd })).toBe(kind);
});
