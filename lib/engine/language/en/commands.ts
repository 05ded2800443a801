import type { SpokenCommands } from "@/lib/engine/language/pack/steps";

export const COMMANDS: SpokenCommands = {
  shown: {
    next: "Next",
    back: "Back",
    repeat: "Repeat",
    ingredients: "Ingredients",
    "start-timer": "Start timer",
    stop: "Stop",
  },
  said: [
    ["next", /^(?:(?:go )?(?:to )?(?:the )?next(?: step)?(?: one)?|continue|go on|carry on|forward)$/],
    [
      "back",
      /^(?:(?:go |step )?back(?: a step| one step)?|(?:go to )?(?:the )?previous(?: step)?|last step)$/,
    ],
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
  ],
  before: "please|okay|ok|hey|um|uh|now|plainspoon|plain spoon",
  behind: "please|now|thanks|thank you",
};
