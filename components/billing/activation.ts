/** What the pages after a checkout ask of the server, in which order and rhythm (billing.md#after-checkout). */
import { answers } from "@/lib/browser/answers";
import { request, requestJson } from "@/lib/browser/api";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import type { PlanType } from "@/lib/rules/billing/plans";

const RETRIES = 2;
const RETRY_AFTER_MS = 2_000;
const POLL_EVERY_MS = 5_000;
const POLL_FOR_MS = 30_000;

export type Checkout = { sessionId: string | null; plan: PlanType; userId: string };
export type Activation =
  | { kind: "active"; status: SubscriptionStatus }
  /** Paid, as far as one can tell, but not open yet. */
  | { kind: "processing" }
  | { kind: "issue" };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const hasWorked = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
const readStatus = (): Promise<SubscriptionStatus | null> =>
  requestJson("/api/subscription/status", answers.plan).catch(() => null);

/** Tells the server of the finished checkout: whether it took it. */
const activate = ({ sessionId, plan }: Checkout): Promise<boolean> =>
  hasWorked(request("/api/subscription/activate", { method: "POST", json: { sessionId, planType: plan } }));

/** Activate, admin activation, status; up to two times more at 2 s until Premium is open. Without a checkout only the status counts. */
export async function activatePlan(checkout: Checkout): Promise<Activation> {
  for (let tries = 0; ; tries += 1) {
    const isTaken = checkout.sessionId !== null && (await activate(checkout));
    if (checkout.sessionId !== null)
      await hasWorked(
        request("/api/subscription/admin/activate", {
          method: "POST",
          json: { userId: checkout.userId, planType: checkout.plan },
        }),
      );
    const status = await readStatus();
    if (status?.isPremium) return { kind: "active", status };
    if (checkout.sessionId === null) return { kind: "issue" };
    if (tries === RETRIES) return { kind: isTaken ? "processing" : "issue" };
    await pause(RETRY_AFTER_MS);
  }
}

/** Activates and reads the status, again every 5 s for up to 30 s, until Premium is open. */
export async function pollForPlan(checkout: Checkout): Promise<Activation> {
  for (let waitedMs = 0; ; waitedMs += POLL_EVERY_MS) {
    const isTaken = await activate(checkout);
    const status = await readStatus();
    if (status?.isPremium) return { kind: "active", status };
    if (waitedMs >= POLL_FOR_MS) return { kind: isTaken ? "processing" : "issue" };
    await pause(POLL_EVERY_MS);
  }
}
