/** Three library recipes, one of each access level, as the seed would store them. */
import { LibraryAccess } from "@/lib/rules/library/access";
import type { PackRecipe } from "@/lib/library/pack";
import { storeLibrary } from "@/lib/library/store-library";
import { leekSoup } from "./recipes";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';

/** A recipe of the pack; its id is its level followed by "-soup" unless said otherwise. */
export const packRecipe = (accessLevel: LibraryAccess, over: Partial<PackRecipe> = {}): PackRecipe => ({
  id: `${accessLevel}-soup`,
  position: 1,
  category: "one-pan-wonders",
  tags: ["freely-shareable"],
  accessLevel,
  source: [],
  formattedContent: { ...leekSoup, title: `${accessLevel} soup` },
  drawing: DRAWING,
  ...over,
});

/** As the seed does it. */
export const storePack = (pack: PackRecipe[], version = "1"): Promise<string[]> =>
  storeLibrary(pack, Object.fromEntries(pack.map(({ id }) => [id, version])));

export const storeSoups = () =>
  storePack(
    LibraryAccess.options.map((level, index) =>
      packRecipe(level, { position: LibraryAccess.options.length - index }),
    ),
  );
