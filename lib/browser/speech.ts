/**
 * Reading aloud (cooking.md#read-aloud): one reading at a time, sentence by sentence, because browsers cut utterances after about 14
 * seconds and some lose what they pause. Pausing, going on and repeating are therefore our own: from the start of a sentence.
 */
import { SPOKEN_RATE } from "@/lib/engine/speak/rate";

const READ_PITCH = 1;

/** Names that platforms give their female voices; the platforms themselves do not say. */
const FEMALE =
  /female|samantha|victoria|karen|moira|tessa|fiona|serena|susan|zira|hazel|aria|jenny|libby|sonia|natasha|google (us|uk) english female|google us english|anna|katja|amelie|audrey|denise|monica|paulina|elvira|alice|elsa|joana|francisca|ellen|alva|sara|zosia/i;

export const canSpeak = (): boolean =>
  typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

/** The voices of this device; some browsers know none before they have been asked once. */
export const voices = (): SpeechSynthesisVoice[] => (canSpeak() ? speechSynthesis.getVoices() : []);

/** A store for `useSyncExternalStore`: notifies when the device's voices become known. */
export function subscribeVoices(listener: () => void): () => void {
  if (!canSpeak()) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}

const speaks = (voice: SpeechSynthesisVoice, language: string): boolean =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase().split(/[-_]/)[0];

/**
 * The chosen voice when it is on this device and speaks `language`, which is English unless said otherwise; else a female one of the
 * language; else any of it; else, as nothing speaks it, the chosen one or an English one.
 */
export function preferredVoice({
  voiceURI,
  language = "en",
}: {
  voiceURI?: string;
  language?: string;
}): SpeechSynthesisVoice | null {
  const all = voices();
  const chosen = voiceURI === undefined ? undefined : all.find((voice) => voice.voiceURI === voiceURI);
  if (chosen && (speaks(chosen, language) || !all.some((voice) => speaks(voice, language)))) return chosen;
  for (const wanted of [language, "en"]) {
    const able = all.filter((voice) => speaks(voice, wanted));
    const best = able.find((voice) => FEMALE.test(voice.name)) ?? able[0];
    if (best) return best;
  }
  return null;
}

export type SpeakOptions = {
  /** 0.1–10; 0.9 when not given. */
  rate?: number;
  /** 0–2; 1 when not given. */
  pitch?: number;
  /** 0–1; 1 when not given. At 0 the sentences pass in their time without a sound. */
  volume?: number;
  /** `SpeechSynthesisVoice.voiceURI` of the cook's own choice. */
  voiceURI?: string;
  /** Of the text, as a language tag; English when not given. */
  language?: string;
  /** Index of the first sentence to read; 0 when not given. */
  from?: number;
  /** A sentence begins, for the first time or again. */
  onSentence?: (index: number) => void;
  /** Called once: all was said, it was stopped (also by another reading, or by leaving the page), or the voice failed. */
  onEnd?: (why: "done" | "stopped" | "failed") => void;
};

/** Each call does nothing once the reading has ended. */
export type Speech = {
  /** Silent at once; the sentence is kept. */
  pause(): void;
  /** Goes on with the sentence that was paused, from its start. */
  resume(): void;
  stop(): void;
  /** Says the current sentence again from its start, also while paused. */
  repeat(): void;
  /** Takes effect from the current sentence on, which starts again if it is being spoken. */
  setRate(rate: number): void;
  /** As `setRate`. */
  setVolume(volume: number): void;
};

let stopCurrent: (() => void) | null = null;

/** Ends what is being read, if anything. */
export const stopSpeaking = (): void => stopCurrent?.();

/** Reads `sentences` (as `spokenSentences` gives them) in order. What is read elsewhere ends first. */
export function speak(sentences: readonly string[], options: SpeakOptions = {}): Speech {
  stopSpeaking();
  const { pitch = READ_PITCH, language = "en", onSentence, onEnd } = options;
  let rate = options.rate ?? SPOKEN_RATE;
  let volume = options.volume ?? 1;
  let at = options.from ?? 0;
  let state: "speaking" | "paused" | "ended" = "speaking";
  /** The utterance whose events count; browsers report those of a cancelled one too, and forget one that nobody holds. */
  let current: SpeechSynthesisUtterance | null = null;

  function end(why: "done" | "stopped" | "failed") {
    if (state === "ended") return;
    state = "ended";
    current = null;
    if (stopCurrent === stop) stopCurrent = null;
    removeEventListener("pagehide", stop);
    onEnd?.(why);
  }

  function silence() {
    current = null;
    speechSynthesis.cancel();
  }

  function say() {
    const sentence = sentences[at];
    if (sentence === undefined) return end("done");
    const utterance = new SpeechSynthesisUtterance(sentence);
    const voice = preferredVoice({ voiceURI: options.voiceURI, language });
    utterance.rate = rate;
    utterance.pitch = pitch;
    utterance.volume = volume;
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? language;
    utterance.onend = () => {
      if (current !== utterance) return;
      at += 1;
      say();
    };
    utterance.onerror = () => current === utterance && end("failed");
    current = utterance;
    speechSynthesis.speak(utterance);
    onSentence?.(at);
  }

  function again() {
    if (state === "speaking") silence();
    state = "speaking";
    say();
  }

  function stop() {
    if (state === "ended") return;
    silence();
    end("stopped");
  }

  stopCurrent = stop;
  addEventListener("pagehide", stop);
  say();
  return {
    stop,
    pause() {
      if (state !== "speaking") return;
      state = "paused";
      silence();
    },
    resume() {
      if (state === "paused") again();
    },
    repeat() {
      if (state !== "ended") again();
    },
    setRate(next) {
      rate = next;
      if (state === "speaking") again();
    },
    setVolume(next) {
      volume = next;
      if (state === "speaking") again();
    },
  };
}
