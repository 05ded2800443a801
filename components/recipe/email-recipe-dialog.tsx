"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { answeredSentence, postJson } from "@/lib/browser/api";
import { NO_ANSWER } from "./use-output";

const FAILED = "Failed to send recipe to email";

/** Sends the recipe, as it is scaled now, to an address. What was typed stays, whatever comes of it. */
export function EmailRecipeDialog({
  address,
  title,
  servings,
  onClose,
}: {
  /** Of the output call. */
  address: string;
  title: string;
  servings: number | null;
  onClose: () => void;
}) {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || email.trim() === "") return;
    const attempt = new AbortController();
    running.current = attempt;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await postJson(
        address,
        { format: "email", email, servings },
        answers.message,
        attempt.signal,
      );
      toast({ title: "Recipe sent", text: message });
      onClose();
    } catch (error) {
      if (attempt.signal.aborted) return;
      const text = answeredSentence(error, NO_ANSWER);
      setProblem(text);
      toast({ title: FAILED, text, tone: "problem" });
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <form
          noValidate
          className="grid gap-5 overflow-y-auto p-6 sm:p-8"
          onSubmit={(event) => void send(event)}
        >
          <div className="grid gap-2">
            <DialogTitle>Email Recipe</DialogTitle>
            <DialogDescription>{title}</DialogDescription>
          </div>
          {problem && (
            <div role="alert">
              <FailureCard title={FAILED} text={problem} />
            </div>
          )}
          <Field
            label="Email address"
            hint="The whole recipe goes into the message, which says that it comes from you."
          >
            {(field) => (
              <Input
                {...field}
                type="email"
                autoComplete="email"
                inputMode="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              size="large"
              className="grow"
              disabled={busy || email.trim() === ""}
              aria-busy={busy}
            >
              {busy ? "Sending…" : "Send"}
            </Button>
            <Button size="large" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
