import {
  cookSession,
  justRang,
  newSession,
  nextRingMs,
  resumable,
  timersOf,
  type CookEvent,
  type CookSteps,
  type CookSession,
} from "@/lib/engine/cook/session";
import { leftMs } from "@/lib/engine/cook/countdown";

const MINUTE = 60_000;
const plan: CookSteps = {
  steps: [
    "Simmer the ***rice*** for 20 minutes.",
    "Chop the onion.",
    "Bake for 10 to 12 minutes, then rest for 5 minutes.",
  ].map((instruction) => ({ instruction })),
  timerStart: "always",
};

/** Plays events, each with its time in minutes. */
function play(
  events: [number, CookEvent][],
  from: CookSession = newSession(plan, 4, "a", 0),
  by: CookSteps = plan,
): CookSession {
  return events.reduce((session, [minute, event]) => cookSession(session, event, by, minute * MINUTE), from);
}

const begun = () => play([[0, { type: "begin" }]]);

test("nothing runs before the cook starts", () => {
  const session = newSession(plan, 4, "a", 0);
  expect(nextRingMs(session, plan)).toBeNull();
  expect(timersOf(session, plan)).toEqual([]);
});

test("the step's timer starts with the step; without a stated time it is five minutes", () => {
  const first = begun();
  expect(leftMs(first.clock, 0)).toBe(20 * MINUTE);
  const second = play([[1, { type: "go", to: 1 }]], first);
  expect(second.clock).toEqual({ kind: "running", lengthMs: 5 * MINUTE, endsAtMs: 6 * MINUTE });
});

test("a running stated timer goes to the tray, rings there once, and comes back with its step", () => {
  const away = play([[1, { type: "go", to: 1 }]], begun());
  expect(away.tray).toMatchObject([
    { step: 0, name: "Step 1: Simmer the rice", clock: { endsAtMs: 20 * MINUTE } },
  ]);
  const rang = play([[21, { type: "look" }]], away);
  expect(justRang(away, rang, plan).map((timer) => timer.step)).toEqual([1, 0]);
  expect(justRang(rang, play([[22, { type: "look" }]], rang), plan)).toEqual([]);
  const back = play([[2, { type: "go", to: 0 }]], away);
  expect(back.tray).toEqual([]);
  expect(leftMs(back.clock, 2 * MINUTE)).toBe(18 * MINUTE);
});

test("a stated timer that was paused on the way is kept too; one that was reset is not", () => {
  const paused = play(
    [
      [1, { type: "clock", event: { type: "pause" } }],
      [2, { type: "go", to: 1 }],
    ],
    begun(),
  );
  expect(paused.tray.map(({ clock }) => leftMs(clock, 99 * MINUTE))).toEqual([19 * MINUTE]);
  const reset = play(
    [
      [1, { type: "clock", event: { type: "reset" } }],
      [2, { type: "go", to: 1 }],
    ],
    begun(),
  );
  expect(reset.tray).toEqual([]);
});

test("the default five minutes are not worth a place in the tray, unless the cook set them", () => {
  const left = play(
    [
      [1, { type: "go", to: 1 }],
      [2, { type: "go", to: 2 }],
    ],
    begun(),
  );
  expect(left.tray.map((timer) => timer.step)).toEqual([0]);
  const set = play(
    [
      [1, { type: "go", to: 1 }],
      [1, { type: "clock", event: { type: "start", lengthMs: MINUTE }, byCook: true }],
      [1.5, { type: "go", to: 2 }],
    ],
    begun(),
  );
  expect(set.tray.map((timer) => timer.step)).toEqual([0, 1]);
});

test.each([
  ["stated", [true, false, true]],
  ["never", [false, false, false]],
] as const)("timer start %s", (timerStart, starts) => {
  const by: CookSteps = { ...plan, timerStart };
  const running = starts.map(
    (_, step) =>
      play(
        [
          [0, { type: "begin" }],
          [0, { type: "go", to: step }],
        ],
        newSession(by, null, "a", 0),
        by,
      ).clock.kind === "running",
  );
  expect(running).toEqual(starts);
});

test("a further time of the step is a timer of its own, named after what it is for", () => {
  const two = play(
    [
      [0, { type: "go", to: 2 }],
      [1, { type: "add-timer", minutes: 5, nth: 1 }],
      [2, { type: "add-timer", minutes: 5, nth: 1 }],
    ],
    begun(),
  );
  expect(two.tray.map(({ name, clock }) => [name, leftMs(clock, 2 * MINUTE)])).toEqual([
    ["Step 1: Simmer the rice", 18 * MINUTE],
    ["Step 3: Rest", 5 * MINUTE],
  ]);
  expect(nextRingMs(two, plan)).toBe(7 * MINUTE);
});

