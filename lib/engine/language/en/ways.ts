/** English words for ways to do the same work. Data only. */
import type { WayWords } from "@/lib/engine/language/pack/ways";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Phrases between strokes. */
const list = (phrases: string): readonly string[] => phrases.split("|").map((phrase) => phrase.trim());

export const WAYS: WayWords = {
  things: list(`
    oven | dutch oven | conventional oven | stove | stovetop | stove top | hob | pot | pan | saucepan | frying pan | skillet | wok | casserole |
    slow cooker | crockpot | crock pot | instant pot | instapot | pressure cooker | electric pressure cooker | multicooker | multi cooker |
    rice cooker | air fryer | airfryer | fryer | deep fryer | thermomix | bimby | microwave | grill | barbecue | bbq | smoker | steamer | sous vide |
    mixer | stand mixer | electric mixer | hand mixer | food processor | processor | blender | bread machine | bread maker | machine | hand
  `),
  usual: words(
    "traditional traditionally ordinary common normal usual regular classic conventional manual manually",
  ),
  around: words(
    `the a an in on with by using use for to at of from your our my or and if you have cook cooking cooked make making made bake baking method methods instructions
    instruction directions direction version way ways style option variation preparation recipe without electric traditional traditionally
    ordinary common normal usual regular classic conventional manual manually no not it this one two 1 2 3`,
  ),
};
