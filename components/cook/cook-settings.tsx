"use client";

import { Bell, Volume2 } from "lucide-react";
import { useState } from "react";
import { chooseMeasures, useMeasures } from "@/components/recipe/use-measures";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { changeCookSettings } from "@/lib/browser/cook-settings";
import { requestNotificationPermission, notificationState } from "@/lib/browser/notify";
import { calm } from "@/lib/browser/preferences";
import { playChime } from "@/lib/browser/sound";
import { canRecogniseSpeech } from "@/lib/browser/voice";
import { type CookSettings, DEFAULT_COOK_SETTINGS } from "@/lib/engine/cook/settings";
import { MEASURES } from "@/lib/engine/measures/choice";
import { KeyTable } from "./keyboard-sheet";
import { Choice, FoldedPart, SettingsPart, Slide } from "@/components/shared/settings-fields";
import { BottomSheet } from "@/components/shared/bottom-sheet";
import { timerStarts } from "./timer-starts";
import { useCalm, useCookSettings } from "./use-cook-settings";
import { VoiceSettings } from "./voice-settings";
import { SpeechPrivacyNote } from "./voice-commands";
import { type Message, t } from "@/lib/messages";
import { measureNames } from "@/components/shared/measure-names";

/** Everything that a cook can change in Cook Mode. Each change holds at once and is remembered on this device. */
export function CookSettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useCookSettings();
  const isCalm = useCalm();
  return (
    <BottomSheet
      title={t("Cook Mode settings")}
      onClose={onClose}
      className="h-dvh sm:h-auto"
      footer={
        <div className="flex flex-wrap justify-between gap-3 max-sm:*:grow">
          <Button variant="quiet" onClick={() => changeCookSettings(DEFAULT_COOK_SETTINGS)}>
            {t("Reset all settings")}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t("Done")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="text-muted">{t("Changes hold at once and are remembered on this device.")}</p>
        <div className="pb-4">
          <SettingsPart title={t("Calm")}>
            <Switch checked={isCalm} onCheckedChange={calm.write} className="-ml-2 justify-self-start">
              {t("Calm mode")}
            </Switch>
            <p className="text-sm text-muted">
              {t(
                "On every page of this device: nothing moves, opens, starts or sounds unless you ask for it.",
              )}
            </p>
            <Toggle setting="motion" settings={settings} disabled={isCalm}>
              {t("Motion")}
            </Toggle>
          </SettingsPart>
        </div>
        <ReadingChoices settings={settings} />
        <TimerSettings settings={settings} isCalm={isCalm} />
        <VoiceSettings settings={settings} />
        <HandsFree settings={settings} />
        <div className="pointer-coarse:hidden">
          <FoldedPart title={t("Keyboard")}>
            <KeyTable />
          </FoldedPart>
        </div>
      </div>
    </BottomSheet>
  );
}

/** The browser is asked who recognises speech when the part is opened: to some it is no small question, the headless Chromium dies of it. */
function HandsFree({ settings }: { settings: CookSettings }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <FoldedPart
      title={t("Hands-free")}
      says={settings.handsFree ? t("On") : t("Off")}
      onOpen={() => setWasOpened(true)}
    >
      <Toggle setting="handsFree" settings={settings} disabled={!canRecogniseSpeech()}>
        {t("Listen for spoken commands")}
      </Toggle>
      <p className="text-sm text-muted">{wasOpened && <SpeechPrivacyNote />}</p>
    </FoldedPart>
  );
}

const labelOf = <Value extends string>(options: readonly { value: Value; label: string }[], value: Value) =>
  options.find((option) => option.value === value)?.label ?? "";

