import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

/** In place of what could not be read, with the way to try again. */
export function NotLoaded({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <FailureCard title={text} text={t("The server may be busy, or you are offline.")}>
      <Button size="small" onClick={onRetry}>
        {t("Retry")}
      </Button>
    </FailureCard>
  );
}

/** While a list is on its way. */
export function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("Loading…")}</span>
      {[0, 1, 2].map((key) => (
        <div key={key} aria-hidden className="h-16 rounded-card border border-line bg-card" />
      ))}
    </div>
  );
}
