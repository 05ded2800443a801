import {
  currentSubscription,
  entitlementOf,
  intervalOf,
  planStatusOf,
  RENEWAL_GRACE_MS,
  type SubscriptionState,
} from "./entitlement";

const NOW = new Date("2026-12-01T12:00:00Z");
const at = (ms: number) => new Date(NOW.getTime() + ms);
const DAY = 86_400_000;

const state = (over: Partial<SubscriptionState> = {}): SubscriptionState => ({
  status: "active",
  interval: "month",
  currentPeriodEnd: at(DAY),
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  startedAt: at(-30 * DAY),
  ...over,
});
const of = (over: Partial<SubscriptionState> | null, isGranted = false) => {
  const billing = { isGranted, subscriptions: over ? [state(over)] : [] };
  const { isPremium, tier } = entitlementOf(billing, NOW);
  return [isPremium, tier, planStatusOf(billing, NOW)];
};

test.each([
  ["nothing", null, [false, "free", "none"]],
  [
    "trialing",
    { status: "trialing", trialEndsAt: at(1), currentPeriodEnd: at(1) },
    [true, "trial", "trialing"],
  ],
  [
    "a trial that has ended to the millisecond",
    { status: "trialing", trialEndsAt: NOW, currentPeriodEnd: NOW },
    [false, "free", "canceled"],
  ],
  [
    "a trial goes by its own end",
    { status: "trialing", trialEndsAt: at(-1), currentPeriodEnd: at(DAY) },
    [false, "free", "canceled"],
  ],
  ["active", {}, [true, "premium", "active"]],
  ["active without a period", { currentPeriodEnd: null }, [false, "free", "canceled"]],
  [
    "active, its renewal underway",
    { currentPeriodEnd: at(-RENEWAL_GRACE_MS + 1) },
    [true, "premium", "active"],
  ],
  [
    "active, its renewal never heard of",
    { currentPeriodEnd: at(-RENEWAL_GRACE_MS) },
    [false, "free", "canceled"],
  ],
  [
    "cancelled, its period running",
    { cancelAtPeriodEnd: true, currentPeriodEnd: at(1) },
    [true, "premium", "active"],
  ],
  [
    "cancelled, to the millisecond",
    { cancelAtPeriodEnd: true, currentPeriodEnd: NOW },
    [false, "free", "canceled"],
  ],
  [
    "a trial that was cancelled",
    { status: "trialing", trialEndsAt: at(1), cancelAtPeriodEnd: true },
    [true, "trial", "trialing"],
  ],
  [
    "past due within its period",
    { status: "past_due", currentPeriodEnd: at(1) },
    [true, "premium", "past_due"],
  ],
  ["past due after its period", { status: "past_due", currentPeriodEnd: NOW }, [false, "free", "past_due"]],
  ["unpaid", { status: "unpaid" }, [false, "free", "past_due"]],
  ["paused", { status: "paused" }, [false, "free", "canceled"]],
  ["incomplete", { status: "incomplete" }, [false, "free", "none"]],
  ["incomplete and expired", { status: "incomplete_expired" }, [false, "free", "none"]],
  ["canceled", { status: "canceled" }, [false, "free", "canceled"]],
  ["something Stripe may think of one day", { status: "dormant" }, [false, "free", "canceled"]],
] as const)("%s", (_, over, expected) => {
  expect(of(over)).toEqual(expected);
});

test.each([
  [null, [true, "premium", "granted"]],
  [{ status: "canceled" }, [true, "premium", "granted"]],
  [{ status: "past_due", currentPeriodEnd: NOW }, [true, "premium", "granted"]],
  [{ status: "active" }, [true, "premium", "active"]],
  [{ status: "trialing", trialEndsAt: at(1) }, [true, "trial", "trialing"]],
] as const)("a grant beside %j", (over, expected) => {
  expect(of(over, true)).toEqual(expected);
});

test("a cook who came back: the live one counts, however old the other; of two live ones the older", () => {
  const old = state({ status: "canceled", startedAt: at(-90 * DAY) });
  const first = state({ startedAt: at(-10 * DAY) });
  const second = state({ startedAt: at(-5 * DAY) });
  expect(currentSubscription([old, first])).toBe(first);
  expect(currentSubscription([second, old, first])).toBe(first);
  expect(
    currentSubscription([state({ status: "canceled", startedAt: at(-5 * DAY) }), old])?.startedAt,
  ).toEqual(at(-5 * DAY));
  expect(currentSubscription([])).toBeNull();
});

test("the interval is that of a live subscription", () => {
  expect(intervalOf({ subscriptions: [state({ interval: "year" })] })).toBe("year");
  expect(intervalOf({ subscriptions: [state({ status: "canceled" })] })).toBeNull();
  expect(intervalOf({ subscriptions: [] })).toBeNull();
});
