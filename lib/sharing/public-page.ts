import "server-only";
import { listenToShares } from "@/lib/db/share-news";
import { forgetShelf } from "@/lib/library/shelf";
import { keptPages } from "./kept-pages.mjs";
import { findSharedPage, type SharedPage } from "./page";

const news = {
  changed: (token: string) => {
    forgetShelf();
    keptPages.forget(token);
  },
  lost: () => keptPages.close(),
};

/**
 * What everybody without a session sees of a link, or null. The page made of it is kept, so news must be heard before it is
 * read; while the line for news cannot be had, pages are made anew each time.
 */
export async function findPublicPage({ token }: { token: string }): Promise<SharedPage | null> {
  await listenToShares(news).then(
    () => keptPages.open(),
    () => keptPages.close(),
  );
  return findSharedPage({ viewer: null, token });
}
