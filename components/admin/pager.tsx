import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

/** Which part of a long list is shown, and the way to the others. */
export function Pager({
  page,
  pageSize,
  total,
  onPage,
}: {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-muted">
        {t("{from} to {to} of {total}", {
          from: numberInWords(first),
          to: numberInWords(Math.min(total, page * pageSize)),
          total: numberInWords(total),
        })}
      </p>
      {pages > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden />
            {t("Previous page")}
          </Button>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t("Next page")}
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}
