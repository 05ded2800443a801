"use client";

import { type ReactNode, useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { refusalSentence } from "@/lib/browser/api";

/**
 * A form of the admin area in a dialog. `onSend` checks and sends; it answers false when the form itself says what is wrong, and
 * throws when the server refused: then `failed` says it, and what was typed stays.
 */
export function DialogForm({
  title,
  description,
  submit,
  failed,
  onSend,
  onClose,
  children,
}: {
  title: string;
  description: string;
  submit: string;
  failed: { title: string; sentence: string };
  onSend: (form: FormData) => Promise<boolean>;
  onClose: (done: boolean) => void;
  children: ReactNode;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      if (await onSend(new FormData(event.currentTarget))) onClose(true);
    } catch (error) {
      const text = refusalSentence(error, failed.sentence);
      setFailure(text);
      toast({ title: failed.title, text, tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose(false)}>
      <DialogContent className="sm:max-w-lg">
        <form
          noValidate
          className="grid gap-5 overflow-y-auto p-6 sm:p-8"
          onSubmit={(event) => void send(event)}
        >
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="wrap-anywhere">{description}</DialogDescription>
          {children}
          {failure && <FailureCard title={failed.title} text={failure} />}
          <SubmitButton busy={busy}>{submit}</SubmitButton>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </form>
      </DialogContent>
    </Dialog>
  );
}
