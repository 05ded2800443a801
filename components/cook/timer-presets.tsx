"use client";

import { Form, FormField, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { customMinutes } from "@/lib/engine/cook/timers";
import {
  CUSTOM_MAX_MINUTES,
  DEFAULT_TIMER_MINUTES,
  MORE_MINUTES,
  TIMER_PRESETS_MINUTES,
} from "@/lib/engine/cook/timer-minutes";
import { t, tn } from "@/lib/messages";

/** Another time for the step's timer: one of six, or minutes of the cook's own. It starts at once. */
export function TimerPresets({
  onSet,
  onMore,
  onClose,
}: {
  onSet: (minutes: number) => void;
  /** Adds to what is left. */
  onMore: (minutes: number) => void;
  onClose: () => void;
}) {
  const set = (minutes: number) => {
    onSet(minutes);
    onClose();
  };
  const form = useForm({
    values: { minutes: String(DEFAULT_TIMER_MINUTES) },
    send: async ({ minutes }) => set(customMinutes(minutes)),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="sm:max-w-md">
        <div className="grid gap-5 overflow-y-auto p-5 sm:p-7">
          <DialogTitle className="text-xl">{t("Change time")}</DialogTitle>
          <div className="grid grid-cols-2 gap-2.5">
            {[1, MORE_MINUTES].map((minutes) => (
              <Button
                key={minutes}
                size="large"
                className="px-2"
                onClick={() => {
                  onMore(minutes);
                  onClose();
                }}
              >
                {tn(minutes, "{count} more minute", "{count} more minutes")}
              </Button>
            ))}
          </div>
          <div className="grid grid-cols-3 gap-2.5">
            {TIMER_PRESETS_MINUTES.map((minutes) => (
              <Button key={minutes} size="large" className="px-2" onClick={() => set(minutes)}>
                {t("{minutes} min", { minutes })}
              </Button>
            ))}
          </div>
          <Form form={form} className="grid grid-cols-[1fr_auto] items-end gap-2.5">
            <FormField
              form={form}
              name="minutes"
              label={t("Custom minutes")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              onFocus={(event) => event.target.select()}
            />
            <SubmitButton>{t("Set timer")}</SubmitButton>
            <p className="col-span-2 text-sm text-muted">
              {t("Whole minutes, from 1 to {custommaxminutes}.", { custommaxminutes: CUSTOM_MAX_MINUTES })}
            </p>
          </Form>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
