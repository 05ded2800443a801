/** A cook's way through the demo gateway, as a browser goes it: start, checkout page, buttons, time. */
import { GET as showPage, POST as pressButton } from "@/app/checkout/demo/[sessionId]/route";
import { POST as advanceRoute } from "@/app/api/dev/billing/advance/route";
import { GET as statusRoute } from "@/app/api/subscription/status/route";
import { POST as startTrialRoute } from "@/app/api/subscription/start-trial/route";
import { POST as createCheckoutRoute } from "@/app/api/subscription/create-checkout/route";
import { billingRounds } from "@/lib/billing/rounds";
import { env } from "@/lib/env";
import { call, type Answer } from "./call";
import { round } from "./jobs";
import { subjectsTo as subjectsToAddress } from "./letters";
import type { Person } from "./people";

export type Outcome = "complete" | "cancel" | "decline";

export const sessionIdOf = (url: unknown): string =>
  decodeURIComponent(new URL(String(url)).pathname.split("/").at(-1) ?? "");

export const showCheckout = (url: unknown): Promise<Answer> =>
  call(showPage, { method: "GET", params: { sessionId: sessionIdOf(url) } });

export const press = (url: unknown, outcome: string): Promise<Answer> =>
  call(pressButton, {
    params: { sessionId: sessionIdOf(url) },
    raw: new URLSearchParams({ outcome }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

export const statusOf = async (as: Person) => (await call(statusRoute, { method: "GET", as })).body;

export const startTrial = (as: Person, body: object = {}): Promise<Answer> =>
  call(startTrialRoute, { as, body: { planType: "monthly", ...body } });

export const createCheckout = (as: Person, body: object = {}): Promise<Answer> =>
  call(createCheckoutRoute, { as, body: { planType: "monthly", ...body } });

/** A trial, begun and paid for with a card that works; answers the checkout's id. */
export async function onTrial(as: Person, body: object = {}): Promise<string> {
  const { body: started } = await startTrial(as, body);
  await press(started.url, "complete");
  return sessionIdOf(started.url);
}

/** A paid plan without a trial. */
export async function onPlan(as: Person, body: object = {}): Promise<string> {
  const { body: started } = await createCheckout(as, body);
  await press(started.url, "complete");
  return sessionIdOf(started.url);
}

/** Moves the demo gateway's clock. */
export async function advance(days: number): Promise<Answer> {
  const before = env.DEV_TOOLS;
  env.DEV_TOOLS = true;
  try {
    return await call(advanceRoute, { body: { days } });
  } finally {
    env.DEV_TOOLS = before;
  }
}

/** Subjects of the mail to a cook, oldest first. */
export const subjectsTo = ({ email }: Person): Promise<string[]> => subjectsToAddress(email);

/** One round of all that billing does unasked. */
export const billingRound = (): Promise<void> => round(billingRounds);