function ReadingChoices({ settings }: { settings: CookSettings }) {
  const { chosen: measures } = useMeasures();
  const sizes = [
    { value: "normal", label: t("Normal") },
    { value: "large", label: t("Large") },
    { value: "largest", label: t("Largest") },
  ] as const;
  const fonts = [
    { value: "standard", label: t("Atkinson Hyperlegible") },
    { value: "opendyslexic", label: "OpenDyslexic" },
  ] as const;
  return (
    <FoldedPart
      title={t("Reading")}
      says={`${labelOf(sizes, settings.textSize)} · ${labelOf(fonts, settings.font)} · ${measureNames()[measures]}`}
    >
      <Choice
        legend={t("Text size")}
        value={settings.textSize}
        options={sizes}
        onValue={(textSize) => changeCookSettings({ textSize })}
      />
      <Choice
        legend={t("Font")}
        value={settings.font}
        options={fonts}
        onValue={(font) => changeCookSettings({ font })}
      />
      <Choice
        legend={t("Units")}
        value={measures}
        options={MEASURES.map((value) => ({ value, label: measureNames()[value] }))}
        onValue={chooseMeasures}
      />
      <Toggle setting="tickMarks" settings={settings}>
        {t("Tick marks")}
      </Toggle>
    </FoldedPart>
  );
}

type SwitchName = {
  [Name in keyof CookSettings]: CookSettings[Name] extends boolean ? Name : never;
}[keyof CookSettings];

function Toggle({
  setting,
  settings,
  disabled,
  children,
}: {
  setting: SwitchName;
  settings: CookSettings;
  disabled?: boolean;
  children: string;
}) {
  return (
    <Switch
      checked={settings[setting]}
      disabled={disabled}
      onCheckedChange={(on) => changeCookSettings({ [setting]: on })}
      className="-ml-2 justify-self-start disabled:opacity-60"
    >
      {children}
    </Switch>
  );
}

function TimerSettings({ settings, isCalm }: { settings: CookSettings; isCalm: boolean }) {
  const starts = timerStarts();
  const sound = settings.sound
    ? t("Sound {percent}%", { percent: Math.round(settings.loudness * 100) })
    : t("No sound");
  return (
    <FoldedPart title={t("Timers")} says={`${labelOf(starts, settings.timerStart)} · ${sound}`}>
      <Choice
        legend={t("Start the timer")}
        value={settings.timerStart}
        options={starts}
        onValue={(timerStart) => changeCookSettings({ timerStart })}
      />
      {isCalm && (
        <p className="text-sm text-muted">{t("Calm mode is on: timers wait until you start them.")}</p>
      )}
      <Toggle setting="sound" settings={settings}>
        {t("Sound")}
      </Toggle>
      <Slide
        label={t("Loudness")}
        says={`${Math.round(settings.loudness * 100)} %`}
        min={0}
        max={1}
        step={0.1}
        value={settings.loudness}
        disabled={!settings.sound}
        onValue={(loudness) => changeCookSettings({ loudness })}
      />
      <Button
        size="small"
        className="justify-self-start"
        disabled={!settings.sound}
        onClick={() => playChime({ loudness: settings.loudness })}
      >
        <Volume2 aria-hidden />
        {t("Play the sound")}
      </Button>
      <Toggle setting="repeatUntilStopped" settings={settings} disabled={!settings.sound}>
        {t("Repeat the sound until I stop it")}
      </Toggle>
      <Toggle setting="vibration" settings={settings}>
        {t("Vibration")}
      </Toggle>
      <Notifications settings={settings} />
    </FoldedPart>
  );
}

const REFUSED =
  "This browser refuses notifications from this page. You can allow them in its settings." satisfies Message;

function Notifications({ settings }: { settings: CookSettings }) {
  const [permission, setPermission] = useState(notificationState);
  return (
    <>
      <Toggle setting="notifications" settings={settings} disabled={permission === "unsupported"}>
        {t("Notifications")}
      </Toggle>
      {permission === "unsupported" && (
        <p className="text-sm text-muted">{t("This browser shows no notifications.")}</p>
      )}
      {settings.notifications && permission === "denied" && (
        <p className="text-sm text-muted">{t(REFUSED)}</p>
      )}
      {settings.notifications && permission === "default" && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => void requestNotificationPermission().then(setPermission)}
        >
          <Bell aria-hidden />
          {t("Allow notifications")}
        </Button>
      )}
    </>
  );
}
