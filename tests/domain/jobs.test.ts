/** Work for later: written with what causes it, done once, by whichever copy of the app comes first, whatever ends in the middle. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { db } from "@/lib/db/client";
import { enqueue, enqueueRounds } from "@/lib/jobs/enqueue";
import { GiveUp, inRounds, kinds, oneOff, periodic } from "@/lib/jobs/kinds";
import { startJobs, stopJobs, runDueJobs } from "@/lib/jobs/loop";
import { schedulePeriodic, sweepJobs } from "@/lib/jobs/schedule";
import { delayMs } from "@/lib/jobs/work";
import { letters, sendMail } from "@/lib/mail/send";
import { currentRequestId, inRequest } from "@/lib/request";
import { replaceServices } from "@/lib/services";
import type { Mail } from "@/lib/services/mailer/port";
import { smtpMailer } from "@/lib/services/mailer/smtp";
import { makeJobsDue, deliverLetters, round } from "@/tests/support/jobs";
import { outbox } from "@/tests/support/letters";
import { person } from "@/tests/support/people";
import { killHard, startCopy } from "@/tests/support/program";
import { headerOf, smtpServer } from "@/tests/support/smtp";

const FROM = "kitchen@plainspoon.test";
const mailTo = (to: string): Mail => ({ to, subject: "Soup", text: "Soup.\n", html: "<p>Soup.</p>" });
const DAY_MS = 24 * 60 * 60 * 1000;

const servers: Awaited<ReturnType<typeof smtpServer>>[] = [];

/** A mail server that ends with the test. */
async function mailServer(answer?: Parameters<typeof smtpServer>[0]) {
  const server = await smtpServer(answer);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await stopJobs();
  replaceServices();
  for (const server of servers.splice(0)) await server.stop();
});

/** As if the copy that has the job had not been heard of for a minute. */
const leaseEnds = () => db.job.updateMany({ data: { lockedUntil: new Date(0) } });

describe("a letter", () => {
  test("is there when its act is, and is not when the act was undone", async () => {
    const undone = db.$transaction(async (transaction) => {
      await sendMail(transaction, mailTo("undone@plainspoon.test"));
      throw new Error("not today");
    });
    await expect(undone).rejects.toThrow("not today");
    await db.$transaction((transaction) => sendMail(transaction, mailTo("done@plainspoon.test")));
    expect(await (await outbox()).findMany({ select: { to: true } })).toEqual([
      { to: "done@plainspoon.test" },
    ]);
  });

  test("leaves nothing of itself behind when it was sent", async () => {
    await sendMail(db, mailTo("plain@plainspoon.test"));
    await sendMail(db, mailTo("keyed@plainspoon.test"), { key: "once", userId: (await person()).id });
    await deliverLetters();
    expect(await db.job.findMany()).toMatchObject([
      { key: "once", state: "done", payload: null, userId: null },
    ]);
  });

  test("with a key goes out once, also after it was sent", async () => {
    expect(await sendMail(db, mailTo("a@plainspoon.test"), { key: "receipt in_1" })).toBe(true);
    expect(await sendMail(db, mailTo("a@plainspoon.test"), { key: "receipt in_1" })).toBe(false);
    await deliverLetters();
    expect(await sendMail(db, mailTo("a@plainspoon.test"), { key: "receipt in_1" })).toBe(false);
    expect(await (await outbox()).count()).toBe(1);
  });

  test("that waits goes with the account, unless it is meant to go out all the same", async () => {
    const cook = await person();
    await sendMail(db, mailTo("reminder@plainspoon.test"), { userId: cook.id });
    await sendMail(db, mailTo("receipt@plainspoon.test"));
    await db.user.delete({ where: { id: cook.id } });
    expect(await (await outbox()).findMany({ select: { to: true } })).toEqual([
      { to: "receipt@plainspoon.test" },
    ]);
  });

  test("comes later from a server that says later, under the same name", async () => {
    const server = await mailServer((nth) => (nth === 1 ? { responseCode: 451 } : undefined));
    replaceServices({ mail: smtpMailer({ url: server.url, from: FROM }) });
    await sendMail(db, mailTo("rose@plainspoon.test"));
    await deliverLetters();
    const waiting = await db.job.findFirstOrThrow();
    expect(waiting).toMatchObject({
      state: "waiting",
      attempts: 1,
      failure: "EMESSAGE 451",
      lockedUntil: null,
    });
    expect(waiting.runAt.getTime()).toBeGreaterThan(Date.now() + 5000);
    await makeJobsDue([letters]);
    await deliverLetters();
    expect(server.arrived.map(({ to }) => to)).toEqual([["rose@plainspoon.test"]]);
    expect(await db.job.count()).toBe(0);
  });

  test("that is refused for good is dead at once, and says why without naming anybody", async () => {
    const server = await mailServer(() => ({ responseCode: 550 }));
    replaceServices({ mail: smtpMailer({ url: server.url, from: FROM }) });
    await sendMail(db, mailTo("gone@plainspoon.test"));
    await deliverLetters();
    expect(await db.job.findFirstOrThrow()).toMatchObject({ state: "dead", failure: "EMESSAGE 550" });
  });

  test("that a server never takes is given up after most of a day", async () => {
    replaceServices({ mail: { send: () => Promise.reject(new Error("no")) } });
    await sendMail(db, mailTo("rose@plainspoon.test"));
    let waited = 0;
    for (let attempt = 1; attempt <= letters.attempts; attempt += 1) {
      const before = Date.now();
      await deliverLetters();
      const job = await db.job.findFirstOrThrow();
      expect(job).toMatchObject({
        attempts: attempt,
        state: attempt < letters.attempts ? "waiting" : "dead",
      });
      if (job.state === "waiting") waited += job.runAt.getTime() - before;
      await makeJobsDue([letters]);
    }
    expect(waited).toBeGreaterThan(8 * 60 * 60 * 1000);
  });
});

