/**
 * Reading aloud (spec cooks §4, §9): rate 0.9, pitch 1, a female English voice where there is one. Sentence by sentence, because
 * browsers cut utterances after about 14 seconds and some cancel on pause: stopping and going on is our own.
 */
import { spokenSentences } from "@/lib/engine/cook/spoken-text";

const RATE = 0.9;
const PITCH = 1;
/** Names that platforms give their female English voices; the platforms themselves do not say. */
const FEMALE =
  /female|samantha|victoria|karen|moira|tessa|fiona|serena|susan|zira|hazel|aria|jenny|libby|sonia|natasha|google (us|uk) english female|google us english/i;

let speakingNow: (() => void) | null = null;

export const canSpeak = (): boolean =>
  typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

function preferredVoice(): SpeechSynthesisVoice | null {
  const english = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith("en"));
  return english.find((voice) => FEMALE.test(voice.name)) ?? english[0] ?? null;
}

export type Reading = { stop: () => void };

/** Reads the instructions in order; `onEnd` is called once, when all is said or it was stopped. A reading that runs elsewhere stops. */
export function speak(instructions: readonly string[], onEnd: () => void): Reading {
  speakingNow?.();
  const sentences = instructions.flatMap((text) => spokenSentences(text).map((sentence) => sentence.spoken));
  const voice = preferredVoice();
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    if (speakingNow === stop) speakingNow = null;
    onEnd();
  };
  const next = (index: number) => {
    const sentence = sentences[index];
    if (ended || sentence === undefined) return end();
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.rate = RATE;
    utterance.pitch = PITCH;
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? "en";
    utterance.onend = () => next(index + 1);
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  };
  const stop = () => {
    if (ended) return;
    end();
    speechSynthesis.cancel();
  };
  speakingNow = stop;
  next(0);
  return { stop };
}
