"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from "react";
import { Field } from "@/components/shared/field";
import { useAfterPause } from "@/components/shared/use-after-pause";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { EmptyState } from "@/components/shared/empty-state";
import { pendingDeletes } from "@/lib/browser/pending-delete";
import { useStore } from "@/lib/browser/store";
import { matchesSearch } from "@/lib/engine/recipe/content";
import type { LibraryTier } from "@/lib/rules/library/access";
import type { LibraryCard } from "@/lib/library/dto";
import type { RecipeCard } from "@/lib/recipes/dto";
import { titleCase } from "@/lib/engine/recipe/letters";
import { LibraryGrid } from "./library-grid";
import { MyRecipes } from "./my-recipes";
import { PendingBanner } from "./pending-banner";
import { t, tn } from "@/lib/messages";

const SEARCH_PAUSE_MS = 300;

export type SavedTab = "mine" | "library";

export type SavedPage = {
  cards: readonly RecipeCard[];
  /** Of the search, when there is one. */
  total: number;
  /** Address of the page with more of them, when there are more. */
  moreHref: string | null;
  /** The whole collection is here: it can be searched without asking. */
  isWhole: boolean;
  query: string;
  top: readonly TopRecipe[];
  /** The server's clock, so that "3 days ago" reads the same on both sides. */
  nowMs: number;
};