describe("copies of the app", () => {
  const copies: ChildProcess[] = [];
  afterEach(async () => {
    for (const copy of copies.splice(0))
      if (copy.exitCode === null && copy.signalCode === null) await killHard(copy);
  });
  const copy = async (url: string) => {
    const child = await startCopy({ SMTP_URL: url, MAIL_FROM: FROM });
    copies.push(child);
    return child;
  };

  test("share the letters, and send each once", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `cook-${index}@plainspoon.test`);
    let all = () => {};
    const arrivedAll = new Promise<void>((resolve) => (all = resolve));
    const server = await mailServer((nth) => {
      if (nth === names.length) all();
      return undefined;
    });
    for (const to of names) await sendMail(db, mailTo(to));
    await Promise.all([copy(server.url), copy(server.url)]);
    await arrivedAll;
    for (const child of copies) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    expect(server.arrived.map(({ to }) => to[0]).sort()).toEqual([...names].sort());
    expect(await db.job.count({ where: { kind: letters.kind } })).toBe(0);
  });

  test("take over what one that was killed had begun: nothing is lost, and a repetition has the same name", async () => {
    let begun = () => {};
    const inTheMiddle = new Promise<void>((resolve) => (begun = resolve));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const server = await mailServer(async (nth) => {
      if (nth > 1) return undefined;
      begun();
      await held;
      return undefined;
    });
    await sendMail(db, mailTo("rose@plainspoon.test"));
    const first = await copy(server.url);
    await inTheMiddle;
    await killHard(first);
    // The server took it although nobody heard that any more: the one repetition that SMTP cannot spare us.
    letGo();
    expect(await db.job.findFirstOrThrow()).toMatchObject({ state: "waiting", attempts: 1 });
    replaceServices({ mail: smtpMailer({ url: server.url, from: FROM }) });
    await deliverLetters();
    expect(await db.job.count()).toBe(1);
    await leaseEnds();
    await deliverLetters();
    expect(await db.job.count()).toBe(0);
    const ids = new Set(server.arrived.map((each) => headerOf(each, "Message-ID")));
    expect(ids.size).toBe(1);
  });

  test("that are told to end finish the letter they are at, and take no other", async () => {
    let begun = () => {};
    const inTheMiddle = new Promise<void>((resolve) => (begun = resolve));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const server = await mailServer(async () => {
      begun();
      await held;
      return undefined;
    });
    for (const name of ["a", "b", "c", "d"]) await sendMail(db, mailTo(`${name}@plainspoon.test`));
    const child = await copy(server.url);
    await inTheMiddle;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    letGo();
    expect((await ended)[0]).toBe(143);
    const left = await db.job.findMany();
    expect(left.every(({ lockedUntil, attempts }) => lockedUntil === null && attempts === 0)).toBe(true);
    expect(left.length + server.arrived.length).toBe(4);
    expect(left.length).toBeGreaterThanOrEqual(2);
  });
});

