"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { EditConflict } from "@/components/recipe/edit-conflict";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { answeredSentence } from "@/lib/browser/api";
import { type ConflictChoice, settle } from "@/lib/browser/offline/changes";
import type { Change } from "@/lib/browser/offline/waiting";
import { titleCase } from "@/lib/engine/recipe/letters";
import { t, tn } from "@/lib/messages";

/** What waits on this device, and the questions that only the cook can answer. */
export function WaitingDialog({
  text,
  changes,
  completions,
  onSend,
  onClose,
}: {
  text: string;
  changes: readonly Change[];
  completions: number;
  onSend: () => void;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const router = useRouter();
  const total = changes.length + completions;

  async function answer(change: Change, given: ConflictChoice) {
    setProblem(null);
    try {
      await settle(change, given);
      router.refresh();
    } catch (error) {
      setProblem(answeredSentence(error, t("This could not be sent. It still waits here.")));
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        head={<DialogTitle className="text-xl">{t("What waits on this device")}</DialogTitle>}
        className="sm:max-w-2xl"
      >
        <div className="grid content-start gap-4 overflow-y-auto px-5 py-6 sm:px-8">
          {text && <p>{text}</p>}
          <p>
            {total === 0
              ? t("Nothing waits. Everything is in your account.")
              : t("These are kept on this device and sent when there is a connection.")}
          </p>
          {problem && <FailureCard title={t("Not sent")} text={problem} />}
          <ul className="grid gap-4">
            {completions > 0 && (
              <li>
                <b>{tn(completions, "{count} finished cooking", "{count} finished cookings")}</b>
              </li>
            )}
            {changes.map((change) => (
              <li key={change.id} className="grid gap-2">
                <p>
                  <b>{titleCase(change.title)}</b>
                  {change.what.kind === "edit" ? t(": your changes") : t(": a new recipe")}
                </p>
                {change.state.kind === "conflict" && (
                  <EditConflict
                    stored={change.state.stored}
                    isQueued
                    onTheirs={() => void answer(change, "theirs")}
                    onMine={() => void answer(change, "mine")}
                    onBoth={() => void answer(change, "both")}
                  />
                )}
                {change.state.kind === "refused" && (
                  <FailureCard title={t("The server did not take it")} text={change.state.sentence}>
                    <Button size="small" onClick={() => void answer(change, "again")}>
                      {t("Try again")}
                    </Button>
                    <Button size="small" onClick={() => void answer(change, "drop")}>
                      {t("Remove this change")}
                    </Button>
                  </FailureCard>
                )}
              </li>
            ))}
          </ul>
          {total > 0 && (
            <Button className="justify-self-start" onClick={onSend}>
              {t("Send now")}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
