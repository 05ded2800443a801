import "server-only";
import { listenForShareChanges } from "@/lib/db/share-changes";
import { clearLibraryCache } from "@/lib/library/library-cache";
import { sharedPageCache } from "./shared-page-cache.mjs";
import { findSharedPage, type SharedPage } from "./page";

const news = {
  changed: (token: string) => {
    clearLibraryCache();
    sharedPageCache.forget(token);
  },
  lost: () => sharedPageCache.close(),
};

/**
 * What everybody without a session sees of a link, or null. The page made of it is kept, so news must be heard before it is
 * read; while the line for news cannot be had, pages are made anew each time.
 */
export async function findPublicPage({ token }: { token: string }): Promise<SharedPage | null> {
  await listenForShareChanges(news).then(
    () => sharedPageCache.open(),
    () => sharedPageCache.close(),
  );
  return findSharedPage({ viewer: null, token });
}
