/**
 * English words of cooking: what opens an instruction or an amount, who talks to readers, and by which words sentences are cut into
 * actions. Data only, lower case.
 */
import type { CookingWords, CuttingWords } from "@/lib/engine/language/pack/steps";

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

// English words by which sentences are cut into actions. Data only, lower case.

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const ENGLISH_CUTTING: CuttingWords = {
  verbs: words(`
spray sautee create correct position refill prep skip pluck frost decrease slash scoot cap close relight reset pre-shape stop tidy smoosh resist cinch
add adjust air-fry allow apply arrange ask assemble attach bake barbecue bash baste bathe beat begin blanch blitz blot boil braise break bring broil build bundle bung bury
butterfly caramelise caramelize carve chargrill check chill choose chop chuck churn clamp clap clarify coat coddle combine continue cook cover crank crimp crumple
crush cut dab debone decant decorate deep-fry defrost deglaze dehydrate deseed devein dice dig discard dissolve distribute divide dollop dot douse drain drape dredge drizzle drop dump dunk eat emulsify enclose enjoy ensure fasten ferment fetch fill finish flambe flambé flash-fry flatten flick fling flip
fluff fold follow form freeze fry garnish gather get give grab griddle grate grease grind halve hang heat hit hold immerse incorporate increase infuse insert
invert jiggle join julienne keep knead knock label ladle lay leave let lift lob loosen lower make marinate mark mash massage measure melt microwave mince moisten
mold mould mound move muddle nestle nibble nick nuke overlap paint pan-fry parboil pare pass pat peel pick pierce pile pinch pipe place pleat plop
plump plunge poach poke portion pour pre-heat preheat prepare preshape press prick proceed process prove pull pulse push put
quick-release raise ripple re-cover re-roll re-shape reduce reform refrigerate reheat rehydrate reinsert release remove render repeat replace reserve reshape retain
retard return rewarm rinse rip ripen rotate rub saute sauté save scald scatter scoop score scramble scrape screw scrub scrunch seal sear season secure select serve
sew shake shape share shave shove shred shuck shut sieve sift simmer singe skewer slap slather slice slide sling slit slosh smash smear smother snap snip soften
spatchcock spin spiralise spiralize splash spread sprinkle spritz squash squeeze squirt squish steep sterilise sterilize stir stir-fry stitch strain strew submerge suspend
swaddle swap swish switch swivel take tap taste tear temper tenderise tenderize tent test thaw thicken throw tie tilt toss transfer trim truss tuck tumble turn
daub drench drip drown funnel hoist nudge plonk prod rake shovel sizzle stab tease trickle twirl upend wind wring tweak uncover unmold unmould unpack unravel unroll unwrap wait wash weave weigh whack whip whisk wisk whizz wilt wipe wrap yank zap zigzag
`),
  doubtfulVerbs: words(`
pound center centre
puree purée barbecue blend brown brush bubble candy char clean clear cool core crack crisp crumble cube cure dip dish double dress dry dust empty fillet filter fit flake float force glaze
grill heap hollow hull ice lather layer level light line lock mist mix nest notch open pack paste patch pit plate pop pot proof prop quarter rest ribbon
roast roll rough round run scale separate set sit skim slip smoke smooth soak spear split spoon stack stamp stand start steam stew stick stock store stretch stream strip stud
stuff sweat swirl thin thread tip toast top track twist use warm wedge wet work
`),
  nounVerbs: words(`
batter bone bottle bread brine broth butter cream crumb crust cup date fish flour foil husk ice juice marinade milk mince oil pepper pickle salt sandwich sauce seed shell skin spice stem stock
sugar syrup water zest
`),
  verbPrefixes: words(
    "dry pressure slow stir deep pan air blind quick shallow oven part hand cold double pre re flash twice sous",
  ),
  wholeVerbs: words("let allow leave"),
  causatives: words("make made"),
  leadingVerbs: words("cover uncover wrap seal"),
  seasonings: words("salt pepper"),
  happenings: words(
    `simmer cool rest reduce thicken rise stand sit cook soak steep marinate dry brown set bubble chill soften melt crisp caramelise caramelize double start begin come look feel smell turn form pull hold stick wilt bloom boil infuse foam become begins starts separate shrink drop warm heat fill puff split burn release fall float move run proof prove firm thaw drain steam develop curl crack open break sizzle drip loosen detach absorb evaporate`,
  ),
  begins: words("begin start"),
  sides: words("sides side edges walls bottom base"),
  negations: words("don't don’t dont never"),
  determiners: words(
    `the a an your this that these those each every both half all some any another one two three four five six seven eight nine ten eleven twelve more enough several most remaining everything`,
  ),
  pronouns: words("it them em 'em ’em this these those yourself"),
  prepositions: words(
    `in into on onto over with without until till til untill for from to at out off under between through around about against across along beside by onto inside per up down while when as before after once w w/`,
  ),
  particles: words(
    `in on up out off over down back aside together through away around under open shut closed apart underneath ontop inside round too flat once`,
  ),
  manners: words(
    `lengthways lengthwise longways crosswise crossways widthways diagonally hot warm cold uncovered covered overnight undisturbed unopened straight well hard again once twice thick thin fine halfway blind raw`,
  ),
  pairs: new Set(["wet dry"]),
  phrasalVerbs: new Set(["fish out", "spice up", "cream together", "fork through", "do the"]),
  leads: words(
    `then now next also again finally lastly first second third just simply please meanwhile meanwile afterwards after-that immediately slowly gently gradually carefully quickly very even straightaway alternatively`,
  ),
  adverbEnding: "ly",
  notAdverbs: words(
    "jelly curly early family fly only belly italy barely supply apply ply lily chilly july rely sly wholly",
  ),
  and: words("and & + n an’"),
  partOpeners: words("for"),
  headingLeads: words("first next now"),
  idioms: new Set([
    "now and then",
    "more and more",
    "over and over",
    "again and again",
    "upper and lower",
    "top and bottom",
  ]),
  joining: "and",
  then: words("then"),
  but: words("but"),
  dropped: words("and then or but & + so"),
  reasons: words("so"),
  subordinators: words(
    "when while whilst once if as until till after before because since unless whenever whether although though",
  ),
  conditions: words("if unless"),
  alternatives: words("or"),
  otherWays: words("alternatively"),
  descriptions: words(
    "until till til untill otherwise so that which because since is are be looks who where than",
  ),
  settings: words(
    `in into on onto over with using at for from off during under inside between around towards toward by without within to meanwhile meanwile just about working starting beginning following immediately right prior`,
  ),
  timeSettings: words(
    `up the an a one two half next same that each five ten fifteen twenty thirty few several`,
  ),
  tinVerbs: words("line grease dust"),
  qualifiers: words("enough"),
  manyEnding: "s",
  gerund: "ing",
  partOf: words("of side sides edge edges surface"),
  levels: words(
    "low medium high med moderate gentle medium-high medium-low med-high med-low strong full direct indirect residual",
  ),
  switching: words("set switch turn change"),
  closedAims: words("combine coat taste incorporate blend"),
  lasting: words("for"),
  openPurposes: words("taste"),
  purpose: words("to"),
  subjects: words(
    `it they you we i that this he she there which who to will should can may must would could not is are be of you'll you’ll the a an your and or`,
  ),
  statements: words(
    "is are becomes become stays stay will must should would can may might won't won’t was were isn't isn’t aren't has have makes gives needs takes should’ve lets",
  ),
  noVerbs: words(
    `all both half most some such what only not even than so but because since though although unless along around above below between through within inside outside under near is are was this that these those it they you we i there here if how which and or as by during except like per plus minus about
    be have has had do does should could would will can may also then tip note hint optional for in into on onto over with at from to of off out up down using reserving when while once until till after before during enough juice zest rest remaining ends tops bottom top sides inside otherwise`,
  ),
  fragments: new Set(["set aside", "put aside", "keep aside", "leave aside"]),
  notVerbEndings: ["ing", "ed", "es", "ps", "ts", "ns", "ls", "ks", "ds", "rs", "ms"],
  plainObjects: words("the it them your"),
  namingVerbs: words("make start begin"),
  namingWords: words("with by making"),
  remarks: words(
    "tip tips note notes hint optional ps variation variations storage substitution substitutions make-ahead nb warning",
  ),
  dayWords: words(
    "day days night morning evening hour hours hrs week minutes mins afternoon weeks before next ahead tomorrow after later",
  ),
};
