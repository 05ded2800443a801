/** The words that steer Cook Mode without hands. Only a whole utterance is a command: a sentence that contains "next" is talk. */
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import type { VoiceCommand } from "@/lib/engine/language/pack-steps";

export type { VoiceCommand } from "@/lib/engine/language/pack-steps";

const { commands: WORDS } = COOK_MODE;
/** What the cook may say, as the sheet shows it. */
export const COMMAND_WORDS: Readonly<Record<VoiceCommand, string>> = WORDS.shown;

const BEFORE = WORDS.before.split("|");
const BEHIND = WORDS.behind.split("|");
/** No command has more words around it. */
const MOST_AROUND = 6;

/** What is left of an utterance without politeness and hesitation before and behind it. */
function bareOf(said: string): string {
  let bare = said;
  for (let turn = 0; turn < MOST_AROUND; turn += 1) {
    const before = BEFORE.find((words) => bare.startsWith(`${words} `));
    const behind = BEHIND.find((words) => bare.endsWith(` ${words}`));
    if (before !== undefined) bare = bare.slice(before.length + 1);
    else if (behind !== undefined) bare = bare.slice(0, -behind.length - 1);
    else break;
  }
  return bare.trim();
}

/** The command that was said, or null when it was something else. */
export function commandOf(transcript: string): VoiceCommand | null {
  const said = transcript
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const words = bareOf(said);
  return WORDS.said.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The first command among the ways an utterance may be understood. */
export const firstCommand = (heard: readonly string[]): VoiceCommand | null => {
  for (const transcript of heard) {
    const command = commandOf(transcript);
    if (command !== null) return command;
  }
  return null;
};
