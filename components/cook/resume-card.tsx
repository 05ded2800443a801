"use client";

import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Recap } from "@/lib/engine/cook/recap";
import { t } from "@/lib/messages";

/** An unfinished cooking of this recipe: where it stood, and the choice between going on and starting anew. */
export function ResumeCard({
  recap,
  onResume,
  onStartAgain,
}: {
  recap: Recap;
  onResume: () => void;
  onStartAgain: () => void;
}) {
  return (
    <section
      aria-label={t("Where was I?")}
      className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6 sm:px-6 sm:py-10"
    >
      <div className="rounded-card border border-line bg-card p-5">
        <RecapLines recap={recap} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="primary" size="large" onClick={onResume}>
          {t("Go on cooking")}
        </Button>
        <Button size="large" onClick={onStartAgain}>
          {t("Start again")}
        </Button>
      </div>
      <p className="text-muted">{t("Going on keeps your step, what you ticked off and your timers.")}</p>
    </section>
  );
}

/** Above the step, for a cook who was away for a while: what they were doing. Stays until it is closed or the step changes. */
export function AwayRecap({ recap, onClose }: { recap: Recap; onClose: () => void }) {
  return (
    <section
      aria-label={t("Where was I?")}
      className="grid grid-cols-[1fr_auto] items-start gap-3 rounded-card border border-line bg-accent-soft py-2 pr-2 pl-4"
    >
      <div className="py-2 text-sm">
        <RecapLines recap={recap} />
      </div>
      <Button size="small" variant="quiet" onClick={onClose}>
        <X aria-hidden />
        {t("Close")}
      </Button>
    </section>
  );
}

function RecapLines({ recap }: { recap: Recap }) {
  return (
    <div className="grid gap-2">
      {recap.away && <p>{recap.away}</p>}
      <p dir="auto" className="font-semibold">
        {recap.now}
      </p>
      {recap.before && <p dir="auto">{recap.before}</p>}
      {recap.kept.length > 0 && <p>{recap.kept.join(" · ")}</p>}
    </div>
  );
}
