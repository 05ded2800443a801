/** Work in child processes: bounded in time, memory and number, ended with the request, and never on our own event loop. */
import { utimesSync } from "node:fs";
import { ChildFailure, keepWarm, runInChild } from "@/lib/services/child-work";
import { createSlots } from "@/lib/services/child-work/slots";

const work = { entry: "tests/support/child-entry.mjs", timeMs: 10_000, memoryMb: 400 };

const failure = async (running: Promise<unknown>): Promise<string> => {
  const error = await running.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ChildFailure)) throw new Error(`not a child failure: ${String(error)}`);
  return error.reason;
};

test("a task is answered, and the next one finds the same process", async () => {
  const first = (await runInChild(work, { do: "echo", said: "hello" })) as { pid: number; said: string };
  const second = (await runInChild(work, { do: "echo" })) as { pid: number };
  expect(first.said).toBe("hello");
  expect(second.pid).toBe(first.pid);
  expect(first.pid).not.toBe(process.pid);
});

test("bytes arrive as bytes", async () => {
  const answer = (await runInChild(work, { do: "echo", said: new Uint8Array([1, 2, 255]) })) as {
    said: Uint8Array;
  };
  expect([...answer.said]).toEqual([1, 2, 255]);
});

test("the child knows none of our settings", async () => {
  const answer = (await runInChild(work, { do: "echo" })) as { secrets: number };
  expect(answer.secrets).toBeLessThanOrEqual(1);
});

test("a task that never ends is killed at its limit, and the next one works", async () => {
  expect(await failure(runInChild({ ...work, timeMs: 300 }, { do: "hang" }))).toBe("timeout");
  expect(await runInChild(work, { do: "echo", said: "still here" })).toMatchObject({ said: "still here" });
});

test("a task ends with the request that asked", async () => {
  const request = new AbortController();
  const running = failure(runInChild(work, { do: "hang" }, request.signal));
  request.abort();
  expect(await running).toBe("aborted");
});

test("a child that ends or throws is told apart from one that is slow", async () => {
  expect(await failure(runInChild(work, { do: "crash" }))).toBe("crashed");
  expect(await failure(runInChild(work, { do: "throw" }))).toBe("failed");
});

test("a child that takes too much memory is ended", async () => {
  expect(await failure(runInChild(work, { do: "fill" }))).toBe("memory");
});

test("children kept warm are ready before the first task, and one that is killed is replaced", async () => {
  // Another spelling of the path, so that no child of another test is met.
  const warm = { ...work, entry: `./${work.entry}` };
  const ask = async () => (await runInChild(warm, { do: "echo" })) as { pid: number; first: string };
  await keepWarm(warm, 1, { do: "echo", said: "warm-up" });
  const first = await ask();
  expect(first.first).toBe("warm-up");
  expect(await failure(runInChild(warm, { do: "crash" }))).toBe("crashed");
  let next = await ask();
  while (next.first !== "warm-up") next = await ask();
  expect(next.pid).not.toBe(first.pid);
});

test("a child whose program was built anew gets no more tasks", async () => {
  const pidOf = async () => ((await runInChild(work, { do: "echo" })) as { pid: number }).pid;
  const before = await pidOf();
  utimesSync(work.entry, new Date(), new Date());
  expect(await pidOf()).not.toBe(before);
});

describe("slots", () => {
  test("what is beyond the queue is refused at once, with a time to come back", async () => {
    const slots = createSlots({ size: 1, queueMax: 1, waitMs: 1000 });
    const release = await slots.acquire();
    const waiting = slots.acquire();
    await expect(slots.acquire()).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 10 });
    release();
    (await waiting)();
    (await slots.acquire())();
  });

  test("who waits too long is refused, who gives up leaves the queue", async () => {
    const slots = createSlots({ size: 1, queueMax: 2, waitMs: 30 });
    const release = await slots.acquire();
    const gone = new AbortController();
    const left = slots.acquire(gone.signal);
    gone.abort(new Error("the cook left"));
    await expect(left).rejects.toThrow("the cook left");
    await expect(slots.acquire()).rejects.toMatchObject({ code: "unavailable" });
    release();
    (await slots.acquire())();
  });
});
