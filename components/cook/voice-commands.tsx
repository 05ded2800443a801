"use client";

import { Mic, MicOff } from "lucide-react";
import { useEffect, useState } from "react";
import { canRecogniseSpeech, speechRecognisedBy } from "@/lib/browser/voice";
import { commandWords } from "@/lib/engine/cook/voice-commands";
import type { Hearing } from "./use-voice-commands";
import { messageLanguage, t } from "@/lib/messages";
import { oneOf } from "@/lib/messages/formats";

const PROBLEMS = {
  get refused() {
    return t("The microphone is not allowed. Allow it in your browser's settings for this page.");
  },
  get "no-microphone"() {
    return t("No microphone was found.");
  },
  get failed() {
    return t("Listening failed. Turn hands-free off and on to try again.");
  },
};
/** “Next”, “Back” … or “Stop”. */
const allWords = (): string =>
  oneOf(Object.values(commandWords(messageLanguage())).map((word) => t("“{word}”", { word })));

/** The visible sign that the microphone is open, and what was understood last. */
export function VoiceSign({ hearing }: { hearing: Hearing }) {
  if (hearing.state === "off" || hearing.state === "starting") return null;
  if (hearing.state !== "listening") {
    return (
      <p role="status" className="flex items-center gap-2 text-sm font-semibold">
        <MicOff aria-hidden className="size-5 shrink-0 text-danger" />
        {PROBLEMS[hearing.state]}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-2 text-sm">
      <Mic aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        <b>{t("Listening.")}</b>{" "}
        {hearing.heard === null
          ? t("Say {words}.", { words: allWords() })
          : t("Heard “{heard}”.", { heard: hearing.heard })}
      </span>
    </p>
  );
}

/** Whether what the cook says leaves the device: said before hands-free is turned on, and as long as it is. */
export function SpeechPrivacyNote() {
  const [where, setWhere] = useState<"device" | "maker" | null>(null);
  useEffect(() => {
    let over = false;
    void speechRecognisedBy().then((answer) => !over && setWhere(answer));
    return () => {
      over = true;
    };
  }, []);
  if (!canRecogniseSpeech()) return t("This browser cannot listen for commands.");
  if (where === null) return null;
  return where === "device"
    ? t("Say {words}. Your speech is understood on this device and does not leave it.", {
        words: allWords(),
      })
    : t(
        "Say {words}. Your browser may send what the microphone hears to its maker to understand it, so your speech may leave this device. It never comes to us.",
        { words: allWords() },
      );
}
