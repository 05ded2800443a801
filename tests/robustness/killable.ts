/** Runs a child that works through a numbered list and says where it is; one that stands still is killed and started again behind that place. */
import { fork } from "node:child_process";
import { join } from "node:path";

const ENTRY_FLAGS = ["--no-regexp-tier-up", "--conditions=react-server", "--import", "tsx"];
/** Loading and finding what there is to do. */
const START_MS = 60_000;

type Message = {
  total?: number;
  at?: number;
  name?: string;
  done?: number;
  finding?: string | null;
  silent?: string[];
};
export type Outcome = {
  total: number;
  /** What the child found, and what it was killed at. */
  findings: string[];
  silent: string[];
};

/** Works the whole list off; `stillMs` without a word at one place is too long. */
export async function workOff(entry: string, stillMs: number): Promise<Outcome> {
  const outcome: Outcome = { total: 0, findings: [], silent: [] };
  let from: number | null = 0;
  while (from !== null) from = await round(entry, from, stillMs, outcome);
  return outcome;
}

/** Where the next round begins, or null when the list is done. */
function round(entry: string, from: number, stillMs: number, outcome: Outcome): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, entry), [String(from)], {
      execArgv: ENTRY_FLAGS,
      silent: true,
    });
    let place = { at: -1, name: "" };
    let timer: NodeJS.Timeout | undefined;
    let said = "";
    child.stderr?.on("data", (part) => (said += String(part)));
    const wait = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill("SIGKILL"), ms);
    };
    wait(START_MS);
    child.on("message", (message: Message) => {
      if (message.total !== undefined) outcome.total = message.total;
      if (message.silent) outcome.silent = message.silent;
      if (message.at !== undefined) place = { at: message.at, name: message.name ?? "" };
      if (message.finding) outcome.findings.push(message.finding);
      wait(stillMs);
    });
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve(null);
      if (signal !== "SIGKILL" || place.at < 0)
        return reject(new Error(`${entry} ended with ${code ?? signal}: ${said}`));
      outcome.findings.push(`${place.name}: never ends`);
      resolve(place.at + 1);
    });
  });
}
