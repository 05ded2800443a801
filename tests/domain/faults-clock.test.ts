/** The machine's clock is set forward or back while the app runs: sessions stay, saves are kept, letters go out, and none goes out twice. */
import { randomUUID } from "node:crypto";
import { jest } from "@jest/globals";
import { GET, POST } from "@/app/api/recipes/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { GET as ready } from "@/app/api/ready/route";
import { db } from "@/lib/db/client";
import { call } from "../support/call";
import { deliverLetters } from "../support/jobs";
import { person } from "../support/people";
import { toSave } from "../support/recipes";

const HOUR = 60 * 60 * 1000;

/** Only what tells the time is moved: timers go on as they do. */
const setClock = (by: number) =>
  jest.useFakeTimers({
    now: Date.now() + by,
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["forward by an hour", HOUR],
  ["forward by a day", 24 * HOUR],
  ["back by an hour", -HOUR],
  ["back by a day", -24 * HOUR],
])("%s", async (_step, by) => {
  const cook = await person();
  const key = randomUUID();
  const save = () => call(POST, { body: toSave(), as: cook, headers: { "idempotency-key": key } });
  const before = await save();
  await call(forgot, { body: { email: cook.email } });
  setClock(by);
  // The same save sent again after the step is still the same save, unless its key has had its day.
  const again = await save();
  expect([before.status, again.status]).toEqual([201, 201]);
  expect(again.body.id === before.body.id).toBe(by < 24 * HOUR);
  const list = await call(GET, { method: "GET", path: "/api/recipes", as: cook });
  expect([list.status, (list.body as unknown as unknown[]).length]).toEqual([200, by < 24 * HOUR ? 1 : 2]);
  expect((await call(ready, { method: "GET", path: "/api/ready", origin: null })).status).toBe(200);
  // A letter that was written before the step and one that is written after it: each goes out once.
  await call(forgot, { body: { email: cook.email } });
  await deliverLetters();
  await deliverLetters();
  expect(await db.outboxMail.count({ where: { to: cook.email } })).toBe(2);
});
