"use client";

import { BottomSheet } from "@/components/shared/bottom-sheet";
import { Choice } from "@/components/shared/settings-fields";
import { Button } from "@/components/ui/button";
import { changeReadingSettings, readingSettings } from "@/lib/browser/reading-settings";
import { useStore } from "@/lib/browser/store";
import { OWN_LOOK, type ReadingSettings as Settings } from "@/lib/rules/reading/settings";
import { t } from "@/lib/messages";

/** How every page of this device is set. Each change holds at once: the sheet itself is the sample. */
export function ReadingSettings({ onClose }: { onClose: () => void }) {
  const settings = useStore(readingSettings);
  /** What a choice shows and changes of one setting. */
  const of = <Name extends keyof Settings>(name: Name) => ({
    value: settings[name],
    onValue: (value: Settings[Name]) => changeReadingSettings({ [name]: value }),
  });
  return (
    <BottomSheet
      title={t("Reading settings")}
      onClose={onClose}
      className="h-dvh sm:h-auto"
      footer={
        <div className="flex flex-wrap justify-between gap-3 max-sm:*:grow">
          <Button variant="quiet" onClick={() => readingSettings.write(OWN_LOOK)}>
            {t("Back to the normal look")}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t("Done")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-7">
        <p className="text-muted">
          {t("For every page on this device. Each change shows at once, and it is remembered.")}
        </p>
        <Choice
          legend={t("Text size")}
          options={[
            { value: "normal", label: t("Normal") },
            { value: "large", label: t("Large") },
            { value: "largest", label: t("Largest") },
          ]}
          {...of("text")}
        />
        <Choice
          legend={t("Space between letters and lines")}
          options={[
            { value: "normal", label: t("Normal") },
            { value: "wide", label: t("Wide") },
            { value: "widest", label: t("Widest") },
          ]}
          {...of("spacing")}
        />
        <Choice
          legend={t("Typeface")}
          options={[
            { value: "standard", label: t("Atkinson Hyperlegible") },
            { value: "opendyslexic", label: "OpenDyslexic" },
          ]}
          {...of("typeface")}
        />
        <Choice
          legend={t("Contrast")}
          options={[
            { value: "normal", label: t("Normal") },
            { value: "high", label: t("High") },
          ]}
          {...of("contrast")}
        />
        <Choice
          legend={t("Colours")}
          options={[
            { value: "all", label: t("All") },
            { value: "few", label: t("Fewer") },
          ]}
          {...of("colours")}
        />
        <Choice
          legend={t("Columns")}
          options={[
            { value: "several", label: t("As many as fit") },
            { value: "one", label: t("One") },
          ]}
          {...of("columns")}
        />
      </div>
    </BottomSheet>
  );
}
