"use client";

import { FileDown, ImageDown, type LucideIcon, Mail, LoaderCircle } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { type ReactNode, useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { type OutputFormat, OUTPUTS } from "@/lib/rules/outputs";
import { useMeasures } from "./use-measures";
import { useOutput, type Output } from "./use-output";
import { t } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

const EmailRecipeDialog = dynamic(
  () => orAgain(() => import("./email-recipe-dialog").then((module) => module.EmailRecipeDialog)),
  { ssr: false },
);

const ICONS: Record<OutputFormat, LucideIcon> = { email: Mail, pdf: FileDown, image: ImageDown };

/** One way to take the recipe along, as a menu or a row shows it. */
export type OutputAction = {
  format: OutputFormat;
  label: string;
  Icon: LucideIcon;
  isBusy: boolean;
  disabled: boolean;
  run: () => void;
};

/** The ways to take a recipe along, drawn by `children`; with what is being made, what failed, and the letter's dialog. */
export function Outputs({
  address,
  title,
  servings,
  askToLogIn,
  children,
}: {
  /** Of the output call. */
  address: string;
  title: string;
  servings: number | null;
  /** Given where nobody is signed in: a letter needs somebody. */
  askToLogIn?: () => void;
  children: (actions: readonly OutputAction[]) => ReactNode;
}) {
  const [emailing, setEmailing] = useState(false);
  const { shown: measures } = useMeasures();
  const output = useOutput(address, servings, measures);
  const making = output.state.kind === "working" ? output.state.file : null;
  const actions = OUTPUTS.map((one) => ({
    format: one.format,
    label: translated(one.label),
    Icon: ICONS[one.format],
    isBusy: making === one,
    disabled: making !== null && one.kind === "file",
    run: () => {
      if (one.kind === "file") void output.download(one);
      else if (askToLogIn) askToLogIn();
      else setEmailing(true);
    },
  }));
  return (
    <>
      {children(actions)}
      <OutputStatus output={output} />
      {emailing && (
        <EmailRecipeDialog
          address={address}
          title={title}
          servings={servings}
          measures={measures}
          onClose={() => setEmailing(false)}
        />
      )}
    </>
  );
}

/** What is being made, with a way to end it; and what failed, with a way to try again. */
function OutputStatus({ output: { state, download, cancel, dismiss } }: { output: Output }) {
  return (
    <>
      <div role="status" className="contents">
        {state.kind === "working" && (
          <div className="order-1 flex basis-full flex-wrap items-center gap-3 rounded-card bg-accent-soft px-4 py-2">
            <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
            <p className="mr-auto font-semibold">{translated(state.file.making)}</p>
            <Button size="small" onClick={cancel}>
              {t("Cancel")}
            </Button>
          </div>
        )}
      </div>
      {state.kind === "failed" && (
        <div className="order-1 basis-full">
          <FailureCard title={translated(state.file.failed)} text={state.text}>
            <Button size="small" onClick={() => void download(state.file)}>
              {t("Try again")}
            </Button>
            <Button size="small" variant="quiet" onClick={dismiss}>
              {t("Close")}
            </Button>
          </FailureCard>
        </div>
      )}
    </>
  );
}
