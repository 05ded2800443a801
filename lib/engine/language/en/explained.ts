/** Words of English cooking that a cook may not know, and what each means in one plain sentence. */

/** What an oven so warm is called: up to so many °C, and what a gas oven is set to about there. */
export const OVENS: readonly (readonly [upTo: number, meaning: string])[] = [
  [145, "A very cool oven, gas mark 1 or less."],
  [165, "A cool oven, gas mark 2 to 3."],
  [195, "A moderate oven, gas mark 4 to 5."],
  [215, "A fairly hot oven, gas mark 6."],
  [235, "A hot oven, gas mark 7 to 8."],
  [300, "A very hot oven, gas mark 9 or more."],
];
/** A sentence is about the oven, and not about how hot fat or food is to be. */
export const OF_AN_OVEN = /\b(?:oven|bake|baked|baking|roast|roasted|roasting|preheat)\b/i;
export const OF_FAT_OR_FOOD =
  /\b(?:oil|fat|fry|fryer|frying|thermometer|internal|inside|core|reaches|registers)\b/i;

/** A temperature for ovens that blow the hot air around stands beside another: "180C/160C fan", "fan 160 °C". */
export const OF_A_FAN = /\b(?:fan|convection)\b/i;
export const FAN: readonly [word: string, meaning: string] = [
  "fan",
  "For an oven that blows its hot air around. Without such a fan, set the higher temperature.",
];

/** Words of English cooking that a cook may not know: the forms they are met in, and what each means in one plain sentence. */
export const EXPLAINED: readonly (readonly [word: string, forms: string, meaning: string])[] = [
  ["al dente", "al dente", "Soft outside and still a little firm when you bite it."],
  [
    "bake blind",
    "bake blind|blind bake|blind-bake|baking blind|blind baking",
    "Bake the empty pastry case first, with something heavy on it so that it stays flat.",
  ],
  ["baste", "baste|basting|basted", "Spoon the hot fat or juice from the pan over the food."],
  ["beat", "beat|beating|beaten", "Stir hard and fast until it is smooth or fluffy."],
  ["blanch", "blanch|blanching|blanched", "Put into boiling water for a short time, then into cold water."],
  ["boil", "boil|boiling|boiled", "Large bubbles rise fast all the time."],
  ["braise", "braise|braising|braised", "Brown first, then cook slowly in a little liquid under a lid."],
  ["brown", "brown the|browned|browning", "Fry until the outside turns brown."],
  [
    "caramelise",
    "caramelise|caramelised|caramelising|caramelize|caramelized|caramelizing",
    "Cook until it turns golden brown and sweet.",
  ],
  [
    "cooked through",
    "cooked through|until cooked|until done|until it is done|until they are done|is cooked",
    "Hot in the middle, and nothing looks raw where you cut it.",
  ],
  ["cool oven", "cool oven|slow oven|low oven", "About 150 °C, 300 °F, gas mark 2."],
  [
    "cream",
    "cream the|creamed|creaming|cream together",
    "Beat butter and sugar until they are pale and soft.",
  ],
  ["deglaze", "deglaze|deglazing", "Pour liquid into the hot pan and scrape up what sticks to the bottom."],
  ["dice", "dice|diced|dicing", "Cut into small cubes, about 1 cm."],
  ["dredge", "dredge|dredged|dredging", "Turn the food in flour or sugar until it is thinly covered."],
  ["drizzle", "drizzle|drizzled|drizzling", "Pour a thin stream over it."],
  [
    "fold in",
    "fold in|fold into|folded in|fold through|gently fold|fold the",
    "Mix very gently from the bottom up, so that the air stays in.",
  ],
  ["glaze", "glaze|glazed|glazing", "Brush with something that makes it shine."],
  ["golden", "until golden|golden brown|lightly golden", "The colour of honey, on most of the surface."],
  ["hot oven", "a hot oven|hot oven", "About 220 °C, 425 °F, gas mark 7."],
  ["julienne", "julienne|julienned", "Cut into thin sticks, like matches."],
  ["knead", "knead|kneading|kneaded", "Push, fold and turn the dough with your hands again and again."],
  [
    "knock back",
    "knock back|knocked back|punch down",
    "Press the air out of the risen dough with your hand.",
  ],
  ["macerate", "macerate|macerated|macerating", "Leave fruit in sugar or juice until it is soft."],
  [
    "marinate",
    "marinate|marinated|marinating|marinade",
    "Leave the food in a mixed liquid, so that it takes on the taste.",
  ],
  ["mince", "mince the|minced|finely mince", "Cut into the smallest pieces you can."],
  ["moderate oven", "moderate oven|medium oven", "About 180 °C, 350 °F, gas mark 4."],
  ["parboil", "parboil|parboiled|parboiling", "Boil until it is half cooked."],
  ["pinch", "pinch of|pinches of", "What you can hold between thumb and one finger."],
  ["poach", "poach|poached|poaching", "Cook gently in liquid that hardly moves."],
  [
    "prove",
    "prove|proved|proving|proof|proofed|proofing",
    "Leave the dough in a warm place until it has grown.",
  ],
  ["purée", "purée|puréed|puree|pureed", "Crush or blend until there are no pieces left."],
  [
    "reduce",
    "reduce the|reduced|until reduced|reduce by",
    "Boil without a lid until there is less liquid and it is thicker.",
  ],
  ["rest", "rest the|leave to rest|let rest|rest for", "Leave it alone, without heat."],
  ["rolling boil", "rolling boil", "Boiling so hard that stirring does not stop the bubbles."],
  ["room temperature", "room temperature", "As warm as the kitchen: an hour out of the fridge."],
  ["roux", "roux", "Butter and flour, cooked together to thicken a sauce."],
  [
    "rub in",
    "rub in|rub into|rub the butter|rub together",
    "Press butter and flour between your fingertips until it looks like crumbs.",
  ],
  [
    "sauté",
    "sauté|sautéed|saute|sauteed|sautéing|sauteing",
    "Fry in a little fat over medium to high heat, and move it often.",
  ],
  ["score", "score the|scored|scoring", "Make shallow cuts in the surface."],
  ["sear", "sear|seared|searing", "Fry very hot for a short time, until the outside is brown."],
  ["season", "season|seasoned|seasoning", "Add salt and pepper, taste, and add more if you like."],
  ["set", "until set|until just set|until it is set|until it has set", "It no longer runs when you tilt it."],
  ["sift", "sift|sifted|sifting", "Shake through a sieve, so that there are no lumps."],
  ["simmer", "simmer|simmering|simmered", "Small bubbles rise slowly. It does not boil hard."],
  ["soft peaks", "soft peaks", "Lift the whisk: the top of the peak bends over."],
  ["stiff peaks", "stiff peaks", "Lift the whisk: the peak stands up by itself."],
  ["sweat", "sweat the|sweated|sweating", "Cook gently in fat under a lid until soft, without browning."],
  ["temper", "temper the|tempered|tempering", "Warm it up slowly, a little at a time."],
  [
    "tender",
    "until tender|are tender|is tender|just tender|fork-tender|fork tender",
    "A fork goes in with little force.",
  ],
  [
    "thickened",
    "until thickened|has thickened|until thick|until it thickens",
    "It runs slowly, and coats the back of a spoon.",
  ],
  ["to taste", "to taste", "As much as you like: begin with a little, taste, then add more."],
  ["toss", "toss|tossed|tossing", "Turn over lightly until everything is covered."],
  ["whisk", "whisk|whisked|whisking", "Beat quickly with a wire whisk or a fork."],
  ["zest", "zest|zested", "The thin coloured skin of a lemon, lime or orange, grated."],
];
