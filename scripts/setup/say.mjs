/** What the commands tell the person at the terminal: what happens now, how long it takes, and one sentence when it fails. */
import { spawn } from "node:child_process";

const STILL_WORKING_AFTER_MS = 20_000;
const LINES_OF_A_FAILURE = 50;

/** A failure that is explained by its sentence alone; anything else that is thrown is a bug and shows its stack. */
export class Failure extends Error {}

export const say = (line) => process.stdout.write(`${line}\n`);

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Says what `work` does before and after it runs, and every 20 seconds that it is still running. */
export async function step(doing, work) {
  say(`${doing} …`);
  const began = Date.now();
  const reminder = setInterval(() => say(`  still at it (${seconds(began)})`), STILL_WORKING_AFTER_MS);
  try {
    const result = await work();
    say(`  done in ${seconds(began)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** For node: ends a program together with the command that started it. */
export const ENDING_WITH_US = [
  "--import",
  new URL(`./end-with-parent.mjs?parent=${process.pid}`, import.meta.url).href,
];

/** The beginning and the end of what a program printed: some say first what is wrong, others last. */
function shortened(output) {
  const lines = output.trim().split("\n");
  if (lines.length <= LINES_OF_A_FAILURE) return lines;
  const half = LINES_OF_A_FAILURE / 2;
  return [...lines.slice(0, half), "…", ...lines.slice(-half)];
}

/**
 * Runs a program without showing what it prints, unless it fails.
 * @throws Failure with `sentence` after what it printed, shortened.
 */
export async function runQuietly(program, args, { sentence, ...options }) {
  const node = program === process.execPath;
  const child = spawn(program, node ? [...ENDING_WITH_US, ...args] : args, {
    stdio: ["ignore", "pipe", "pipe", ...(node ? ["ipc"] : [])],
    ...options,
  });
  const printed = [];
  child.stdout.on("data", (part) => printed.push(part));
  child.stderr.on("data", (part) => printed.push(part));
  const status = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  const output = Buffer.concat(printed).toString();
  if (status === 0) return output;
  process.stderr.write(
    `${shortened(output)
      .map((line) => `  | ${line}`)
      .join("\n")}\n`,
  );
  throw new Failure(sentence);
}

/** Runs a command's main function; a failure ends the process with its sentence and a status other than 0. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(error instanceof Failure ? `\n${error.message}\n` : `\n${error?.stack ?? error}\n`);
    process.exit(1);
  }
}
