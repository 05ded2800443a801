/** What a running app holds and works: its server by its own account, and every process that was started for it by the system's. */
import { readdir, readFile } from "node:fs/promises";
import type { RunningApp, WatchedPlainspoon } from "./running-app";

const PAGE_BYTES = 4096;
/** Linux counts a process's work in hundredths of a second. */
const MS_A_TICK = 10;

export type Holding = {
  server: { rss: number; heapUsed: number; handles: number };
  processes: { count: number; rss: number; files: number };
};

/** What Linux tells of a process, from its state on; the name before it may hold anything, a bracket too. */
async function statOf(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** The parent of each process. */
async function parents(): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const name of await readdir("/proc").catch(() => [] as string[])) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number((await statOf(name))[1]);
    if (parent > 0) found.set(Number(name), parent);
  }
  return found;
}

/** `pid` and all that descend from it. */
async function familyOf(pid: number): Promise<number[]> {
  const parentOf = await parents();
  const family = [pid];
  for (const one of family) for (const [child, parent] of parentOf) if (parent === one) family.push(child);
  return family;
}

async function ofOne(pid: number): Promise<{ rss: number; files: number }> {
  const [statm, files] = await Promise.all([
    readFile(`/proc/${pid}/statm`, "utf8").catch(() => "0 0"),
    readdir(`/proc/${pid}/fd`).catch(() => []),
  ]);
  return { rss: Number(statm.split(" ")[1]) * PAGE_BYTES, files: files.length };
}

/** Zeros for the processes on a system without /proc. */
export async function heldBy(app: WatchedPlainspoon): Promise<Holding> {
  const [held, family] = await Promise.all([app.held(), familyOf(app.pid)]);
  const each = await Promise.all(family.map(ofOne));
  const sum = (of: "rss" | "files") => each.reduce((total, one) => total + one[of], 0);
  return { server: held, processes: { count: family.length, rss: sum("rss"), files: sum("files") } };
}

/**
 * What the app's processes have worked so far, those that have ended included. Unlike a time by the clock it means the same on a machine
 * that works at other things beside.
 */
export async function workedMs({ pid }: RunningApp): Promise<number> {
  const stats = await Promise.all((await familyOf(pid)).map(statOf));
  // utime, stime, and both of the children that are gone.
  const ticks = stats.flatMap((stat) => stat.slice(11, 15).map(Number));
  return ticks.reduce((sum, each) => sum + (each || 0), 0) * MS_A_TICK;
}