/** Tabs, search and cards. A collection that is here as a whole is searched at once; a larger one by the server. */
export function SavedRecipes({
  page,
  library,
  tier,
  firstTab,
}: {
  page: SavedPage;
  library: readonly LibraryCard[];
  tier: LibraryTier;
  firstTab: SavedTab;
}) {
  const [typed, setTyped] = useState(page.query);
  const [tab, setTab] = useState<string>(firstTab);
  const router = useRouter();
  const [isSearching, startSearch] = useTransition();
  const afterPause = useAfterPause(SEARCH_PAUSE_MS);
  const { isWhole } = page;
  const deletes = useStore(pendingDeletes);
  const isGone = (id: string) => deletes.some((entry) => entry.id === id && entry.state === "sent");
  const top = page.top.filter(
    ({ id }) => !deletes.some((entry) => entry.id === id && entry.state !== "failed"),
  );
  const cards = page.cards.filter((card) => !isGone(card.id));
  const shown = isWhole ? cards.filter((card) => matchesSearch(card.searchText, typed)) : cards;
  const searched = isWhole ? typed.trim() : page.query;
  const count = isWhole ? shown.length : page.total - (page.cards.length - cards.length);
  const curated = library.filter((card) => matchesSearch(card.searchText, typed));

  function search(text: string) {
    setTyped(text);
    if (isWhole) return;
    afterPause(() => {
      const query = text.trim() === "" ? "" : `?q=${encodeURIComponent(text.trim())}`;
      startSearch(() => router.replace(`/saved-recipes${query}`, { scroll: false }));
    });
  }

  // A cook may have typed before this script came.
  const field = useRef<HTMLInputElement>(null);
  const searchAtStart = useEffectEvent(() => {
    const early = field.current?.value ?? "";
    if (early !== typed) search(early);
  });
  useEffect(() => searchAtStart(), []);

  return (
    <div className="grid gap-4 sm:gap-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{t("Saved Recipes")}</h1>
        <Button asChild variant="primary">
          <Link href="/#converter" aria-label={t("Add New Recipe")}>
            <Plus aria-hidden />
            <span className="sm:hidden">{t("Add")}</span>
            <span className="max-sm:hidden">{t("Add New Recipe")}</span>
          </Link>
        </Button>
      </div>
      <PendingBanner />
      <Tabs value={tab} onValueChange={setTab} className="grid gap-4 sm:gap-6">
        <div className="grid gap-3 sm:gap-4 lg:side-by-side:grid-cols-[26rem_minmax(0,36rem)] lg:items-center lg:justify-between">
          <Field isInRow label={t("Search recipes")}>
            {(labels) => (
              <Input
                {...labels}
                ref={field}
                type="search"
                maxLength={200}
                value={typed}
                onChange={(event) => search(event.target.value)}
                placeholder={t("Title or ingredient")}
              />
            )}
          </Field>
          <TabsList aria-label={t("Which recipes")}>
            <TabsTrigger value="mine">{t("My Recipes ({count})", { count })}</TabsTrigger>
            <TabsTrigger value="library">
              {t("Recipe Library ({length})", { length: curated.length })}
            </TabsTrigger>
          </TabsList>
        </div>
        <TabsContent value="mine" className="grid gap-5 sm:gap-7">
          {searched === "" && top.length > 0 && <TopCooked recipes={top} />}
          <SearchResults
            searched={searched}
            count={count}
            isSearching={isSearching}
            onClear={() => search("")}
          >
            <MyRecipes
              cards={shown}
              nowMs={page.nowMs}
              libraryCount={library.length}
              onLibrary={() => setTab("library")}
            />
          </SearchResults>
          {page.moreHref !== null && (
            <div className="grid justify-items-center gap-3">
              <p className="text-sm text-muted">
                {t("{length} of {count} recipes", { length: shown.length, count })}
              </p>
              <Button asChild>
                <Link href={page.moreHref} replace scroll={false} prefetch={false}>
                  {t("Show more")}
                </Link>
              </Button>
            </div>
          )}
        </TabsContent>
        <TabsContent value="library" className="grid gap-7">
          <SearchResults searched={typed.trim()} count={curated.length} onClear={() => search("")}>
            <LibraryGrid cards={curated} tier={tier} />
          </SearchResults>
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** What a search found in one tab: said aloud, and the way out when it is nothing. A blank search shows everything. */
function SearchResults({
  searched,
  count,
  isSearching = false,
  onClear,
  children,
}: {
  searched: string;
  count: number;
  /** The server is still looking. */
  isSearching?: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  const isSearch = searched !== "";
  return (
    <>
      <p role="status" className={isSearch || isSearching ? "font-semibold" : "sr-only"}>
        {isSearching
          ? t("Searching…")
          : isSearch &&
            tn(
              count,
              "Found {count} recipe matching “{searched}”",
              "Found {count} recipes matching “{searched}”",
              { searched },
            )}
      </p>
      {isSearch && count === 0 ? (
        <EmptyState
          title={t("No recipe matches your search")}
          text={t("Try another word, or only a part of it.")}
        >
          <Button onClick={onClear}>{t("Clear Search")}</Button>
        </EmptyState>
      ) : (
        children
      )}
    </>
  );
}

type TopRecipe = { id: string; title: string; completionCount: number };

/** The rail of the recipes cooked most; the page shows it only when there is one. */
function TopCooked({ recipes }: { recipes: readonly TopRecipe[] }) {
  return (
    <section aria-labelledby="top-cooked" className="grid gap-3">
      <h2 id="top-cooked" className="text-xl">
        {t("Top 5 Most Cooked Recipes")}
      </h2>
      <ol className="grid gap-3 max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:grid-cols-2 lg:grid-cols-5">
        {recipes.map((recipe, index) => (
          <li
            key={recipe.id}
            className="relative grid grid-cols-[auto_1fr] items-start gap-3 rounded-card border border-line bg-card p-3.5 max-sm:w-64 max-sm:shrink-0"
          >
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full bg-butter font-serif text-lg font-semibold text-butter-ink"
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <Link
                href={`/recipe/${recipe.id}`}
                prefetch={false}
                className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <span className="sr-only">{t("Rank {index}:", { index: index + 1 })} </span>
                {titleCase(recipe.title)}
              </Link>
              <span className="text-sm text-muted">
                {tn(recipe.completionCount, "Cooked {count} time", "Cooked {count} times")}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
