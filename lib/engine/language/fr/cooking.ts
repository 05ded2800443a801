/** The words that open French instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    préchauffer préchauffez faire faites ajouter ajoutez mélanger mélangez couper coupez verser versez mettre mettez cuire cuisez laisser
    laissez battre battez fouetter fouettez hacher hachez éplucher épluchez peler pelez émincer émincez chauffer chauffez incorporer incorporez
    pétrir pétrissez étaler étalez disposer disposez servir servez saler salez poivrer poivrez assaisonner assaisonnez râper râpez égoutter
    égouttez retirer retirez porter portez réserver réservez remuer remuez saupoudrer saupoudrez beurrer beurrez enfourner enfournez découper
    découpez rincer rincez fondre dorer décorer décorez garnir garnissez former formez répartir répartissez badigeonner laver lavez préparer
    préparez déposer déposez mixer mixez tamiser tamisez placer placez couvrir couvrez dressez arroser arrosez resaler resalez repoivrer
    repoivrez réfrigérer réfrigérez réfrigère défourner défournez abaisser abaissez accommoder accommodez accompagner accompagnez acidifier
    acidifiez activer activez additionner additionnez ajuster ajustez allonger allongez allumer allumez alterner alternez amalgamer amalgamez
    amener amenez appliquer appliquez apporter apportez apprêter apprêtez appuyer appuyez aromatiser aromatisez arrêter arrêtez asperger
    aspergez assembler assemblez attacher attachez attendrir attendrissez augmenter augmentez badigeonnez baisser baissez barder bardez blanchir
    blanchissez braiser braisez brasser brassez brider bridez brosser brossez brouiller brouillez broyer broyez brûler brûlez calculer calculez
    caraméliser caramélisez casser cassez chambrer chambrez chambre changer changez chemiser chemisez chinoiser chinoisez choisir choisissez
    ciseler ciselez clarifier clarifiez coller collez colorer colorez colore combiner combinez compléter complétez composer composez compter
    comptez concasser concassez confectionner confectionnez congeler congelez conserver conservez continuer continuez coucher couchez couler
    coulez craqueler craquelez creuser creusez crémer crémez croquer croquez crever crevez cuisiner cuisinez débarrasser débarrassez débiter
    débitez décanter décantez décoller décollez décongeler décongelez décore décortiquer décortiquez déglacer déglacez dégraisser dégraissez
    déguster dégustez délayer délayez démouler démoulez dénoyauter dénoyautez dénerver dénervez dérouler déroulez désarêter désarêtez désosser
    désossez désépaissir désépaississez déshabiller déshabillez dessaler dessalez dessécher desséchez détacher détachez détailler détaillez
    développer développez dévider dévidez diluer diluez diminuer diminuez disperser dispersez diviser divisez donner donnez dorez dore doser
    dosez doubler doublez durcir durcissez ébarber ébarbez ébouillanter ébouillantez ébouter éboutez écailler écaillez écaler écalez écarter
    écartez écosser écossez écraser écrasez écumer écumez effeuiller effeuillez effiler effilez effilocher effilochez effriter effritez égaliser
    égalisez égermer égermez égrainer égrainez égrener égrenez élargir élargissez éliminer éliminez emballer emballez émietter émiettez émonder
    émondez émulsionner émulsionnez empiler empilez emplir emplissez encastrer encastrez encastre enfariner enfarinez enfermer enfermez enfiler
    enfilez enfoncer enfoncez englober englobez enlever enlevez enrober enrobez enrouler enroulez ensacher ensachez entailler entaillez entourer
    entourez entoure entreposer entreposez envelopper enveloppez éparpiller éparpillez épépiner épépinez épaissir épaississez éponger épongez
    équeuter équeutez équilibrer équilibrez équilibre essorer essorez essore essuyer essuyez estimer estimez étirer étirez étire étouffer
    étouffez étuver étuvez évaporer évaporez évapore évider évidez façonner façonnez farcir farcissez fariner farinez fermer fermez ficeler
    ficelez filmer filmez filtrer filtrez filtre finir finissez fixer fixez flamber flambez fleurer fleurez fleure foncer foncez fondrez fourrer
    fourrez fourre frapper frappez fraiser fraisez frémir frémissez frotter frottez fumer fumez garder gardez gaufrer gaufrez gélifier gélifiez
    glacer glacez glisser glissez gonfler gonflez goûter goûtez graisser graissez gratiner gratinez gratter grattez griller grillez habiller
    habillez homogénéiser homogénéisez huiler huilez humecter humectez humidifier humidifiez imbiber imbibez immerger immergez inciser incisez
    incliner inclinez incorpore infuser infusez insérer insérez insère installer installez intégrer intégrez intègre intercaler intercalez
    inverser inversez jeter jetez lâcher lâchez laminer laminez lancez lardez lever levez lier liez lisser lissez lustrer lustrez
    lustre macérer macérez macère malaxer malaxez manier maniez marbrer marbrez marbre mariner marinez marquer marquez masquer masquez masser
    massez ménager ménagez mesurer mesurez mijoter mijotez modeler modelez mouiller mouillez mouler moulez monder mondez monter montez moucheter
    mouchetez mousser moussez nacrer nacrez nacre napper nappez nettoyer nettoyez nouer nouez ôter ôtez paner panez parer parez pare parfumer
    parfumez parsemer parsemez partager partagez passer passez patienter patientez percez perfectionner perfectionnez peser pesez piler
    pilez pincer pincez piquer piquez plier pliez plonger plongez pocher pochez poêler poêlez polir polissez poser posez pousser poussez
    prédécouper prédécoupez prélever prélevez prépare présenter présentez presser pressez procéder procédez prolonger prolongez protéger
    protégez pulvériser pulvérisez quadriller quadrillez raccourcir raccourcissez racler raclez rafraîchir rafraîchissez rajouter rajoutez
    ralentir ralentissez ramasser ramassez ramener ramenez ramollir ramollissez ranger rangez rassembler rassemblez rassurer rassurez rassure
    rayer rayez rectifier rectifiez récolter récoltez recommencer recommencez récupérer récupérez récupère redonner redonnez refermer refermez
    refroidir refroidissez regarder regardez régler réglez réhydrater réhydratez relever relevez rejeter rejetez remonter remontez remplacer
    remplacez remplir remplissez renfermer renfermez renouveler renouvelez renverser renversez repasser repassez répéter répétez replier repliez
    replacer replacez reposer reposez resserrer resserrez resserre retailler retaillez retire retourner retournez réunir réunissez réutiliser
    réutilisez reverser reversez rissoler rissolez rouler roulez roussir roussissez rôtir rôtissez sabler sablez saisir saisissez sasser sassez
    saucer saucez saupoudre sauter sautez sécher séchez secouer secouez sélectionner sélectionnez séparer séparez sépare serrer serrez serre
    soulever soulevez souder soudez soupoudrer soupoudrez soupoudre strier striez stériliser stérilisez stopper stoppez sucrer sucrez suer suez
    superposer superposez suprêmer suprêmez surveiller surveillez tailler taillez tamponner tamponnez tapisser tapissez tapoter tapotez tartiner
    tartinez tasser tassez tempérer tempérez tempère terminer terminez testez tiédir tiédissez tirer tirez tire toastez torréfier
    torréfiez touiller touillez tourner tournez trancher tranchez transférer transférez transfère transpercer transpercez transvaser transvasez
    travailler travaillez tremper trempez tresser tressez trier triez tronçonner tronçonnez truffer truffez turbiner turbinez unir unissez
    utiliser utilisez vaporiser vaporisez veiller veillez vérifiez vider videz zester zestez saumurer saumurez snacker snackez singer singez
    réchauffer réchauffez rallumer rallumez marier mariez distribuer distribuez étager étagez ébaucher ébauchez désépépiner désépépinez décaler
    décalez poudrer poudrez perler perlez lamer lamez levurer levurez abriter abritez adoucir adoucissez affiner affinez agrémenter agrémentez
    alourdir alourdissez attraper attrapez brunir brunissez blondir blondissez crépiter crépitez débuter débutez commencer commencez coordonner
    coordonnez démarrer démarrez démarre enclencher enclenchez effectuer effectuez exprimer exprimez essayer essayez fignoler fignolez imprégner
    imprégnez maîtriser maîtrisez occuper occupez opérer opérez opére repérer repérez repére réaliser réalisez respectez savourez sceller
    scellez vanner vannez voiler voilez écoper écopez étancher étanchez tourer tourez toure chiqueter chiquetez déchirer déchirez déchire
    dégermer dégermez bouillir bouillez confire confisez couvre recouvrir recouvrez recouvre découvrir découvrez découvre ouvrir ouvrez ouvre
    recuire recuisez précuire précuisez détendre détendez dissoudre dissolvez enduire enduisez éteindre éteignez étendre étendez fendre fendez
    fondez frire friez interrompre interrompez introduire introduisez joindre joignez maintenir maintenez remettre remettez moudre parfaire
    poursuivre poursuivez prendre prenez reprendre reprenez rabattre rabattez réduire réduisez refaire rendre rendez répandre répandez rompre
    rompez sortir sortez tenir tenez tordre tordez revenir revenez obtenir obtenez attendre attendez suivre suivez pendre pendez suspendre
    suspendez soumettre transmettre retenez extraire extrayez dévêtir devez
  `,
  openers:
    "pendant dans puis ensuite enfin d'abord en à une quand lorsque sur après avant dès une fois entre-temps finalement hors",
  amountOpeners: "quelques environ",
  prose: "je mon ma nous notre",
};
