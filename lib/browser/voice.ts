/** Listening for spoken commands, where the browser can (Web Speech API). It listens until it is stopped; pauses of speech do not end it. */

import { messageLanguage } from "@/lib/messages";
import { OF_AMERICA } from "@/lib/messages/formats";

/** The part of the browser's recogniser that is used; TypeScript's own library does not know it. */
type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Newer browsers: recognise on the device only. */
  processLocally?: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};
type ResultEvent = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean } & ArrayLike<{ transcript: string }>>;
};
type RecogniserClass = {
  new (): Recogniser;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const START_AGAIN_AFTER_MS = 400;
const ALTERNATIVES = 3;

function recogniserClass(): RecogniserClass | null {
  const names = window as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

export const canRecogniseSpeech = (): boolean => typeof window !== "undefined" && recogniserClass() !== null;

/** In the language of the screens, as the cook's own region speaks it where the browser says so. */
function language(): string {
  const own = messageLanguage();
  return navigator.language.toLowerCase().startsWith(own) ? navigator.language : OF_AMERICA[own];
}

/** Who recognises the speech: this device, or possibly the browser's maker, to whom most browsers send it. */
export async function speechRecognisedBy(): Promise<"device" | "maker"> {
  const able = recogniserClass();
  if (!able?.available) return "maker";
  const answer = await able
    .available({ langs: [language()], processLocally: true })
    .catch(() => "unavailable");
  return answer === "available" ? "device" : "maker";
}

export type ListeningProblem = "refused" | "no-microphone" | "failed";

/**
 * Listens until the returned function is called. `onHeard` gets the ways one utterance may be understood, the likeliest first; `onProblem` is
 * called once when listening cannot go on: the microphone is refused or missing, or the service does not answer.
 */
export function startListening(handlers: {
  onListening: () => void;
  onHeard: (transcripts: string[]) => void;
  onProblem: (problem: ListeningProblem) => void;
}): () => void {
  const able = recogniserClass();
  let over = able === null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let current: Recogniser | null = null;

  function fail(problem: ListeningProblem) {
    over = true;
    handlers.onProblem(problem);
  }

  function begin(isLocal: boolean) {
    if (over || able === null) return;
    const recogniser = new able();
    recogniser.lang = language();
    recogniser.continuous = true;
    recogniser.interimResults = false;
    recogniser.maxAlternatives = ALTERNATIVES;
    if (isLocal) recogniser.processLocally = true;
    recogniser.onresult = ({ results, resultIndex }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (!over && result.isFinal) handlers.onHeard(Array.from(result, ({ transcript }) => transcript));
      }
    };
    recogniser.onerror = ({ error }) => {
      if (over) return;
      if (error === "not-allowed" || error === "service-not-allowed") fail("refused");
      else if (error === "audio-capture") fail("no-microphone");
      else if (error === "network" || error === "language-not-supported") fail("failed");
    };
    // Browsers end by themselves after a silence.
    recogniser.onend = () => {
      if (!over) again = setTimeout(() => begin(isLocal), START_AGAIN_AFTER_MS);
    };
    current = recogniser;
    recogniser.start();
    handlers.onListening();
  }

  void speechRecognisedBy().then((where) => begin(where === "device"));
  return () => {
    over = true;
    clearTimeout(again);
    current?.abort();
  };
}
