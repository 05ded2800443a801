/** A list and single actions, linked, as the engine's tests write them: "[Sauce] …" is of that part, "!…" is preparation. */
import { linkRead } from "@/lib/engine/link/actions";

/** The text and the part that it is of. */
function inPart(written: string): { text: string; part: string | null } {
  const part = /^\[(.+?)\] /.exec(written);
  return { text: written.slice(part?.[0].length ?? 0), part: part?.[1] ?? null };
}

/** Every action with its uses. */
export const linked = (list: readonly string[], actions: readonly string[]) =>
  linkRead({
    title: null,
    lines: list.map((written) => {
      const { text, part } = inPart(written);
      return part === null ? { text } : { text, section: part };
    }),
    actions: actions.map((written, instruction) => {
      const { text, part } = inPart(written.replace(/^!/, ""));
      return {
        text,
        ...(part === null ? {} : { part }),
        instruction,
        opensSentence: true,
        preparation: written.startsWith("!"),
        seconds: [],
      };
    }),
  });

/** The lines that each action uses, with their amounts: "2" or "2 (1 tbsp)". */
export const usedLines = (list: readonly string[], actions: readonly string[]): string[] =>
  linked(list, actions).map(({ uses }) =>
    uses
      .map(({ line, amount }) => (amount === "all" ? `${line}` : `${line} (${amount})`))
      .sort()
      .join(", "),
  );

/** "2: 1 tbsp" for each use of an action, and a guess marked by "?". */
export const usedAmounts = (list: readonly string[], actions: readonly string[]): string[] =>
  linked(list, actions).map(({ uses }) =>
    uses
      .map(({ line, amount, decidedBy }) => `${line}: ${amount}${decidedBy === "guess" ? "?" : ""}`)
      .join(", "),
  );
