/** A kitchen to cook in: the browser's sound, vibration, notifications and wake lock written down instead of made, and the clock in hand. */
import type { Page } from "@playwright/test";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

export type Heard = {
  /** Frequencies of the notes that were started, in order. */
  notes: number[];
  vibrations: number[][];
  notifications: { title: string; body: string }[];
  adEvents: { name: string; data: Record<string, unknown> }[];
};

/** Call before the page is opened. */
export async function withKitchen(
  page: Page,
  { permission = "granted", wakeLock = true } = {},
): Promise<void> {
  await page.addInitScript(
    ([allowed, canHold]) => {
      const heard: Heard = { notes: [], vibrations: [], notifications: [], adEvents: [] };
      Object.assign(window, { heard });
      const param = () => ({
        value: 0,
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      });
      class Sound {
        currentTime = 0;
        destination = {};
        state = "suspended";
        async resume() {
          this.state = "running";
        }
        createGain() {
          return { gain: param(), connect: () => undefined, disconnect: () => undefined };
        }
        createOscillator() {
          const frequency = param();
          return {
            type: "",
            frequency,
            connect: () => undefined,
            disconnect: () => undefined,
            stop: () => undefined,
            start: () => heard.notes.push(frequency.value),
          };
        }
      }
      class Note {
        static permission = allowed;
        static requestPermission = async () => allowed;
        onclick = null;
        constructor(title: string, { body }: { body: string }) {
          heard.notifications.push({ title, body });
        }
        close() {
          return undefined;
        }
      }
      Object.defineProperty(window, "AudioContext", { value: Sound });
      Object.defineProperty(window, "Notification", { value: Note });
      Object.defineProperty(navigator, "vibrate", {
        value: (pattern: number[]) => heard.vibrations.push(pattern),
      });
      Object.defineProperty(navigator, "wakeLock", {
        value: {
          request: async () => {
            if (!canHold) throw new Error("refused");
            return {
              released: false,
              release: async () => undefined,
              addEventListener: () => undefined,
              removeEventListener: () => undefined,
            };
          },
        },
      });
      window.addEventListener("plainspoon:ad-event", (event) => {
        if (event instanceof CustomEvent) heard.adEvents.push(event.detail);
      });
    },
    [permission, wakeLock] as const,
  );
}

export const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

export const CHIME = [523.25, 659.25, 783.99, 1046.5];

/** Two steps of preparation and four of cooking; stated, ranged, repeated and missing times. */
export const CHOWDER: FormattedContent = {
  title: "haddock chowder",
  description: "",
  servings: 4,
  imageUrl: null,
  ingredients: {
    refrigerated: ["50 g butter", "400 g smoked haddock", "600 ml milk"],
    other: ["1 onion", "500 g potatoes", "1 tsp salt", "2 bay leaves"],
  },
  steps: [
    { number: 1, instruction: "Chop the ***onion***.", ingredients: ["1 onion"], isPrep: true },
    {
      number: 2,
      instruction: "Simmer the ***potatoes*** for 20 minutes.",
      ingredients: ["500 g potatoes"],
      isPrep: false,
    },
    {
      number: 3,
      instruction:
        "Melt ***half of the butter*** and fry the ***onion*** for 8 to 10 minutes. Leave to rest for 3 minutes.",
      ingredients: ["50 g butter (half)", "1 onion"],
      isPrep: false,
    },
    {
      number: 4,
      instruction: "Warm the ***milk*** with the ***bay leaves*** for 2 hours.",
      ingredients: ["600 ml milk", "2 bay leaves"],
      isPrep: false,
    },
    {
      number: 5,
      instruction: "Mix everything.",
      ingredients: [
        "50 g butter (the rest)",
        "400 g smoked haddock",
        "600 ml milk",
        "1 onion",
        "500 g potatoes",
        "1 tsp salt",
      ],
      isPrep: false,
    },
    { number: 6, instruction: "Serve within 2 hours.", ingredients: [], isPrep: false },
  ],
};
