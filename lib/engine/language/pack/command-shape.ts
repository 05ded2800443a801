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
