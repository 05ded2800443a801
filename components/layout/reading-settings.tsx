"use client";

import { BottomSheet } from "@/components/shared/bottom-sheet";
import { Choice } from "@/components/shared/settings-fields";
import { Button } from "@/components/ui/button";
import { changeReadingSettings, readingSettings } from "@/lib/browser/reading-settings";
import { useStore } from "@/lib/browser/store";
import { OWN_LOOK, type ReadingSettings as Settings } from "@/lib/rules/reading/settings";

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
      title="Reading settings"
      onClose={onClose}
      className="h-dvh sm:h-auto"
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="quiet" onClick={() => readingSettings.write(OWN_LOOK)}>
            Back to the normal look
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <div className="grid gap-7">
        <p className="text-muted">
          For every page on this device. Each change shows at once, and it is remembered.
        </p>
        <Choice
          legend="Text size"
          options={[
            { value: "normal", label: "Normal" },
            { value: "large", label: "Large" },
            { value: "largest", label: "Largest" },
          ]}
          {...of("text")}
        />
        <Choice
          legend="Space between letters and lines"
          options={[
            { value: "normal", label: "Normal" },
            { value: "wide", label: "Wide" },
            { value: "widest", label: "Widest" },
          ]}
          {...of("spacing")}
        />
        <Choice
          legend="Typeface"
          options={[
            { value: "standard", label: "Atkinson Hyperlegible" },
            { value: "opendyslexic", label: "OpenDyslexic" },
          ]}
          {...of("typeface")}
        />
        <Choice
          legend="Contrast"
          options={[
            { value: "normal", label: "Normal" },
            { value: "high", label: "High" },
          ]}
          {...of("contrast")}
        />
        <Choice
          legend="Colours"
          options={[
            { value: "all", label: "All" },
            { value: "few", label: "Fewer" },
          ]}
          {...of("colours")}
        />
        <Choice
          legend="Columns"
          options={[
            { value: "several", label: "As many as fit" },
            { value: "one", label: "One" },
          ]}
          {...of("columns")}
        />
      </div>
    </BottomSheet>
  );
}
