/** What the command line asks for. */
import { parseArgs } from "node:util";

export const FORMATS = ["markdown", "json", "schema.org"] as const;
export type Format = (typeof FORMATS)[number];

export type Options = { source: string; format: Format; timeoutMs: number; allow: string[] };

const MAX_SECONDS = 120;
const DEFAULT_SECONDS = 30;

export const HELP = `plainspoon: any recipe as a shopping list and numbered steps.

  plainspoon [options] SOURCE

  SOURCE               a web address (https://…), a file, or - for standard input

  --format FORMAT      ${FORMATS.join(", ")} (without it: ${FORMATS[0]})
  --timeout N          seconds that fetching and reading may take, each (1 to ${MAX_SECONDS}; without it: ${DEFAULT_SECONDS})
  --allow HOST:PORT    a server of your own network that may be fetched from; may be repeated
  --help, --version

Exit codes: 0 printed, 1 no recipe in it, 2 wrong command, 3 source not to be had, 4 too large or too slow.
`;

/** The command was wrong, and why in a sentence. */
export class WrongCommand extends Error {}

/** What is asked for, or which text is to be shown instead. @throws WrongCommand */
export function readOptions(given: string[]): Options | "help" | "version" {
  const { values, positionals } = parsed(given);
  if (values.help) return "help";
  if (values.version) return "version";
  const [source, ...more] = positionals;
  if (source === undefined || source === "")
    throw new WrongCommand("Give a web address, a file, or - for standard input.");
  if (more.length > 0) throw new WrongCommand("Give one source at a time.");
  const { format = FORMATS[0], timeout = String(DEFAULT_SECONDS), allow = [] } = values;
  if (!isFormat(format)) throw new WrongCommand(`The format is one of ${FORMATS.join(", ")}.`);
  const seconds = Number(timeout);
  if (!(seconds >= 1 && seconds <= MAX_SECONDS))
    throw new WrongCommand(`The timeout is a number of seconds from 1 to ${MAX_SECONDS}.`);
  if (!allow.every((host) => /^[^\s/@]+:\d{1,5}$/.test(host)))
    throw new WrongCommand("--allow takes a host and its port, for example 192.168.1.5:8080.");
  return { source, format, timeoutMs: seconds * 1000, allow };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: "string", short: "f" },
        timeout: { type: "string" },
        allow: { type: "string", multiple: true },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? `${error.message.split(". ")[0]}.` : "", {
      cause: error,
    });
  }
}

const isFormat = (format: string): format is Format => (FORMATS as readonly string[]).includes(format);
