"use client";

import { useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { customMinutes } from "@/lib/engine/cook/timers";
import {
  CUSTOM_MAX_MINUTES,
  DEFAULT_TIMER_MINUTES,
  TIMER_PRESETS_MINUTES,
} from "@/lib/engine/cook/timer-minutes";

/** Another time for the step's timer: one of six, or minutes of the cook's own. It starts at once. */
export function TimerPresets({ onSet, onClose }: { onSet: (minutes: number) => void; onClose: () => void }) {
  const [typed, setTyped] = useState(String(DEFAULT_TIMER_MINUTES));
  const set = (minutes: number) => {
    onSet(minutes);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set(customMinutes(typed));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="sm:max-w-md">
        <div className="grid gap-5 overflow-y-auto p-5 sm:p-7">
          <DialogTitle className="text-xl">Change time</DialogTitle>
          <div className="grid grid-cols-3 gap-2.5">
            {TIMER_PRESETS_MINUTES.map((minutes) => (
              <Button key={minutes} size="large" className="px-2" onClick={() => set(minutes)}>
                {minutes} min
              </Button>
            ))}
          </div>
          <form noValidate onSubmit={submit} className="grid grid-cols-[1fr_auto] items-end gap-2.5">
            <Field label="Custom minutes">
              {(field) => (
                <Input
                  {...field}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  value={typed}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" size="large">
              Set timer
            </Button>
            <p className="col-span-2 text-sm text-muted">Whole minutes, from 1 to {CUSTOM_MAX_MINUTES}.</p>
          </form>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