test("two timers that end together both ring, each once", () => {
  const by: CookSteps = {
    ...plan,
    steps: [{ instruction: "Boil for 6 minutes." }, { instruction: "Fry for 5 minutes." }],
  };
  const both = play(
    [
      [0, { type: "begin" }],
      [1, { type: "go", to: 1 }],
    ],
    newSession(by, null, "a", 0),
    by,
  );
  const rang = play([[6, { type: "look" }]], both, by);
  expect(justRang(both, rang, by).map(({ name }) => name)).toEqual(["Step 2: Fry", "Step 1: Boil"]);
});

test("what rings in the tray can be given more time, or be stopped", () => {
  const rang = play(
    [
      [1, { type: "go", to: 1 }],
      [30, { type: "look" }],
    ],
    begun(),
  );
  const [timer] = rang.tray;
  const id = timer?.id ?? "";
  const more = play([[31, { type: "tray", id, event: { type: "extend", byMs: 5 * MINUTE } }]], rang);
  expect(more.tray.map(({ clock }) => leftMs(clock, 31 * MINUTE))).toEqual([5 * MINUTE]);
  expect(play([[31, { type: "tray-dismiss", id }]], rang).tray).toEqual([]);
});

test("completing by mistake can be taken back, and running timers live on", () => {
  const done = play(
    [
      [0, { type: "go", to: 2 }],
      [1, { type: "complete" }],
    ],
    begun(),
  );
  expect([done.phase, done.hasCompleted]).toEqual(["done", true]);
  expect(done.tray.map((timer) => timer.step)).toEqual([0, 2]);
  const back = play([[2, { type: "back-to-last" }]], done);
  expect([back.phase, back.step, leftMs(back.clock, 2 * MINUTE)]).toEqual(["cooking", 2, 8 * MINUTE]);
  expect(back.hasCompleted).toBe(true);
});

test("leaving Cook Mode: a stated time goes on, a step's default five minutes wait", () => {
  expect(play([[1, { type: "leave", cookingId: "b" }]], begun()).clock.kind).toBe("running");
  const idle = play(
    [
      [1, { type: "go", to: 1 }],
      [2, { type: "leave", cookingId: "b" }],
    ],
    begun(),
  );
  expect(idle.clock).toEqual({ kind: "paused", lengthMs: 5 * MINUTE, leftMs: 4 * MINUTE });
});

test("leaving after the end: the next opening is a new cooking, what still runs stays", () => {
  const left = play(
    [
      [0, { type: "go", to: 2 }],
      [1, { type: "complete" }],
      [2, { type: "leave", cookingId: "b" }],
    ],
    begun(),
  );
  expect([left.phase, left.step, left.cookingId, left.hasCompleted]).toEqual(["before", 0, "b", false]);
  expect(left.tray.map((timer) => timer.step)).toEqual([0, 2]);
});

test("starting again is a new cooking: no ticks, no timers, and it counts anew", () => {
  const again = play(
    [
      [1, { type: "tick", item: "x" }],
      [1, { type: "go", to: 1 }],
      [2, { type: "restart", cookingId: "b" }],
    ],
    begun(),
  );
  expect(again).toEqual(newSession(plan, 4, "b", 2 * MINUTE));
});

test("there is nothing before the first step and nothing behind the last", () => {
  expect(play([[0, { type: "go", to: -3 }]], begun()).step).toBe(0);
  expect(play([[0, { type: "go", to: 9 }]], begun()).step).toBe(2);
});

test("other servings chosen on the recipe's page hold for a cooking that was begun", () => {
  expect(play([[1, { type: "servings", servings: 8 }]], begun())).toMatchObject({ servings: 8, step: 0 });
});

test("a tick is taken back by a second one", () => {
  const ticked = play([[0, { type: "tick", item: "a" }]], begun());
  expect(ticked.ticked).toEqual(["a"]);
  expect(play([[0, { type: "tick", item: "a" }]], ticked).ticked).toEqual([]);
});

test("looking changes nothing while nothing ends: the same object, and no touch", () => {
  const session = begun();
  expect(play([[3, { type: "look" }]], session)).toBe(session);
});

