/** The words that steer Cook Mode without hands. Only a whole utterance is a command: a sentence that contains "next" is talk. */
export type VoiceCommand = "next" | "back" | "repeat" | "ingredients" | "start-timer" | "stop";

/** What the cook may say, as the sheet shows it. */
export const COMMAND_WORDS: Record<VoiceCommand, string> = {
  next: "Next",
  back: "Back",
  repeat: "Repeat",
  ingredients: "Ingredients",
  "start-timer": "Start timer",
  stop: "Stop",
};

const SAID: [VoiceCommand, RegExp][] = [
  ["next", /^(?:(?:go )?(?:to )?(?:the )?next(?: step)?(?: one)?|continue|go on|carry on|forward)$/],
  ["back", /^(?:(?:go |step )?back(?: a step| one step)?|(?:go to )?(?:the )?previous(?: step)?|last step)$/],
  [
    "repeat",
    /^(?:(?:please )?repeat(?: that| it| the step| this step)?|(?:say|read)(?: that| it)? again|again|read(?: it| this| that| the step| aloud| it aloud)?|listen)$/,
  ],
  [
    "ingredients",
    /^(?:(?:show |read |open )?(?:me )?(?:all )?(?:the |my )?ingredients?(?: list)?|what do i need)$/,
  ],
  [
    "start-timer",
    /^(?:start|set|begin|go)(?: the| a| my)? timer$|^timer(?: start| on)?$|^(?:start|set) time$/,
  ],
  [
    "stop",
    /^(?:stop(?: it| that| reading| talking| the timer| the alarm| timer| alarm| please)?|quiet|be quiet|silence|enough|shush)$/,
  ],
];
/** Politeness, hesitation and the product's name around a command. */
const AROUND =
  /^(?:(?:please|okay|ok|hey|um|uh|now|plainspoon|plain spoon)\s+)+|(?<!\s|\b(?:please|now|thanks|thank you))(?:\s+(?:please|now|thanks|thank you))+$/g;

/** The command that was said, or null when it was something else. */
export function commandOf(transcript: string): VoiceCommand | null {
  const said = transcript
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const words = said.replace(AROUND, "").trim();
  return SAID.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The first command among the ways an utterance may be understood. */
export const firstCommand = (heard: readonly string[]): VoiceCommand | null => {
  for (const transcript of heard) {
    const command = commandOf(transcript);
    if (command !== null) return command;
  }
  return null;
};
