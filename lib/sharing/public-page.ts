import "server-only";
import { listenForShareChanges } from "@/lib/db/share-changes";
import { clearLibraryCache } from "@/lib/library/library-cache";
import { sharedPageCache } from "./shared-page-cache.mjs";
import { findSharedPage, type SharedPage } from "./page";

const onChange = {
  changed: (token: string) => sharedPageCache.forget(token),
  libraryChanged: () => {
    clearLibraryCache();
    sharedPageCache.forgetStaticPages();
  },
  lost: () => sharedPageCache.close(),
};

/**
 * Before what a kept page shows is read: its changes are listened for from now on, or, while that is not possible, shared pages are
 * rendered for each request and static ones kept for their time.
 */
export async function listenForPageChanges(): Promise<void> {
  await listenForShareChanges(onChange).then(
    () => sharedPageCache.open(),
    () => sharedPageCache.close(),
  );
}

/** What everybody without a session sees of a link, or null. */
export async function findPublicPage({ token }: { token: string }): Promise<SharedPage | null> {
  await listenForPageChanges();
  return findSharedPage({ viewer: null, token });
}
