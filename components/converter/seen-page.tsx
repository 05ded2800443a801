import { Button } from "@/components/ui/button";
import type { BroughtPage } from "@/lib/rules/conversion/brought";
import { focusPanel } from "./content-tabs";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** Says that a page was handed over as the cook sees it, so that its site is not asked; beside the field with its address. */
export function SeenPage({ page, onRemove }: { page: BroughtPage; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper p-3 pl-4">
      <p className="min-w-0 flex-1 wrap-anywhere" role="status">
        {rich("The page is here as you saw it on <b>{hostname}</b>. The website is not asked for it.", {
          b: (text) => <b>{text}</b>,
          hostname: new URL(page.address).hostname,
        })}
      </p>
      <Button
        size="small"
        onClick={(event) => {
          focusPanel(event);
          onRemove();
        }}
      >
        {t("Fetch it instead")}
      </Button>
    </div>
  );
}
