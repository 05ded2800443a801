"use client";

import { Check, Copy, Link2Off } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { copyText } from "@/lib/browser/copy-text";
import type { RecentShare } from "@/lib/contract/sharing";
import { titleCase } from "@/lib/engine/recipe/letters";
import { dayInWords } from "@/lib/rules/dates";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** The links that work now, each copied or ended where it stands. */
export function ShareList({ shares }: { shares: readonly RecentShare[] }) {
  return (
    <ul className="grid gap-4">
      {shares.map((share) => (
        <ShareItem key={share.token} share={share} />
      ))}
    </ul>
  );
}

function ShareItem({ share }: { share: RecentShare }) {
  const [state, setState] = useState<"idle" | "copied" | "asking" | "ending">("idle");
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const title = titleCase(share.recipeTitle);

  async function copy() {
    if (await copyText(share.shareUrl, field.current)) {
      setState("copied");
      toast({ title: t("Link copied") });
    } else
      toast({
        title: t("Failed to copy"),
        text: t("The link is selected: copy it yourself."),
        tone: "problem",
      });
  }

  async function end() {
    setState("ending");
    try {
      await request(`/api/share/${share.token}`, { method: "DELETE" });
      toast({ title: t("The link has ended"), text: title });
      router.refresh();
    } catch {
      setState("asking");
      toast({
        title: t("Error"),
        text: t("The link could not be ended. Please try again."),
        tone: "problem",
      });
    }
  }

  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <a
          href={`/share/${share.token}`}
          dir="auto"
          className="font-serif text-lg font-semibold underline-offset-4 hover:underline"
        >
          {title}
        </a>
        <p>
          {rich(share.views === 1 ? "<b>{views}</b> view" : "<b>{views}</b> views", {
            b: (text) => <b>{text}</b>,
            views: share.views,
          })}
          <span className="text-muted">
            {" "}
            {t("· shared on {dayInWords}", { dayInWords: dayInWords(share.createdAt.slice(0, 10)) })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          readOnly
          aria-label={t("Link to {title}", { title })}
          value={share.shareUrl}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 grow basis-60 rounded-field border-[1.5px] border-line-strong bg-card px-3 text-sm text-ink"
        />
        <Button size="small" aria-label={t("Copy link to {title}", { title })} onClick={() => void copy()}>
          {state === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
          {state === "copied" ? t("Copied") : t("Copy link")}
        </Button>
        <Button
          size="small"
          aria-label={t("Stop sharing {title}", { title })}
          disabled={state === "asking" || state === "ending"}
          onClick={() => setState("asking")}
        >
          <Link2Off aria-hidden />
          {t("Stop sharing")}
        </Button>
      </div>
      {(state === "asking" || state === "ending") && (
        <FailureCard
          title={t("Stop sharing?")}
          text={t("The link stops working at once, for everybody who has it.")}
        >
          <Button size="small" disabled={state === "ending"} onClick={() => void end()}>
            {t("Yes, end the link")}
          </Button>
          <Button size="small" disabled={state === "ending"} onClick={() => setState("idle")}>
            {t("Keep the link")}
          </Button>
        </FailureCard>
      )}
    </li>
  );
}
