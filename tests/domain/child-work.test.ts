/** Work in child processes: bounded in time, memory and number, ended with the request, and never on our own event loop. */
import { utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ChildFailure, keepWarm, runInChild, withChild, type ChildWork } from "@/lib/services/child-work";
import { createSlots, type SlotRules } from "@/lib/services/child-work/slots";

const work: ChildWork = {
  entry: "tests/support/child-entry.mjs",
  lane: "page",
  timeMs: 10_000,
  memoryMb: 400,
  needs: { files: ["lib/services/child-work/serve.mjs"] },
};

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

test("several tasks in one place find the same child, and a child whose work failed is ended", async () => {
  type Echo = { pid: number };
  const pids = await withChild(work, undefined, async (ask) => [
    ((await ask({ do: "echo" })) as Echo).pid,
    ((await ask({ do: "echo" })) as Echo).pid,
  ]);
  expect(pids[0]).toBe(pids[1]);
  await expect(
    withChild(work, undefined, async () => {
      throw new Error("the caller changed their mind");
    }),
  ).rejects.toThrow("changed their mind");
  expect(((await runInChild(work, { do: "echo" })) as Echo).pid).not.toBe(pids[0]);
});

describe("a child that a hostile file has taken over", () => {
  const outside = join(tmpdir(), `plainspoon-secret-${process.pid}.txt`);
  beforeAll(() => writeFileSync(outside, "a secret"));
  const tried = async (task: object) => ((await runInChild(work, task)) as { said: string }).said;

  test("reads what it needs and nothing else", async () => {
    expect(await tried({ do: "read", path: resolve("lib/services/child-work/serve.mjs") })).toContain(
      "export",
    );
    for (const path of [outside, resolve("package.json"), resolve(".env.example"), "/etc/passwd"])
      expect(await tried({ do: "read", path })).toBe("ERR_ACCESS_DENIED");
    expect(await tried({ do: "import", path: pathToFileURL(resolve("next.config.mjs")).href })).toBe(
      "ERR_ACCESS_DENIED",
    );
  });

  test("writes nothing, not even what it may read", async () => {
    for (const path of [outside, resolve("lib/services/child-work/serve.mjs")])
      expect(await tried({ do: "write", path })).toBe("ERR_ACCESS_DENIED");
  });

  test("starts no process and no thread, and loads no compiled code", async () => {
    expect(await tried({ do: "spawn" })).toBe("ERR_ACCESS_DENIED");
    expect(await tried({ do: "thread" })).toBe("ERR_ACCESS_DENIED");
    expect(await tried({ do: "addon" })).toBe("ERR_DLOPEN_DISABLED");
  });
});

describe("slots", () => {
  const rules: SlotRules = {
    size: 1,
    queueMax: 4,
    queuePerCaller: 2,
    waitMs: 10_000,
    busy: "Many are waiting.",
    yourTurn: "Yours are waiting.",
  };
  /** Asks in the order of `callers` while one place is taken, and answers who got it one after the other. */
  async function order(
    callers: string[],
    slots = createSlots({ ...rules, queueMax: 20, queuePerCaller: 20 }),
  ) {
    const first = await slots.acquire(undefined, callers[0]);
    const served: string[] = [];
    const waiting = callers.slice(1).map(async (caller) => {
      const release = await slots.acquire(undefined, caller);
      served.push(caller);
      release();
    });
    first();
    await Promise.all(waiting);
    return served.join(" ");
  }

  test("who brings many waits behind whoever brings the first", async () => {
    expect(await order(["a", "a", "a", "a", "b", "c"])).toBe("b c a a a");
  });

  test("callers take turns, and nobody is overtaken twice", async () => {
    expect(await order(["x", "a", "a", "a", "b", "b", "c"])).toBe("a b c a b a");
  });

  test("one caller has one task at a time, however many places are free", async () => {
    const slots = createSlots({ ...rules, size: 3 });
    const [one, other] = [await slots.acquire(undefined, "a"), await slots.acquire(undefined, "b")];
    let second = false;
    const waiting = slots.acquire(undefined, "a").then((release) => {
      second = true;
      release();
    });
    (await slots.acquire(undefined, "c"))();
    other();
    expect(second).toBe(false);
    one();
    await waiting;
  });

  test("what nobody in particular asks for counts each for itself", async () => {
    const slots = createSlots({ ...rules, size: 2 });
    const places = [await slots.acquire(), await slots.acquire()];
    for (const release of places) release();
  });

  test("what is beyond a queue is refused at once, in words, with a time to come back", async () => {
    const slots = createSlots(rules);
    const release = await slots.acquire(undefined, "a");
    const waiting = ["a", "a", "b", "c"].map((caller) => slots.acquire(undefined, caller));
    const refusal = (caller: string) => slots.acquire(undefined, caller);
    await expect(refusal("a")).rejects.toMatchObject({ message: rules.yourTurn, retryAfterSeconds: 10 });
    await expect(refusal("d")).rejects.toMatchObject({
      ...{ code: "unavailable", message: rules.busy, retryAfterSeconds: 10 },
    });
    release();
    for (const one of waiting) void one.then((done) => done());
    await Promise.all(waiting);
    (await slots.acquire(undefined, "d"))();
  });

  test("who was let in is not refused on the way, and comes in turn", async () => {
    const slots = createSlots({ ...rules, queueMax: 2, waitMs: 1 });
    (await slots.acquire(undefined, "a"))();
    const release = await slots.acquire(undefined, "b");
    const on = slots.acquire(undefined, "a", true);
    const late = slots.acquire(undefined, "c").catch((error: Error) => error.message);
    expect([slots.isWanted("b"), await late]).toEqual([true, rules.busy]);
    release();
    const again = await on;
    expect([slots.isWanted("a")]).toEqual([false]);
    again();
  });

  test("who waits too long is refused, who gives up frees the place at once", async () => {
    const slots = createSlots({ ...rules, queueMax: 1, waitMs: 30 });
    const release = await slots.acquire(undefined, "a");
    const gone = new AbortController();
    const left = slots.acquire(gone.signal, "b");
    gone.abort(new Error("the cook left"));
    await expect(left).rejects.toThrow("the cook left");
    await expect(slots.acquire(undefined, "c")).rejects.toMatchObject({ message: rules.busy });
    release();
    (await slots.acquire(undefined, "d"))();
  });
});
