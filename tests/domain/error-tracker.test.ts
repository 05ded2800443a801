/** Errors of ours reach a tracker that takes Sentry's envelopes: what happened and where, never to whom. */
import { z } from "zod";
import type { Receiver } from "../support/receiver";

/** An event as the tracker's published schema has it, as far as ours says anything. */
const Event = z.strictObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.number(),
  platform: z.literal("node"),
  level: z.literal("error"),
  environment: z.string(),
  transaction: z.string().optional(),
  tags: z.record(z.string(), z.string()),
  exception: z.strictObject({
    values: z.array(
      z.strictObject({
        type: z.string(),
        value: z.string(),
        stacktrace: z.strictObject({
          frames: z.array(
            z.strictObject({
              filename: z.string(),
              function: z.string(),
              lineno: z.number(),
              colno: z.number(),
              in_app: z.boolean(),
            }),
          ),
        }),
      }),
    ),
  }),
});

let tracker: Receiver;
const load = async () => ({
  ...(await import("@/lib/error-tracker")),
  route: (await import("@/lib/http/route")).route,
  call: (await import("../support/call")).call,
});
beforeAll(async () => {
  tracker = await (await import("../support/receiver")).receiver();
  process.env.SENTRY_DSN = `${tracker.url.replace("://", "://publickey@")}/errors/42`;
});
afterAll(() => tracker.stop());

test("a fault of a call is an envelope: its kind, its place in our code and the request's id, without what the cook sent", async () => {
  const { route, call } = await load();
  const fails = route({
    about: "Fails.",
    access: "public",
    origin: "any",
    limit: "none: a test",
    answer: { name: "–" },
    run: () => {
      throw new TypeError('cannot read "Grandma\'s secret soup" of grandma@kitchen.example');
    },
  });
  const answer = await call(fails, {
    body: { text: "Grandma's secret soup" },
    headers: { cookie: "session=secret" },
  });
  expect(answer.status).toBe(500);
  const { path, headers, body } = await tracker.first(() => true);
  expect(path).toBe("/errors/api/42/envelope/");
  expect(headers["content-type"]).toBe("application/x-sentry-envelope");
  expect(headers["x-sentry-auth"]).toMatch(
    /^Sentry sentry_version=7, sentry_client=[\w./]+, sentry_key=publickey$/,
  );
  const [header = "", item = "", payload = ""] = body.split("\n");
  expect(JSON.parse(item)).toEqual({
    type: "event",
    length: Buffer.byteLength(payload),
    content_type: "application/json",
  });
  const event = Event.parse(JSON.parse(payload));
  expect(JSON.parse(header)).toMatchObject({ event_id: event.event_id });
  expect(event.exception.values[0]?.type).toBe("TypeError");
  expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toContain("error-tracker.test");
  expect(event.tags.request_id).toBe(answer.headers.get("x-request-id"));
  for (const word of ["Grandma", "kitchen.example", "secret"]) expect(body).not.toContain(word);
});

test("a refusal is none, and a tracker that is gone or has enough is left alone", async () => {
  const { reportError, route, call } = await load();
  const { AppError } = await import("@/lib/errors");
  const before = tracker.received.length;
  const refuses = route({
    about: "Refuses.",
    access: "public",
    origin: "any",
    limit: "none: a test",
    answer: { name: "–" },
    codes: ["not_found"],
    run: () => {
      throw new AppError("not_found", "There is none.");
    },
  });
  await call(refuses);
  tracker.answer = { status: 429, headers: { "retry-after": "60" } };
  reportError(new Error("the last"));
  await tracker.first(({ body }) => body.includes("the last"));
  expect(tracker.received).toHaveLength(before + 1);
  for (let n = 0; n < 100; n += 1) reportError(new Error("too many"));
  // What was to be sent has been sent when a request that was made later has come.
  await fetch(`${tracker.url}/after`);
  expect(tracker.received.filter(({ body }) => body.includes("too many")).length).toBeLessThan(30);
});
