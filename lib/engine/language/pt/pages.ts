/** What stands on Portuguese pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { PageWords } from "@/lib/engine/language/pack-pages";

export const PAGES: Partial<PageWords> = { advertisements: "publicidade|anúncio" };
