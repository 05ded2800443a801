"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useVisibleTab } from "./use-keep-awake";
import { canRecogniseSpeech, startListening, type ListeningProblem } from "@/lib/browser/voice";
import { commandWords, firstCommand, type VoiceCommand } from "@/lib/engine/cook/voice-commands";
import { messageLanguage } from "@/lib/messages";

export type Hearing = {
  state: "off" | "starting" | "listening" | ListeningProblem;
  /** The command that was understood last, as the cook says it. */
  heard: string | null;
};

/** Listens for commands while `enabled` and the tab is seen. A microphone is never open unseen. */
export function useVoiceCommands({
  enabled,
  run,
}: {
  enabled: boolean;
  run: (command: VoiceCommand) => void;
}): Hearing {
  const [hearing, setHearing] = useState<Hearing>({ state: "starting", heard: null });
  const isVisible = useVisibleTab();
  const isOn = enabled && canRecogniseSpeech();
  const onCommand = useEffectEvent(run);

  useEffect(() => {
    if (!isOn || !isVisible) return;
    return startListening({
      onListening: () => setHearing((last) => ({ ...last, state: "listening" })),
      onHeard: (transcripts) => {
        const command = firstCommand(transcripts, messageLanguage());
        if (command === null) return;
        setHearing({ state: "listening", heard: commandWords(messageLanguage())[command] });
        onCommand(command);
      },
      onProblem: (problem) => setHearing({ state: problem, heard: null }),
    });
  }, [isOn, isVisible]);

  return isOn ? hearing : { state: "off", heard: null };
}
