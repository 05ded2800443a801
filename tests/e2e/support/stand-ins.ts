/** What no test machine has (a voice, a microphone, a screen that falls asleep), standing in so that a journey sees what is asked of it. */
import type { Page } from "@playwright/test";

type Said = { text: string; rate: number; volume: number; voice: string | null };
type StandIns = {
  said: Said[];
  finishSentence(): void;
  wake: { asked: number; held: number; isRefused: boolean };
  hearing: { isOpen: boolean; opened: number; asked: number };
  hear(words: string): void;
};
declare global {
  interface Window {
    standIns: StandIns;
  }
}

/** Call before the page is opened. */
export const withStandIns = (page: Page, { screenIsRefused = false, onDevice = false } = {}) =>
  page.addInitScript(
    ({ refused, local }) => {
      const said: Said[] = [];
      let speaking: { onend: (() => void) | null } | null = null;
      class Utterance {
        rate = 1;
        pitch = 1;
        volume = 1;
        voice: { name: string } | null = null;
        onend: (() => void) | null = null;
        constructor(readonly text: string) {}
      }
      const voice = (name: string, lang: string) => ({ name, lang, voiceURI: `uri:${name}`, default: false });
      Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
      Object.defineProperty(window, "speechSynthesis", {
        value: {
          getVoices: () => [voice("Daniel", "en-GB"), voice("Samantha", "en-US"), voice("Anna", "de-DE")],
          speak: (utterance: Utterance) => {
            speaking = utterance;
            const { text, rate, volume } = utterance;
            said.push({ text, rate, volume, voice: utterance.voice?.name ?? null });
          },
          cancel: () => {
            speaking = null;
          },
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        },
      });

      const wake = { asked: 0, held: 0, isRefused: refused };
      Object.defineProperty(navigator, "wakeLock", {
        value: {
          request: () => {
            wake.asked += 1;
            if (wake.isRefused) return Promise.reject(new DOMException("No", "NotAllowedError"));
            wake.held += 1;
            const lock = new EventTarget();
            let isHeld = true;
            const release = () => {
              if (isHeld) wake.held -= 1;
              isHeld = false;
              lock.dispatchEvent(new Event("release"));
              return Promise.resolve();
            };
            document.addEventListener("visibilitychange", () => {
              if (document.visibilityState === "hidden") void release();
            });
            return Promise.resolve(Object.assign(lock, { release }));
          },
        },
      });

      const hearing = { isOpen: false, opened: 0, asked: 0 };
      let hearWith: ((event: unknown) => void) | null = null;
      class Recogniser {
        static available = () => {
          hearing.asked += 1;
          return Promise.resolve(local ? "available" : "unavailable");
        };
        onresult: ((event: unknown) => void) | null = null;
        onend: (() => void) | null = null;
        start() {
          hearing.isOpen = true;
          hearing.opened += 1;
          hearWith = (event) => this.onresult?.(event);
        }
        abort() {
          hearing.isOpen = false;
        }
      }
      Object.defineProperty(window, "SpeechRecognition", { value: Recogniser });

      window.standIns = {
        said,
        finishSentence: () => speaking?.onend?.(),
        wake,
        hearing,
        hear: (words) =>
          hearWith?.({
            resultIndex: 0,
            results: [Object.assign([{ transcript: words }], { isFinal: true })],
          }),
      };
    },
    { refused: screenIsRefused, local: onDevice },
  );

/** Hides the tab, or shows it again. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (isHidden ? "hidden" : "visible"),
    });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
