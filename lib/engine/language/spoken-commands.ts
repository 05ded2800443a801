/** What a cook may say to Cook Mode. Data in the folder of each language that the screens have. */
import { COMMANDS as DE } from "./de/commands";
import { COMMANDS as EN } from "./en/commands";

/** What the words that steer Cook Mode mean. */
export type VoiceCommand = "next" | "back" | "repeat" | "ingredients" | "start-timer" | "stop";

/** The words that steer Cook Mode without hands. */
export type SpokenCommands = {
  /** What the cook may say, as a screen shows it. */
  shown: Readonly<Record<VoiceCommand, string>>;
  /** A whole utterance, in lower case and without marks. */
  said: readonly (readonly [command: VoiceCommand, said: RegExp])[];
  /** Politeness, hesitation and the product's name before and behind a command; phrases with bars. */
  before: string;
  behind: string;
};

const COMMANDS: Readonly<Record<string, SpokenCommands>> = { en: EN, de: DE };

/** Those of a language, then the English ones, which are understood beside all others. */
export const spokenCommandsOf = (
  language: string,
): readonly [own: SpokenCommands, ...also: SpokenCommands[]] => {
  const own = (Object.hasOwn(COMMANDS, language) && COMMANDS[language]) || EN;
  return own === EN ? [EN] : [own, EN];
};
