/** Which food of the density table a name means. Only a name that is known whole: "sugar" is known, "sugar snap peas" is not. */
import { fold, singular } from "@/lib/engine/language/food/singular";
import { DENSITIES } from "./densities.data";

/** What a US cup of a food weighs, and whether it is measured by volume, or in cups where those are used. */
export type Density = { grams: number; isLiquid: boolean; isCupped: boolean };

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words beside a name that leave a cup of it as heavy as it is. */
const QUALIFIERS = words(
  `plain purpose all unbleached bleached white fresh freshly squeezed cold warm hot lukewarm tepid boiling iced chilled softened soft melted
  cooled unsalted salted organic good quality fine finely granulated caster superfine packed lightly firmly loosely tightly sifted pure natural
  unsweetened full fat free nonfat skim skimmed semi whole reduced low lowfat sodium extra virgin light dark divided
  strong toasted raw level leveled heaping heaped scant reserved
  feiner feines feine kaltes kalte kalter warmes warme warmer lauwarmes lauwarme weiche zimmerwarme frische frischer frisches gesiebtes flussige
  heisses kochendes trockener trockene froide froid chaude chaud tiede mou fondu fondue doux demi entier frais fraiche bouillante sec blanc
  fria caliente tibia entera fresca fresco hirviendo fredda freddo calda tiepida morbido fuso intero secco bollente koud koude warme lauwe
  zachte gesmolten volle morna quente amolecida derretida derretido kallt varmt ljummet rumsvarmt smalt`,
);
const JOINTS = words("of de du des la le les di del della dei delle von van der do da dos av the");
const ELIDED = /\b[dl]['’](?=\p{L})/giu;

const keyOf = (name: string): string => {
  const kept = fold(name.replace(ELIDED, "").replace(/\broom[ -]temperature\b/giu, ""))
    .split(" ")
    .filter((word) => word !== "" && !/^\d|%/.test(word) && !QUALIFIERS.has(word) && !JOINTS.has(word));
  return kept.map(singular).join(" ");
};

const BY_KEY = new Map<string, Density>();
for (const [, grams, use, names] of DENSITIES) {
  const density = { grams, isLiquid: use === "liquid", isCupped: use !== "weighed" };
  for (const name of names.split("|")) {
    const key = keyOf(name);
    if (key !== "" && !BY_KEY.has(key)) BY_KEY.set(key, density);
  }
}

/** Names longer than this are sentences. */
const MOST_CHARS = 80;

/** The food that `name` means ("all-purpose flour", "de farine", "zimmerwarme Butter"), or null where its weight is not known. */
export function densityOf(name: string): Density | null {
  return name.length > MOST_CHARS ? null : (BY_KEY.get(keyOf(name)) ?? null);
}
