"use client";

import { Volume2 } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { changeCookSettings } from "@/lib/browser/cook-settings";
import { canSpeak, speak, stopSpeaking, subscribeVoices, voices } from "@/lib/browser/speech";
import type { CookSettings } from "@/lib/engine/cook/settings";
import { FASTEST_RATE, SLOWEST_RATE } from "@/lib/engine/speak/rate";
import { FoldedPart, Slide } from "@/components/shared/settings-fields";
import { type Message, t } from "@/lib/messages";

const SAMPLE = "Stir in one and a half cups of stock. Simmer for 10 to 12 minutes." satisfies Message;
const PREFERRED = "";

/** The voice that reads aloud: which, how fast, and whether it is heard. */
export function VoiceSettings({ settings }: { settings: CookSettings }) {
  // Some browsers tell their voices only after a while; the count is what changes.
  useSyncExternalStore(
    subscribeVoices,
    () => voices().length,
    () => 0,
  );
  useEffect(() => stopSpeaking, []);
  if (!canSpeak()) {
    return (
      <FoldedPart title={t("Read aloud")} says={t("No voice")}>
        <p className="text-muted">{t("This browser has no voice to read with.")}</p>
      </FoldedPart>
    );
  }
  const known = voices();
  const { voice, rate, muted } = settings;
  return (
    <FoldedPart
      title={t("Read aloud")}
      says={muted ? t("Muted") : t("Speed {rate}", { rate: speedOf(rate) })}
    >
      <Field label={t("Voice")}>
        {(field) => (
          <select
            {...field}
            value={known.some(({ voiceURI }) => voiceURI === voice) ? (voice ?? PREFERRED) : PREFERRED}
            onChange={(event) => changeCookSettings({ voice: event.target.value || null })}
            className="min-h-12 w-full min-w-0 rounded-field border-[1.5px] border-line-strong bg-card px-3"
          >
            <option value={PREFERRED}>{t("The best one for the recipe")}</option>
            {known.map(({ voiceURI, name, lang }) => (
              <option key={voiceURI} value={voiceURI}>
                {name} ({lang})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Slide
        label={t("Speed")}
        says={speedOf(rate)}
        min={SLOWEST_RATE}
        max={FASTEST_RATE}
        step={0.05}
        value={rate}
        onValue={(value) => changeCookSettings({ rate: value })}
      />
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => {
          const chosen = known.find(({ voiceURI }) => voiceURI === voice);
          speak([t(SAMPLE)], {
            rate,
            voiceURI: chosen?.voiceURI,
            language: chosen?.lang,
            volume: muted ? 0 : 1,
          });
        }}
      >
        <Volume2 aria-hidden />
        {t("Hear the voice")}
      </Button>
      <Switch
        checked={muted}
        onCheckedChange={(isMuted) => changeCookSettings({ muted: isMuted })}
        className="-ml-2 justify-self-start"
      >
        {t("Mute the voice")}
      </Switch>
      <p className="text-sm text-muted">
        {t("Muted, Listen still marks the sentences one after the other, without a sound.")}
      </p>
    </FoldedPart>
  );
}

const speedOf = (rate: number): string => `${rate.toFixed(2)} ×`;
