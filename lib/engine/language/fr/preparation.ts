/** How French says as work what a list states behind its food. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

/** Orders to several or politely, in the infinitive, to one friend. */
export const LIST_WORK: ListWorkForms = {
  work: `
    haché/hachée/hachés/hachées = hachez/hacher/hache
    émincé/émincée/émincés/émincées = émincez/émincer/émince
    coupé/coupée/coupés/coupées = coupez/couper/coupe
    découpé/découpée/découpés/découpées = découpez/découper/découpe
    détaillé/détaillée/détaillés/détaillées = détaillez/détailler/détaille
    taillé/taillée/taillés/taillées = taillez/tailler/taille
    tranché/tranchée/tranchés/tranchées = tranchez/trancher/tranche
    râpé/râpée/râpés/râpées = râpez/râper/râpe
    zesté/zestée/zestés/zestées = zestez/zester/zeste
    épluché/épluchée/épluchés/épluchées = épluchez/éplucher/épluche
    pelé/pelée/pelés/pelées = pelez/peler/pèle
    mondé/mondée/mondés/mondées = mondez/monder/monde
    épépiné/épépinée/épépinés/épépinées = épépinez/épépiner/épépine
    dénoyauté/dénoyautée/dénoyautés/dénoyautées = dénoyautez/dénoyauter/dénoyaute
    évidé/évidée/évidés/évidées = évidez/évider/évide
    équeuté/équeutée/équeutés/équeutées = équeutez/équeuter/équeute
    écossé/écossée/écossés/écossées = écossez/écosser/écosse
    effeuillé/effeuillée/effeuillés/effeuillées = effeuillez/effeuiller/effeuille
    effilé/effilée/effilés/effilées = effilez/effiler/effile
    effiloché/effilochée/effilochés/effilochées = effilochez/effilocher/effiloche
    émietté/émiettée/émiettés/émiettées = émiettez/émietter/émiette
    écrasé/écrasée/écrasés/écrasées = écrasez/écraser/écrase
    pressé/pressée/pressés/pressées = pressez/presser/presse
    pilé/pilée/pilés/pilées = pilez/piler/pile
    broyé/broyée/broyés/broyées = broyez/broyer/broie
    concassé/concassée/concassés/concassées = concassez/concasser/concasse
    ciselé/ciselée/ciselés/ciselées = ciselez/ciseler/cisèle
    lavé/lavée/lavés/lavées = lavez/laver/lave
    rincé/rincée/rincés/rincées = rincez/rincer/rince
    nettoyé/nettoyée/nettoyés/nettoyées = nettoyez/nettoyer/nettoie
    brossé/brossée/brossés/brossées = brossez/brosser/brosse
    égoutté/égouttée/égouttés/égouttées = égouttez/égoutter/égoutte
    essoré/essorée/essorés/essorées = essorez/essorer/essore
    épongé/épongée/épongés/épongées = épongez/éponger/éponge
    trempé/trempée/trempés/trempées = faites tremper/faire tremper/fais tremper
    réhydraté/réhydratée/réhydratés/réhydratées = réhydratez/réhydrater/réhydrate
    battu/battue/battus/battues = battez/battre/bats
    fouetté/fouettée/fouettés/fouettées = fouettez/fouetter/fouette
    tamisé/tamisée/tamisés/tamisées = tamisez/tamiser/tamise
    séparé/séparée/séparés/séparées = séparez/séparer/sépare
    dégraissé/dégraissée/dégraissés/dégraissées = dégraissez/dégraisser/dégraisse
    paré/parée/parés/parées = parez/parer/pare
    désossé/désossée/désossés/désossées = désossez/désosser/désosse
    décortiqué/décortiquée/décortiqués/décortiquées = décortiquez/décortiquer/décortique
    ébarbé/ébarbée/ébarbés/ébarbées = ébarbez/ébarber/ébarbe
    vidé/vidée/vidés/vidées = videz/vider/vide
    torréfié/torréfiée/torréfiés/torréfiées = torréfiez/torréfier/torréfie
    grillé/grillée/grillés/grillées = faites griller/faire griller/fais griller
    toasté/toastée/toastés/toastées = toastez/toaster/toaste
    blanchi/blanchie/blanchis/blanchies = faites blanchir/faire blanchir/fais blanchir
    mixé/mixée/mixés/mixées = mixez/mixer/mixe
    réduit en purée/réduite en purée/réduits en purée/réduites en purée = réduisez en purée/réduire en purée/réduis en purée
    déchiré/déchirée/déchirés/déchirées = déchirez/déchirer/déchire
    fendu/fendue/fendus/fendues = fendez/fendre/fends
    ouvert/ouverte/ouverts/ouvertes = ouvrez/ouvrir/ouvre
    gratté/grattée/grattés/grattées = grattez/gratter/gratte
    dessalé/dessalée/dessalés/dessalées = dessalez/dessaler/dessale
    filtré/filtrée/filtrés/filtrées = filtrez/filtrer/filtre
    dissous/dissoute/dissoutes = dissolvez/dissoudre/dissous
    délayé/délayée/délayés/délayées = délayez/délayer/délaie
    fondu/fondue/fondus/fondues = faites fondre/faire fondre/fais fondre
    ficelé/ficelée/ficelés/ficelées = ficelez/ficeler/ficelle
    dégermé/dégermée/dégermés/dégermées = dégermez/dégermer/dégerme
    cassé/cassée/cassés/cassées = cassez/casser/casse
    essuyé/essuyée/essuyés/essuyées = essuyez/essuyer/essuie
    = ajoutez/ajouter/ajoute
    = mélangez/mélanger/mélange
    = versez/verser/verse
    = mettez/mettre/mets
    = faites/faire/fais
    = laissez/laisser/laisse
    = préchauffez/préchauffer/préchauffe
    = remuez/remuer/remue
    = servez/servir/sers
    = enfournez/enfourner/enfourne
    = incorporez/incorporer/incorpore
    = disposez/disposer/dispose
    = étalez/étaler/étale
    = retirez/retirer/retire
    = salez/saler/sale
    = préparez/préparer/prépare
    = chauffez/chauffer/chauffe
    = cuisez/cuire/cuis
  `,
  shapes: { openers: "en", cut: "coupez/couper/coupe" },
  states: `
    mou/mous/molle/molles/ramolli/ramollie/ramollis/ramollies/pommade/en pommade/tendre/souple = sortez {food} du réfrigérateur pour qu'il ramollisse/sortir {food} du réfrigérateur pour qu'il ramollisse/sors {food} du réfrigérateur pour qu'il ramollisse
    à température ambiante/à température/tempéré/tempérée/tempérés/tempérées/chambré = sortez {food} du réfrigérateur pour le mettre à température ambiante/sortir {food} du réfrigérateur pour le mettre à température ambiante/sors {food} du réfrigérateur pour le mettre à température ambiante
    décongelé/décongelée/décongelés/décongelées = laissez décongeler {food}/laisser décongeler {food}/laisse décongeler {food}
  `,
  parts: `
    zeste/le zeste/zeste râpé/le zeste râpé/zeste finement râpé/son zeste/zestes/les zestes = râpez le zeste de {food}/râper le zeste de {food}/râpe le zeste de {food}
    jus/le jus/son jus/jus pressé/pour le jus = pressez {food}/presser {food}/presse {food}
    zeste et jus/jus et zeste/le zeste et le jus/le jus et le zeste/zeste râpé et jus/jus et zeste râpé/zestes et jus/jus et zestes = zestez et pressez {food}/zester et presser {food}/zeste et presse {food}
  `,
  of: "de/d'",
  oven: "préchauffez le four à {heat}/préchauffer le four à {heat}/préchauffe le four à {heat}",
};
