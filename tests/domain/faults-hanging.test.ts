/** The gateway, the model and the mail server take what they are sent and never answer: what the cook reads, and that nothing is lost or done twice. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { POST as activateRoute } from "@/app/api/subscription/activate/route";
import { POST as processText } from "@/app/api/recipes/process-text/route";
import { POST as register } from "@/app/api/users/register/route";
import { db } from "@/lib/db/client";
import { letters } from "@/lib/mail/send";
import { replaceServices } from "@/lib/services";
import { anthropicFormatter } from "@/lib/services/formatter/anthropic";
import { smtpMailer } from "@/lib/services/mailer/smtp";
import { startTrial, statusOf } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { deliverLetters, makeJobsDue } from "@/tests/support/jobs";
import { hangs, messagesApi } from "@/tests/support/messages-api";
import { PASSWORD, person } from "@/tests/support/people";
import { smtpServer } from "@/tests/support/smtp";
import { useStripe } from "@/tests/support/stripe";

/** Each of the three is given its own time first, up to 20 seconds. */
const TIMEOUT_MS = 120_000;
const FROM = "Plainspoon <kitchen@plainspoon.test>";

afterEach(() => replaceServices());

test(
  "the gateway does it and does not say so: the cook reads that it may not have worked, and asking again finds it done once",
  async () => {
    const api = await useStripe();
    try {
      const cook = await person();
      api.fail("mute");
      const lost = await startTrial(cook);
      const sentence = "Unable to process your trial request. Please try again.";
      expect([lost.status, lost.body.error]).toEqual([502, sentence]);
      expect(await statusOf(cook)).toMatchObject({ isPremium: false, trialUsed: false });
      api.fail(null);
      const started = await startTrial(cook);
      api.world.complete(String(started.body.url));
      const sessionId = String(started.body.url).split("/").at(-1);
      await call(activateRoute, { as: cook, body: { sessionId } });
      expect(await statusOf(cook)).toMatchObject({ isPremium: true, trialUsed: true });

      api.fail("mute", 1);
      const cancelled = await call(cancelRoute, { as: cook });
      const unsure = "Unable to cancel subscription. Please try again later.";
      expect([cancelled.status, cancelled.body.error]).toEqual([502, unsure]);
      api.fail(null);
      expect((await call(cancelRoute, { as: cook })).status).toBe(200);
      expect(await statusOf(cook)).toMatchObject({ isPremium: true, cancelAtPeriodEnd: true });
      expect(api.world.subscriptions.size).toBe(1);
    } finally {
      await api.stop();
    }
  },
  TIMEOUT_MS,
);

test(
  "the model: the cook reads nothing of it and gets the rules' recipe",
  async () => {
    const api = await messagesApi();
    try {
      const model = { apiKey: "sk-test", baseUrl: api.url, model: "claude-test", timeoutMs: 1_000 };
      replaceServices({ formatter: anthropicFormatter(model) });
      api.next(hangs, hangs);
      const content = [
        "Tomato beans",
        "Ingredients",
        "6 tbsp olive oil, divided",
        "2 onions",
        "400 g beans",
        "Method",
        "1. Warm 4 tablespoons of the oil and fry the onions.",
        "2. Add the beans and simmer for 10 minutes.",
        "3. Drizzle with the remaining oil.",
      ].join("\n");
      const { status, body } = await call(processText, { as: await person(), body: { content } });
      expect([status, body.title, (body.receipt as unknown as { engine: string }).engine]).toEqual([
        200,
        "Tomato beans",
        "rules",
      ]);
      expect(api.calls.length).toBeGreaterThan(0);
    } finally {
      await api.stop();
    }
  },
  TIMEOUT_MS,
);

test(
  "the mail server: a sign-up waits for nothing, and its letter goes out once when the server answers again",
  async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => void open.add(socket.on("error", () => undefined)));
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    replaceServices({ mail: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM }) });
    const email = "rose@plainspoon.test";
    const { status } = await call(register, { body: { email, password: PASSWORD } });
    expect([status, open.size]).toEqual([201, 0]);
    await deliverLetters();
    expect(open.size).toBe(1);
    expect(await db.job.findMany({ select: { state: true, failure: true } })).toEqual([
      { state: "waiting", failure: "ETIMEDOUT" },
    ]);
    for (const socket of open) socket.destroy();
    silent.close();

    const server = await smtpServer();
    replaceServices({ mail: smtpMailer({ url: server.url, from: FROM }) });
    await makeJobsDue([letters]);
    await deliverLetters();
    await deliverLetters();
    expect(server.arrived.map(({ to }) => to)).toEqual([[email]]);
    await server.stop();
  },
  TIMEOUT_MS,
);
