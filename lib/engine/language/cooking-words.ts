/**
 * Word lists by which a line's shape is judged, in English, German, French, Spanish and Italian. Data only, lower case.
 * Verbs stand in the form that opens (or, in German, closes) an instruction: imperative and infinitive.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const COOKING_VERBS = words(`
add adjust allow alternate arrange assemble bake barbecue baste bathe batter beat begin blanch blend blitz bloom blot boil bone braise bread break brew bring broil brown brush bundle
butter can candy caramelize caramelise carve char check chill chop churn clarify clean close coat coddle combine continue cook cool core cover cream crack crimp crisp crumble crush cube cure cut debone decorate deep-fry deglaze
degrease dehydrate deseed devein dice dilute dip discard dish dissolve distribute divide dot drain dredge dress drizzle drop dry dump dust eat emulsify enjoy enclose ensure fill filter finish flake flambe flash flatten flip flour fluff
fold follow form freeze freshen froth fry garnish gather give glaze grate grease grill grind gut halve hang harvest heap heat hold hollow hull husk immerse increase incorporate infuse insert invert juice julienne keep knead knock ladle lattice lay layer leave let lift
light line load loosen lower make marinate mash massage measure melt microwave mince mist mix moisten mold mould mound muddle nestle note oil open operate overlap pack pan-fry parboil pare pass pat peel pickle pierce pile pinch pipe pit place plate plump plunge poach poke pop portion pound pour prepare pre-heat preheat prepare press
prick process proof prove pull pulse punch puree purée push put quarter raise re-roll reduce refrigerate reheat release remove repeat replace reserve rest return rinse rip roast roll rotate rough-chop rub run saute sauté scald scale scatter scoop score scramble scrape scrub seal sear season seed select separate serve set shake
shape shave shell shred shuck shut sieve sift simmer skewer skim skin slice slide slip slit slow-cook smash smear smoke smooth snip soak soften spatchcock spice spin split spoon spray spread sprinkle squash squeeze stack stand start steam steep sterilize stew stick stir stir-fry stop store strain stretch strip stud stuff submerge swap sweat swirl switch
take taste tear temper tenderize test thaw thicken thin thread throw tie tilt tip toast top toss transfer trim truss tuck turn turn-off twist unmold unroll unwrap use using wait warm wash watch weigh well wet whip whisk wilt wipe wrap zest refrigerated reserve sandwich scorch secure sous-vide spiralize invert defrost dab decant deep-freeze
geben gib gießen gieß hacken hacke schneiden schneide schälen schäle mischen mische vermengen vermischen verrühren rühren rühre unterrühren einrühren unterheben erhitzen erhitze kochen koche aufkochen köcheln braten brate anbraten backen backe vorheizen heizen kneten knete ausrollen rollen formen forme bestreichen bestreuen streuen würzen würze abschmecken servieren serviere garnieren waschen wasche abtropfen pürieren püriere schlagen schlage aufschlagen
reiben reibe lassen lass ziehen ruhen kühlen stellen stelle legen lege nehmen nimm füllen fülle verteilen verteile zugeben hinzufügen dazugeben zufügen schmelzen dünsten dünste andünsten anschwitzen ablöschen einweichen trocknen tupfen halbieren würfeln vierteln teilen anrichten wenden abkühlen auskühlen einfetten fetten auslegen vorbereiten bringen reduzieren abgießen absieben sieben zerkleinern quetschen
préchauffer préchauffez faire faites ajouter ajoutez mélanger mélangez couper coupez verser versez mettre mettez cuire cuisez laisser laissez battre battez fouetter fouettez hacher hachez éplucher épluchez peler pelez émincer émincez chauffer chauffez incorporer incorporez pétrir pétrissez étaler étalez disposer disposez servir servez saler salez poivrer poivrez assaisonner assaisonnez râper râpez
égoutter égouttez retirer retirez porter portez réserver réservez remuer remuez saupoudrer saupoudrez beurrer beurrez enfourner enfournez découper découpez rincer rincez fondre dorer décorer décorez garnir garnissez former formez répartir répartissez badigeonner laver lavez préparer préparez déposer déposez mixer mixez tamiser tamisez placer placez couvrir couvrez dresser dressez arroser arrosez
precalentar precalienta precalentamos añadir añade añadimos agregar agrega agregue agregamos mezclar mezcla mezclamos mezcle cortar corta cortamos corte picar pica picamos pique pelar pela pelamos pele freír fríe hervir hierve hervimos cocinar cocina cocinamos cocine cocer cuece cocemos cueza hornear hornea horneamos hornee batir bate batimos bata verter vierte vertemos vierta poner pon ponemos ponga colocar coloca coloque
dejar deja dejamos deje sofreír sofríe servir sirve servimos sirva calentar calienta calentamos caliente echar echa echamos remover remueve removemos remueva retirar retira retire escurrir escurre lavar lava lavamos lave amasar amasa amase extender extiende espolvorear espolvorea triturar tritura trituramos salpimentar rallar ralla reservar reserva reservamos reserve incorporar incorpora incorporamos cubrir cubre tapar tapa derretir derrite unir une decorar decora
preriscaldare preriscaldate preriscalda aggiungere aggiungete aggiungi mescolare mescolate mescola tagliare tagliate taglia versare versate versa mettere mettete metti cuocere cuocete cuoci lasciare lasciate lascia sbattere sbattete sbatti impastare impastate impasta stendere stendete stendi servire servite servi scaldare scaldate scalda soffriggere soffriggete soffriggi tritare tritate trita lavare lavate lava pelare pelate pela sbucciare sbucciate sbuccia
bollire bollite lessare lessate grattugiare grattugiate grattugia unire unite unisci condire condite condisci salare salate infornare infornate inforna scolare scolate scola frullare frullate frulla amalgamare amalgamate amalgama montare montate monta setacciare disporre disponete preparare preparate prepara rosolare rosolate rosola sfumare sfumate sfuma spegnere spegnete togliere togliete trasferire trasferite coprire coprite far fate portare portate decorare decorate
`);

/** Words that may stand before the verb of an instruction. */
export const STEP_OPENERS = words(`
in into on onto over with using once when while meanwhile then next after afterwards before finally first second lastly if for to from at until as now working starting carefully gently gradually slowly quickly lightly thoroughly evenly generously immediately
repeat alternatively optionally additionally separately simultaneously your bake-off don't do not never be make sure please continue once just coarsely finely roughly thinly very keep increase reserving
dann danach anschließend inzwischen währenddessen nun zuerst zunächst zum zuletzt schließlich den die das im in auf mit für ofen backofen nach pendant dans puis ensuite enfin d'abord en à une quand lorsque en una en un luego después mientras cuando primero finalmente por para con nel nella in una un poi quindi intanto nel frattempo quando infine
`);

/** Amounts in words that open an ingredient line. */
export const AMOUNT_WORDS = words(`
a an one two three four five six seven eight nine ten eleven twelve dozen half quarter few several some about approximately approx roughly scant heaping heaped generous pinch dash handful juice zest splash drizzle small medium large extra big
ein eine einen zwei drei vier fünf sechs etwas halbe ca un une deux trois quatre cinq six quelques environ una dos tres cuatro cinco seis media medio un uno due tre quattro cinque sei mezzo mezza
`);

/** Words by which people talk to readers: blog prose, comments and page furniture rather than recipe. */
export const PROSE_WORDS = words(`
i i'm i've i'd i'll my we we're we've our me us you'll you're loved favorite favourite family husband wife kids grandma nonna mom blog post recipe recipes delicious amazing perfect best ever easy because was were had been has have always years thanks thank
hope comment rating subscribe newsletter sign email instagram facebook pinterest tag photo affiliate links love this these they it's that's there's i’m i’ve i’d it’s that’s ich mein meine wir unser je mon ma nous notre mi nuestra nosotros mio mia noi nostra
`);
