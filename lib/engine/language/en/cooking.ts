/** The words that open English instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    add adjust allow alternate arrange assemble bake barbecue baste bathe batter beat begin blanch blend blitz bloom blot boil bone braise bread
    break brew bring broil brown brush bundle butter can candy caramelize caramelise carve char check chill chop churn clarify clean close coat
    coddle combine continue cook cool core cover cream crack crimp crisp crumble crush cube cure cut debone decorate deep-fry deglaze degrease
    frost dehydrate deseed devein dice dilute dip discard dish dissolve distribute divide dot drain dredge dress drizzle drop dry dump dust eat emulsify
    enjoy enclose ensure fill filter finish flake flambe flash flatten flip flour fluff fold follow form freeze freshen froth fry garnish gather
    give glaze grate grease grill grind gut halve hang harvest heap heat hold hollow hull husk immerse increase incorporate infuse insert invert
    juice julienne keep knead knock ladle lattice lay layer leave let lift light line load loosen lower make marinate mark mash massage measure melt
    microwave mince mist mix moisten mold mould mound muddle nestle note oil open operate overlap pack pan-fry parboil pare pass pat peel pick pickle
    pierce pile pinch pipe pit place plate plump plunge poach poke pop portion pound pour prepare pre-heat preheat press prick process proof prove
    pull pulse punch puree purée push put quarter raise re-roll reduce refrigerate reheat release remove repeat replace reserve rest return rinse
    rip roast roll rotate rough-chop rub run saute sauté scald scale scatter scoop score scramble scrape scrub seal sear season seed select separate
    serve set shake shape shave shell shred shuck shut sieve sift simmer skewer sit skim skin slice slide slip slit slow-cook smash smear smoke smooth
    snip soak soften spatchcock spice spin split spoon spray spread sprinkle squash squeeze stack stand start steam steep sterilize stew stick stir
    stir-fry stop store strain stretch strip stud stuff submerge swap sweat swirl switch take taste tear temper tenderize test thaw thicken thin
    thread throw tie tilt tip toast top toss transfer trim truss tuck turn turn-off twist unmold unroll unwrap use using wait warm wash watch weigh
    well wet whip whisk wisk wilt wipe wrap zest refrigerated sandwich scorch secure sous-vide spiralize defrost dab decant deep-freeze bash bubble bung butterfly chargrill chuck clap crank crumple daub
    dollop douse drape drench dunk fling griddle jiggle lob nudge nuke plonk plop rake render scrunch shove singe slap slather slosh smother snap
    splash squish strew swish tap tenderise tent trickle tumble uncover unravel whizz
  `,
  openers: `
    in into on onto over with using once when while meanwhile then next after afterwards before finally first second lastly if for to from at until
    as now working starting carefully gently gradually slowly quickly lightly thoroughly evenly generously immediately repeat alternatively
    optionally additionally separately simultaneously your bake-off don't do not never be make sure please continue just coarsely finely roughly
    thinly very keep increase reserving
  `,
  amountOpeners: `
    quarter few several some about approximately approx roughly scant heaping heaped generous pinch dash handful juice zest splash drizzle small
    medium large extra big
  `,
  prose: `
    i i'm i've i'd i'll my we we're we've our me us you'll you're loved favorite favourite family husband wife kids grandma nonna mom blog post
    recipe recipes delicious amazing perfect best ever easy because was were had been has have always years thanks thank hope comment rating
    subscribe newsletter sign email instagram facebook pinterest tag photo affiliate links love this these they it's that's there's i’m i’ve i’d
    it’s that’s
  `,
};