describe("the worker", () => {
  test("does what is written down while it runs, without being asked", async () => {
    let saw: (what: string) => void = () => {};
    const done = new Promise<string>((resolve) => (saw = resolve));
    const kind = oneOff({ kind: "test: hello", run: async ({ name }: { name: string }) => saw(name) });
    startJobs();
    await db.$transaction((transaction) => enqueue(transaction, kind, { name: "Rose" }));
    expect(await done).toBe("Rose");
    await runDueJobs([kind]);
    expect(await db.job.count({ where: { kind: kind.kind } })).toBe(0);
  });

  test("gives back what cannot be finished in time when it ends, and the attempt does not count", async () => {
    let begun = () => {};
    const inTheMiddle = new Promise<void>((resolve) => (begun = resolve));
    const kind = oneOff({
      kind: "test: endless",
      run: (_: object, { signal }) => {
        begun();
        return new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        );
      },
    });
    startJobs();
    await enqueue(db, kind, {});
    await inTheMiddle;
    await stopJobs(0);
    expect(await db.job.findFirstOrThrow({ where: { kind: kind.kind } })).toMatchObject({
      ...{ state: "waiting", attempts: 0, lockedUntil: null },
    });
  });

  test("does not do a job for ever that ends the app every time", async () => {
    const kind = oneOff({ kind: "test: killer", attempts: 2, run: async () => undefined });
    await enqueue(db, kind, {});
    await db.job.updateMany({ data: { attempts: 2, lockedUntil: new Date(0) } });
    await runDueJobs([kind]);
    expect(await db.job.findFirstOrThrow()).toMatchObject({ state: "dead", failure: "GiveUp" });
  });

  test("does nothing before its time", async () => {
    const kind = oneOff({ kind: "test: tomorrow", run: () => Promise.reject(new GiveUp("too early")) });
    await enqueue(db, kind, {}, { runAt: new Date(Date.now() + DAY_MS) });
    await runDueJobs([kind]);
    expect(await db.job.findFirstOrThrow()).toMatchObject({ state: "waiting", attempts: 0 });
  });
});

describe("work in rounds", () => {
  /** So many that some end in the half of a millisecond that is rounded up. */
  const MANY_ROUNDS = 300;
  const did: string[] = [];
  let left: Record<string, number> = {};
  let meanwhile: () => Promise<void> = async () => undefined;
  const kind = inRounds({
    kind: "test: rounds",
    run: async ({ name }: { name: string }) => {
      did.push(`${name}${currentRequestId() ?? ""}`);
      left[name] = (left[name] ?? 0) - 1;
      await meanwhile();
      return (left[name] ?? 0) > 0 ? new Date(0) : null;
    },
  });
  const ask = async (name: string, rounds: number) => {
    left[name] = rounds;
    await enqueueRounds(db, kind, { name }, { key: name, userId: (await person()).id });
  };
  beforeEach(() => {
    did.length = 0;
    left = {};
    meanwhile = async () => undefined;
  });
  afterAll(() => kinds.delete(kind.kind));

  test("takes turns between its keys, has one row for each, and leaves none", async () => {
    await ask("a", 4);
    await ask("b", 2);
    await ask("b", 2);
    expect(await db.job.count()).toBe(2);
    await runDueJobs([kind]);
    expect(did.join(" ")).toBe("a b a b a a");
    expect(await db.job.count()).toBe(0);
  });

  test("goes on until nothing of it is due: a time that the database rounded up is no later one", async () => {
    await ask("a", MANY_ROUNDS);
    await runDueJobs([kind]);
    expect(did).toHaveLength(MANY_ROUNDS);
  });

  test("that is asked for while its last round is done is followed by another", async () => {
    await ask("a", 1);
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await enqueueRounds(db, kind, { name: "a" }, { key: "a", userId: (await person()).id });
    };
    await runDueJobs([kind]);
    expect(did).toEqual(["a", "a"]);
    expect(await db.job.count()).toBe(0);
  });

  test("comes at its time, sooner when it is asked for, and again when it failed", async () => {
    await ask("a", 1);
    await db.job.updateMany({ data: { runAt: new Date(Date.now() + DAY_MS) } });
    await runDueJobs([kind]);
    expect(did).toEqual([]);
    await ask("a", 2);
    meanwhile = () => Promise.reject(new TypeError("not today"));
    await runDueJobs([kind]);
    expect(await db.job.findFirstOrThrow()).toMatchObject({
      state: "waiting",
      attempts: 1,
      failure: "TypeError",
    });
    meanwhile = async () => undefined;
    await makeJobsDue([kind]);
    await runDueJobs([kind]);
    expect([did.join(" "), await db.job.count()]).toEqual(["a a", 0]);
  });

  test("is nobody's request, also when one wrote it down", async () => {
    await inRequest(" of a request", async () => {
      await ask("a", 1);
      await runDueJobs([kind]);
    });
    expect(did).toEqual(["a"]);
  });
});

