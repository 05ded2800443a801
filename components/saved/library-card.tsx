import Link from "next/link";
import { useId } from "react";
import { CuratedFrom } from "@/components/shared/curated-from";
import { AccessBadge } from "@/components/recipe/access-badge";
import { RecipePicture } from "@/components/recipe/recipe-picture";
import { titleCase } from "@/lib/engine/recipe/letters";
import { TimeAndSteps } from "./time-and-steps";
import { LIBRARY_LANGUAGE } from "@/lib/rules/library/language";
import type { LibraryCard as Card } from "@/lib/library/dto";

/** A recipe of the curated library; `onOpen`, when given, comes instead of its page. */
export function LibraryCard({ card, onOpen }: { card: Card; onOpen?: () => void }) {
  const titleId = useId();
  const title = titleCase(card.title);
  return (
    <article
      aria-labelledby={titleId}
      className="relative grid grid-cols-[minmax(0,1fr)] overflow-hidden max-sm:grid-cols-[calc(var(--spacing)*20)_minmax(0,1fr)] sm:grid-rows-[auto_1fr] rounded-card border border-line bg-card shadow-card"
    >
      <RecipePicture imageUrl={card.imageUrl} title={title} shape="card" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-1 p-3 sm:gap-2 sm:p-4">
        <h2 id={titleId} lang={LIBRARY_LANGUAGE} className="text-lg hyphens-auto wrap-anywhere sm:text-xl">
          <Link
            href={`/library-recipe/${card.id}`}
            prefetch={false}
            aria-haspopup={onOpen && "dialog"}
            onClick={(event) => {
              if (!onOpen) return;
              event.preventDefault();
              onOpen();
            }}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <AccessBadge level={card.accessLevel} />
          <span>
            <TimeAndSteps recipe={card} />
          </span>
        </p>
        <CuratedFrom category={card.category} />
      </div>
    </article>
  );
}
