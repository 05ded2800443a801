/** What a cook may say to Cook Mode. Data in the folder of each language that the screens have. */
import { COMMANDS as DE } from "./de/commands";
import { COMMANDS as EN } from "./en/commands";
import type { SpokenCommands } from "@/lib/engine/language/pack/steps";

const COMMANDS: Readonly<Record<string, SpokenCommands>> = { en: EN, de: DE };

/** Those of a language, then the English ones, which are understood beside all others. */
export const spokenCommandsOf = (
  language: string,
): readonly [own: SpokenCommands, ...also: SpokenCommands[]] => {
  const own = (Object.hasOwn(COMMANDS, language) && COMMANDS[language]) || EN;
  return own === EN ? [EN] : [own, EN];
};
