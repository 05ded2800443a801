"use client";

import { CookingPot, MoreHorizontal, Trash2 } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { RecipePicture } from "@/components/recipe/recipe-picture";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { timeAgo } from "@/lib/messages/time-ago";
import { titleCase } from "@/lib/engine/recipe/letters";
import { TimeAndSteps } from "./time-and-steps";
import type { RecipeCard as Card } from "@/lib/recipes/dto";
import { t } from "@/lib/messages";

/** One of the cook's recipes in the list; the whole of it is named by its title. */
export function RecipeCard({ card, nowMs, onDelete }: { card: Card; nowMs: number; onDelete: () => void }) {
  const titleId = useId();
  const title = titleCase(card.title);
  return (
    <article
      aria-labelledby={titleId}
      className="relative grid grid-cols-[minmax(0,1fr)] overflow-hidden max-sm:grid-cols-[calc(var(--spacing)*20)_minmax(0,1fr)] sm:grid-rows-[auto_1fr] rounded-card border border-line bg-card shadow-card"
    >
      <RecipePicture imageUrl={card.imageUrl} title={title} shape="card" />
      <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-1 p-3 max-sm:pb-1 sm:gap-2 sm:p-4">
        <h2 id={titleId} className="text-lg hyphens-auto wrap-anywhere sm:text-xl">
          <Link
            href={`/recipe/${card.id}`}
            prefetch={false}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="text-sm">
          <TimeAndSteps recipe={card} />
        </p>
        <div className="flex items-center justify-between gap-2 max-[12rem]:flex-wrap max-sm:-mt-1.5 sm:-mb-2 sm:self-end">
          <p className="text-sm text-muted first-letter:uppercase max-sm:text-xs">
            {t("Converted {timeAgo}", { timeAgo: timeAgo(Date.parse(card.createdAt), nowMs) })}
          </p>
          <DropdownMenu modal={false}>
            <DropdownMenuTrigger asChild>
              <Button
                size="small"
                variant="quiet"
                className="relative z-10 -mr-2 px-2"
                aria-describedby={titleId}
              >
                <MoreHorizontal aria-hidden />
                {t("More")}
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuItem asChild>
                <a href={`/recipe/${card.id}#cook`}>
                  <CookingPot aria-hidden />
                  {t("Cook")}
                </a>
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={onDelete}>
                <Trash2 aria-hidden />
                {t("Delete")}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      </div>
    </article>
  );
}
