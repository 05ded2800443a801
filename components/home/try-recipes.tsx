import Link from "next/link";
import { RecipePicture } from "@/components/recipe/recipe-picture";
import { timeLabel } from "@/lib/engine/language/times/time-in-words";
import { titleCase } from "@/lib/engine/recipe/letters";
import type { LibraryCard } from "@/lib/library/dto";
import { LIBRARY_LANGUAGE } from "@/lib/rules/library/language";
import { messageLanguage, t } from "@/lib/messages";

/** Whole recipes of our own that a visitor can open without an account. */
export function TryRecipes({ cards }: { cards: readonly LibraryCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="try-recipes">
      <div className="grid gap-4">
        <div className="grid content-start gap-1">
          <h2 id="try-recipes" className="text-xl">
            {t("See a whole recipe first")}
          </h2>
          <p className="max-w-[34em] text-muted">
            {t("Written and checked by us, in plain steps. Open one; no account is needed.")}{" "}
            {messageLanguage() !== LIBRARY_LANGUAGE && t("These recipes are in English.")}
          </p>
        </div>
        <ul className="grid gap-4 sm:max-lg:side-by-side:grid-cols-2">
          {cards.map((card) => (
            <li
              key={card.id}
              className="relative grid grid-cols-[8rem_minmax(0,1fr)] max-[18rem]:grid-cols-[minmax(0,1fr)] items-center overflow-hidden rounded-card border border-line bg-card shadow-card"
            >
              <RecipePicture imageUrl={card.imageUrl} title={card.title} shape="thumb" />
              <div className="grid gap-1 p-4">
                <h3 lang={LIBRARY_LANGUAGE} className="text-lg">
                  <Link
                    href={`/library-recipe/${card.id}`}
                    prefetch={false}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {titleCase(card.title)}
                  </Link>
                </h3>
                <p className="text-sm">
                  {t("{timeLabel} · {stepCount} steps", {
                    timeLabel: timeLabel(card, messageLanguage()),
                    stepCount: card.stepCount,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
