/** The words that steer Cook Mode without hands. Only a whole utterance is a command: a sentence that contains "next" is talk. */
import type { SpokenCommands, VoiceCommand } from "@/lib/engine/language/pack/steps";
import { spokenCommandsOf } from "@/lib/engine/language/spoken-commands";

export type { VoiceCommand } from "@/lib/engine/language/pack/steps";

/** What a cook who reads `language` may say, as the screens show it. */
export const commandWords = (language: string): Readonly<Record<VoiceCommand, string>> =>
  spokenCommandsOf(language)[0].shown;

/** No command has more words around it. */
const MOST_AROUND = 6;

/** What is left of an utterance without politeness and hesitation before and behind it. */
function bareOf(said: string, { before, behind }: SpokenCommands): string {
  const [openings, ends] = [before.split("|"), behind.split("|")];
  let bare = said;
  for (let turn = 0; turn < MOST_AROUND; turn += 1) {
    const opening = openings.find((words) => bare.startsWith(`${words} `));
    const end = ends.find((words) => bare.endsWith(` ${words}`));
    if (opening !== undefined) bare = bare.slice(opening.length + 1);
    else if (end !== undefined) bare = bare.slice(0, -end.length - 1);
    else break;
  }
  return bare.trim();
}

/** The command that was said, in the language of the screens or in English; null when it was something else. */
export function commandOf(transcript: string, language = "en"): VoiceCommand | null {
  const said = transcript
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  for (const commands of spokenCommandsOf(language)) {
    const words = bareOf(said, commands);
    const command = commands.said.find(([, pattern]) => pattern.test(words))?.[0];
    if (command !== undefined) return command;
  }
  return null;
}

/** The first command among the ways an utterance may be understood. */
export const firstCommand = (heard: readonly string[], language = "en"): VoiceCommand | null => {
  for (const transcript of heard) {
    const command = commandOf(transcript, language);
    if (command !== null) return command;
  }
  return null;
};
