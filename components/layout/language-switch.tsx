"use client";

import { PressButton } from "@/components/ui/press-button";
import { chooseLanguage } from "@/lib/browser/language";
import { messageLanguage } from "@/lib/messages";
import { LANGUAGE_NAMES, MESSAGE_LANGUAGES } from "@/lib/messages/languages";

/** The app's other languages, each by its own name. A press says the whole app in it, on this device, until another is chosen. */
export function LanguageSwitch() {
  const others = MESSAGE_LANGUAGES.filter((language) => language !== messageLanguage());
  return others.map((language) => (
    <PressButton
      key={language}
      lang={language}
      onClick={() => void chooseLanguage(language)}
      className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
    >
      {LANGUAGE_NAMES[language]}
    </PressButton>
  ));
}
