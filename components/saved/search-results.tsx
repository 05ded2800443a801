import type { ReactNode } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";

/** What a search found in one tab: said aloud, and the way out when it is nothing. A blank search shows everything. */
export function SearchResults({
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
          ? "Searching…"
          : isSearch && `Found ${count} ${count === 1 ? "recipe" : "recipes"} matching “${searched}”`}
      </p>
      {isSearch && count === 0 ? (
        <EmptyState title="No recipe matches your search" text="Try another word, or only a part of it.">
          <Button onClick={onClear}>Clear Search</Button>
        </EmptyState>
      ) : (
        children
      )}
    </>
  );
}
