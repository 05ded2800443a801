import { Check, Pencil, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { isFaithful, receiptSummary } from "@/lib/engine/check/summary";
import type { FormattedContent, Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import { issuesToShow } from "@/lib/engine/show/step";
import { canUntangle } from "@/lib/engine/show/untangled";
import { IssueLine, type ChooseButton } from "./issue-line";
import { ReceiptDetails } from "./receipt-details";
import { UntangleButton } from "./untangle-button";
import { type Message, t, tn } from "@/lib/messages";
import { summarySentences } from "@/components/shared/receipt-words";

const EDITED = "You have changed this recipe since it was checked against the original." satisfies Message;

/** How many things there are to check is said by what opens them. */
const withoutCount = () => ({ ...summarySentences(), worthALook: () => "" });

type Props = {
  content: FormattedContent;
  receipt: Receipt;
  original: ComponentProps<typeof ReceiptDetails>["original"];
  chooseButton?: ChooseButton;
  /** Of what stands in the details. */
  headingLevel: 2 | 3;
  /** What is to be checked stands at its steps, too: here it opens on request. */
  isFolded?: boolean;
};

/** What was kept and what needs the cook's eye: one sentence, at most three things to look at, and the rest behind it. */
export function ReceiptLine({
  content,
  receipt,
  original,
  chooseButton,
  headingLevel,
  isFolded = false,
}: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { first, more } = issuesToShow(receipt);
  const issueOf = (issue: ReceiptIssue) => (
    <li
      key={JSON.stringify(issue)}
      className="flex flex-wrap items-end gap-x-5 gap-y-1 border-l-4 border-butter-line pl-3"
    >
      <IssueLine issue={issue} content={content} chooseButton={chooseButton} />
      {issue.step !== undefined && (
        <a
          href={`#step-${issue.step}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("Show step {step}", { step: issue.step })}
        </a>
      )}
    </li>
  );
  return (
    <div className="rounded-card border border-line bg-paper text-sm">
      <ReceiptDetails
        summary={
          <summary className="flex min-h-12 list-none flex-wrap items-center gap-3 rounded-card px-4 py-2.5 [&::-webkit-details-marker]:hidden">
            <ReceiptSign receipt={receipt} />
            <span className="min-w-0 flex-1 basis-32">
              {receipt.edited ? t(EDITED) : receiptSummary(receipt, withoutCount())}
            </span>
            <span className="shrink-0 font-semibold text-accent underline underline-offset-4">
              <span className="group-open:hidden">{t("Details")}</span>
              <span className="hidden group-open:inline">{t("Hide")}</span>
            </span>
          </summary>
        }
        counts={<Counts receipt={receipt} Heading={Heading} />}
        original={original}
        Heading={Heading}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start border-t border-line empty:hidden sm:grid-cols-[minmax(0,1fr)_auto] max-sm:divide-y max-sm:divide-line">
        {first.length > 0 && (
          <details open={!isFolded} className="px-4">
            <summary className="min-h-11 font-semibold">
              {tn(receipt.issues.length, "Check {count} thing", "Check {count} things")}
            </summary>
            <ul aria-label={t("Please check")} className="grid gap-3 pb-4">
              {first.map(issueOf)}
            </ul>
            {more.length > 0 && (
              <details className="pb-2">
                <summary className="min-h-11 font-semibold">
                  {t("{length} more to check", { length: more.length })}
                </summary>
                <ul aria-label={t("More to check")} className="grid gap-3 pt-2">
                  {more.map(issueOf)}
                </ul>
              </details>
            )}
          </details>
        )}
        {original !== null && canUntangle(content) && (
          <div className="px-2">
            <UntangleButton content={content} original={original} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The tick stands only for a recipe that is as its original was read, and as it was checked. */
function ReceiptSign({ receipt }: { receipt: Receipt }) {
  if (receipt.edited && receipt.issues.length === 0) {
    return <Pencil aria-hidden className="size-5 shrink-0 text-muted" />;
  }
  return isFaithful(receipt) && !receipt.edited ? (
    <Check aria-hidden className="size-5 shrink-0 text-accent" />
  ) : (
    <TriangleAlert aria-hidden className="size-5 shrink-0 text-butter-line" />
  );
}

function Counts({ receipt, Heading }: { receipt: Receipt; Heading: "h2" | "h3" }) {
  const counts = countsOf(receipt);
  return (
    <div className="grid content-start gap-3">
      <Heading className="font-sans text-base font-bold tracking-normal">
        {t("Checked against the original")}
      </Heading>
      {counts.length > 0 ? (
        <ul className="grid gap-1">
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{t("Nothing could be compared.")}</p>
      )}
    </div>
  );
}

function countsOf({ ingredients, amounts, times, temperatures, sentences }: Receipt): string[] {
  const checks = [
    { name: t("Ingredients placed in steps"), all: ingredients.total, good: ingredients.placed },
    { name: t("Amounts that match"), all: amounts.checked, good: amounts.matching },
    { name: t("Times that match"), all: times.checked, good: times.matching },
    { name: t("Temperatures that match"), all: temperatures.checked, good: temperatures.matching },
    { name: t("Sentences kept"), all: sentences.total, good: sentences.kept },
  ];
  return checks
    .filter(({ all }) => all > 0)
    .map(({ name, all, good }) => t("{name}: {good} of {all}", { name, good, all }));
}
