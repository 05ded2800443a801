import "server-only";
import { listenForShareChanges } from "@/lib/db/share-changes";
import { clearLibraryCache } from "@/lib/library/library-cache";
import { sharedPageCache } from "./shared-page-cache.mjs";
import { findSharedPage, type SharedPage } from "./page";

const onChange = {
  changed: (token: string) => {
    clearLibraryCache();
    sharedPageCache.forget(token);
  },
  lost: () => sharedPageCache.close(),
};

/**
 * What everybody without a session sees of a link, or null. Its page is cached, so the listening for changes must begin before the
 * recipe is read; while it cannot, every page is rendered for its request.
 */
export async function findPublicPage({ token }: { token: string }): Promise<SharedPage | null> {
  await listenForShareChanges(onChange).then(
    () => sharedPageCache.open(),
    () => sharedPageCache.close(),
  );
  return findSharedPage({ viewer: null, token });
}
