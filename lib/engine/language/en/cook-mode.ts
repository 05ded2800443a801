/** English words of Cook Mode: around an ingredient or a time that is named in few words, the tools of a kitchen, and what may be said to it. */
import type { CookModeWords } from "@/lib/engine/language/pack/steps";

export const COOK_MODE: CookModeWords = {
  joins: "and then",
  opens: "and then now next",
  beforeTimes:
    "for about around until approximately approx roughly just only like say maybe another at least up to in a the and",
  shares: "half halves third thirds quarter quarters rest remaining some most all reserved more extra of",
  beforeNames: "half the rest remaining some a an of",
  counting: "a an each another",
  betweenAmountAndName: "of the more large small medium",
  goesOnAlone:
    "bake baked baking roast roasted roasting braise braised braising simmer simmered simmering chill chilled chilling refrigerate refrigerated freeze frozen rest rested resting soak soaked soaking marinate marinated marinating steep rise risen rising prove proved proving proof proofed proofing cool cooled cooling stand set leave thaw defrost ferment oven fridge refrigerator freezer",
  keepsACook:
    "stir stirring stirred whisk whisking whisked turn turning turned baste basting basted toss tossing shake shaking knead kneading skim skimming constantly continuously frequently often watch watching",
  withObject: "{action} the {thing}",
  tools: {
    names:
      "air fryer|aluminium foil|aluminum foil|baking dish|baking paper|baking sheet|baking stone|baking tin|baking tray|barbecue|blender|bowl|bundt pan|bundt tin|cake pan|cake tin|casserole|casserole dish|chopping board|cling film|colander|cookie cutter|cookie sheet|cooling rack|cutting board|double boiler|dutch oven|electric mixer|fish slice|foil|food processor|frying pan|grater|griddle|griddle pan|grill pan|hand mixer|immersion blender|instant pot|kettle|knife|ladle|lid|loaf pan|loaf tin|mandoline|measuring cup|measuring jug|meat thermometer|microwave|mixing bowl|mortar|muffin pan|muffin tin|muffin tray|oven|pan|paper towel|parchment paper|pastry brush|peeler|pestle and mortar|pie dish|pie plate|pie tin|piping bag|pizza stone|plastic wrap|pot|potato masher|pressure cooker|ramekin|rice cooker|roasting dish|roasting pan|roasting tin|rolling pin|saucepan|sauté pan|saute pan|serving dish|sheet pan|sieve|skewer|skillet|slotted spoon|slow cooker|spatula|springform pan|springform tin|stand mixer|steamer|stick blender|stockpot|strainer|tart pan|tart tin|thermometer|tongs|waffle iron|wire rack|wok|wooden spoon|zester|giu",
    which:
      "extra large|large|small|medium|big|deep|shallow|wide|heavy|non stick|nonstick|ovenproof|heatproof|cast iron",
    sized: "sized",
    not: "roast|pie|sticker|cake|mitt|mitts|glove|sauce|juices|drippings",
    plurals: "s|es",
  },
};