describe("periodic work", () => {
  let rounds = 0;
  let fails = false;
  const daily = periodic({
    kind: "test: daily",
    everyMs: DAY_MS,
    run: async () => {
      rounds += 1;
      if (fails) throw new TypeError("not today");
    },
  });
  beforeEach(() => {
    rounds = 0;
    fails = false;
  });
  afterAll(() => kinds.delete(daily.kind));

  test("is done once for all copies, and again a period later", async () => {
    await Promise.all([schedulePeriodic(new Date(0)), schedulePeriodic(new Date(0))]);
    await Promise.all([runDueJobs([daily]), runDueJobs([daily])]);
    await schedulePeriodic(new Date(0));
    await runDueJobs([daily]);
    expect(rounds).toBe(1);
    const { runAt } = await db.job.findFirstOrThrow({ where: { kind: daily.kind } });
    expect(runAt.getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    await makeJobsDue([daily]);
    await runDueJobs([daily]);
    expect(rounds).toBe(2);
  });

  test("that fails is repeated soon, and is never given up", async () => {
    fails = true;
    for (let count = 0; count < 20; count += 1) await round([daily]);
    const job = await db.job.findFirstOrThrow({ where: { kind: daily.kind } });
    expect(job).toMatchObject({ state: "waiting", attempts: 20, failure: "TypeError" });
    expect(job.runAt.getTime()).toBeLessThan(Date.now() + DAY_MS / 4);
    fails = false;
    await round([daily]);
    expect(await db.job.findFirstOrThrow({ where: { kind: daily.kind } })).toMatchObject({
      ...{ attempts: 0, failure: null },
    });
  });

  test("tidies the table: what was done or given up a month ago, and kinds that no version knows", async () => {
    const old = new Date(Date.now() - 31 * DAY_MS);
    await db.job.createMany({
      data: [
        { kind: letters.kind, key: "old done", state: "done", endedAt: old },
        { kind: letters.kind, key: "old dead", state: "dead", endedAt: old },
        { kind: letters.kind, key: "new dead", state: "dead", endedAt: new Date() },
        { kind: "of an earlier version", key: "periodic", createdAt: old, runAt: old },
        { kind: "of a later version", key: "periodic", runAt: old },
      ],
    });
    expect(await sweepJobs(new Date(), 100)).toBe(3);
    const left = await db.job.findMany({ orderBy: { id: "asc" } });
    const kept = left.filter(({ kind }) => kind !== daily.kind);
    expect(kept.map(({ kind, key }) => `${kind}: ${key}`)).toEqual([
      "letter: new dead",
      "of a later version: periodic",
    ]);
  });
});

test("delays double up to four hours, and two that failed together come back apart", () => {
  expect([1, 2, 3, 14].map((attempt) => delayMs(attempt, () => 1))).toEqual([
    15_000, 30_000, 60_000, 14_400_000,
  ]);
  expect(delayMs(1, () => 0)).toBe(7500);
});
