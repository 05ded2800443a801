/** `plainspoon SOURCE`: the recipe on standard output, all else on standard error, the outcome as exit code (cli/README.md). */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { AppError, type ErrorCode } from "@/lib/errors";
import manifest from "../package.json" with { type: "json" };
import { HELP, readOptions, WrongCommand, type Format } from "./options";
import { printed } from "./read";
import { getSource, type Source } from "./source";

const NO_RECIPE = 1;
const WRONG_COMMAND = 2;
const NOT_TO_BE_HAD = 3;
const TOO_MUCH = 4;
const FAULT = 70;

const EXIT_CODES: Partial<Record<ErrorCode, number>> = {
  unreadable: NO_RECIPE,
  unsupported: NO_RECIPE,
  invalid: NOT_TO_BE_HAD,
  upstream: NOT_TO_BE_HAD,
  too_large: TOO_MUCH,
  timeout: TOO_MUCH,
};

const MEMORY_MB = 768;

type Work = { source: Source; format: Format };
type Done = { text: string } | { code: ErrorCode; message: string };

/** In the worker: an error crosses as what it says. */
function work({ source, format }: Work): Done {
  try {
    return { text: printed(source, format) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** Reads a source in a worker. @throws AppError, `timeout` and `too_large` among them */
function readInWorker(work: Work, timeoutMs: number): Promise<string> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      void worker.terminate();
      reject(new AppError("timeout", "Reading this source takes longer than any recipe does."));
    }, timeoutMs);
    worker.once("message", (done: Done) =>
      "text" in done ? resolve(done.text) : reject(new AppError(done.code, done.message)),
    );
    worker.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? new AppError("too_large", "Reading this source takes more memory than any recipe does.")
          : error,
      ),
    );
    worker.once("exit", () => clearTimeout(late));
  });
}

async function run(given: string[]): Promise<number> {
  try {
    const options = readOptions(given);
    if (options === "help") await say(process.stdout, HELP);
    else if (options === "version") await say(process.stdout, `${manifest.version}\n`);
    else {
      const source = await getSource(options);
      await say(process.stdout, await readInWorker({ source, format: options.format }, options.timeoutMs));
    }
    return 0;
  } catch (error) {
    return failed(error);
  }
}

async function failed(error: unknown): Promise<number> {
  if (error instanceof WrongCommand) {
    await say(process.stderr, `${error.message}\nplainspoon --help shows the options.\n`);
    return WRONG_COMMAND;
  }
  const exitCode = error instanceof AppError ? EXIT_CODES[error.code] : undefined;
  const detail = error instanceof Error ? error.message : String(error);
  await say(process.stderr, exitCode === undefined ? `plainspoon has a fault: ${detail}\n` : `${detail}\n`);
  return exitCode ?? FAULT;
}

/** Resolves when all is written: a pipe takes it piece by piece. */
const say = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => stream.write(text, () => resolve()));

if (isMainThread) {
  // A reader that has seen enough (`| head`) is no failure.
  process.stdout.on("error", () => process.exit(0));
  process.exit(await run(process.argv.slice(2)));
} else parentPort?.postMessage(work(workerData as Work));