test("a clock that was put back takes every end and every ring with it", () => {
  const away = play(
    [
      [1, { type: "go", to: 1 }],
      [7, { type: "look" }],
    ],
    begun(),
  );
  const moved = play([[7 - 60, { type: "clock-moved", byMs: -60 * MINUTE }]], away);
  expect(moved.tray.map(({ clock }) => leftMs(clock, (7 - 60) * MINUTE))).toEqual([13 * MINUTE]);
  expect(moved.clock).toEqual({ kind: "rang", lengthMs: 5 * MINUTE, rangAtMs: (6 - 60) * MINUTE });
});

test("the night when summer time ends is an hour longer, a timer is not", () => {
  const from = Date.parse("2026-10-25T02:50:00+02:00");
  const started = cookSession(newSession(plan, null, "a", from), { type: "begin" }, plan, from);
  expect(leftMs(started.clock, Date.parse("2026-10-25T02:05:00+01:00"))).toBe(5 * MINUTE);
});

test("a kept session is taken up as it was; a finished, an old or a foreign one is not", () => {
  const kept = play(
    [
      [1, { type: "go", to: 1 }],
      [1, { type: "tick", item: "0" }],
    ],
    begun(),
  );
  const stored: unknown = JSON.parse(JSON.stringify(kept));
  expect(resumable(stored, plan, 30 * MINUTE)).toEqual(kept);
  expect(resumable(stored, plan, 25 * 60 * MINUTE)).toBeNull();
  expect(resumable(stored, { ...plan, steps: [{ instruction: "Eat." }] }, 0)).toBeNull();
  expect(resumable({ phase: "cooking" }, plan, 0)).toBeNull();
  expect(resumable(null, plan, 0)).toBeNull();
  expect(resumable(play([[1, { type: "complete" }]], kept), plan, MINUTE)).toBeNull();
});

describe("a step whose time was edited", () => {
  const longer: CookSteps = {
    ...plan,
    steps: plan.steps.map((step, index) =>
      index === 0 ? { instruction: "Simmer the ***rice*** for 35 minutes." } : step,
    ),
  };
  const edit: CookEvent = { type: "edited", before: plan };
  const reset: CookEvent = { type: "clock", event: { type: "reset" }, byCook: true };
  const left = (session: CookSession, minute: number) => leftMs(session.clock, minute * MINUTE) / MINUTE;

  test("counts on, and Reset brings the new time", () => {
    const session = play([[3, edit]], begun(), longer);
    expect(left(session, 3)).toBe(17);
    expect(left(play([[4, reset]], session, longer), 4)).toBe(35);
  });

  test("shows the new time where the timer has not begun", () => {
    const waiting = play([[0, { type: "begin" }]], undefined, { ...plan, timerStart: "never" });
    expect(left(play([[1, edit]], waiting, longer), 1)).toBe(35);
  });

  test("brings it also to a timer that the cook had set, that rang, or that runs in the tray", () => {
    const set = play(
      [[1, { type: "clock", event: { type: "start", lengthMs: 5 * MINUTE }, byCook: true }]],
      begun(),
    );
    expect(
      left(
        play(
          [
            [2, edit],
            [2, reset],
          ],
          set,
          longer,
        ),
        2,
      ),
    ).toBe(35);
    const rang = play([[30, { type: "look" }]], begun());
    expect(
      left(
        play(
          [
            [31, edit],
            [31, reset],
          ],
          rang,
          longer,
        ),
        31,
      ),
    ).toBe(35);
    const away = play([[2, { type: "go", to: 1 }]], begun());
    expect(
      left(
        play(
          [
            [3, edit],
            [3, { type: "go", to: 0 }],
            [3, reset],
          ],
          away,
          longer,
        ),
        3,
      ),
    ).toBe(35);
  });

  test("leaves other timers as they are, and is no touch of the cook", () => {
    const session = play([[0, { type: "go", to: 2 }]], begun());
    expect(play([[3, edit]], session, longer).clock).toEqual(session.clock);
    expect(play([[3, edit]], session, longer).touchedAtMs).toBe(session.touchedAtMs);
  });
});

test("a look far ahead in the list of all steps starts nothing; the next step, and one behind, start as ever", () => {
  const at = (to: number, from: number) =>
    play([
      [0, { type: "begin" }],
      [1, { type: "go", to: from }],
      [2, { type: "go", to, looking: true }],
    ]).clock;
  expect(at(2, 0)).toMatchObject({ kind: "paused", isFresh: true });
  expect(at(1, 0).kind).toBe("running");
  expect(at(0, 2).kind).toBe("running");
});
