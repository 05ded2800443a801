import "server-only";
/**
 * Heavy work by kind: each kind has places and a queue of its own, so that none delays another. The order of priorities is that of who waits:
 * an import may take minutes, and gives way to everything else.
 */
import { availableParallelism, constants } from "node:os";
import { CONVERT_ERRORS } from "@/lib/rules/sources";
import { HEAVY_WORK } from "@/lib/rules/messages/heavy-work";
import { currentCaller } from "@/lib/request";
import { createSlots, nobody, type SlotRules, type Slots } from "./slots";

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
/** Somebody waits for milliseconds of work: behind the answers to requests, before files. */
const PRIORITY_RECIPES = PRIORITY_BELOW_NORMAL / 2;

type LaneRules = SlotRules & {
  /** Of the child processes. */
  priority: number;
  /** A child is replaced after so many tasks, so that what a package leaks stays bounded. */
  tasksPerChild: number;
};

const FILES = {
  size: 2,
  queueMax: 32,
  queuePerCaller: 4,
  waitMs: 30_000,
  tasksPerChild: 50,
  priority: PRIORITY_BELOW_NORMAL,
  busy: CONVERT_ERRORS.busy,
  yourTurn: HEAVY_WORK.yourTurn,
};

/** Recipes take milliseconds, files up to a minute. */
const LANES = {
  recipe: {
    ...FILES,
    size: 4,
    queueMax: 64,
    queuePerCaller: 16,
    waitMs: 20_000,
    tasksPerChild: 2_000,
    priority: PRIORITY_RECIPES,
  },
  page: FILES,
  pdf: FILES,
  document: FILES,
  photo: FILES,
  picture: { ...FILES, queuePerCaller: 8, waitMs: 10_000, tasksPerChild: 500, busy: HEAVY_WORK.pictures },
  print: { ...FILES, queuePerCaller: 8, busy: HEAVY_WORK.prints },
  import: {
    ...FILES,
    waitMs: 60_000,
    queuePerCaller: 2,
    tasksPerChild: 1,
    priority: PRIORITY_LOW,
    busy: HEAVY_WORK.imports,
  },
  /** Done in the server's own process, a page of recipes at a time. */
  export: { ...FILES, busy: HEAVY_WORK.exports },
  /**
   * A password's hash is some hundredths of a second of a whole core, on the server's own threads: one core is left to everybody who only wants
   * a page (docs/performance.md).
   */
  password: {
    ...FILES,
    size: Math.max(1, availableParallelism() - 1),
    queueMax: 512,
    queuePerCaller: 128,
    waitMs: 20_000,
    busy: HEAVY_WORK.passwords,
    yourTurn: HEAVY_WORK.passwords,
  },
} satisfies Record<string, LaneRules>;

export type Lane = keyof typeof LANES;

export const laneRules = (lane: Lane): LaneRules => LANES[lane];

// One state a process, however often the bundler instantiates this module.
const KEY = Symbol.for("plainspoon.lanes");
const held = globalThis as { [KEY]?: Map<Lane, Slots> };
const slots = (held[KEY] ??= new Map());

function slotsOf(lane: Lane): Slots {
  const found = slots.get(lane) ?? createSlots(LANES[lane]);
  slots.set(lane, found);
  return found;
}

/**
 * Waits for a place of `lane` in the turn of who asks, and answers the function that gives it back.
 * @throws as `Slots.acquire`
 */
export const takePlace = (lane: Lane, signal?: AbortSignal): Promise<() => void> =>
  slotsOf(lane).acquire(signal, currentCaller());

export type Turns = {
  /** Waits for the next turn and answers the function that ends it. The first one may be refused, as `takePlace` is; none after it. */
  take(signal?: AbortSignal): Promise<() => void>;
  /** True when somebody else waits for this place. */
  isWanted(): boolean;
};

/** Work of several turns for the current caller: admitted or refused once, for all its turns. */
export function turnsOf(lane: Lane): Turns {
  const [places, caller] = [slotsOf(lane), currentCaller() ?? nobody()];
  let isIn = false;
  return {
    async take(signal) {
      const release = await places.acquire(signal, caller, isIn);
      isIn = true;
      return release;
    },
    isWanted: () => places.isWanted(caller),
  };
}
