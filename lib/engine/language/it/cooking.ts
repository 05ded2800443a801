/** The words that open Italian instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack-steps";

export const COOKING: CookingWords = {
  verbs: `
    preriscaldare preriscaldate preriscalda aggiungere aggiungete aggiungi mescolare mescolate mescola tagliare tagliate taglia versare versate
    versa mettere mettete metti cuocere cuocete cuoci lasciare lasciate lascia sbattere sbattete sbatti impastare impastate impasta stendere
    stendete stendi servire servite servi scaldare scaldate scalda soffriggere soffriggete soffriggi tritare tritate trita lavare lavate lava pelare
    pelate pela sbucciare sbucciate sbuccia bollire bollite lessare lessate grattugiare grattugiate grattugia unire unite unisci condire condite
    condisci salare salate infornare infornate inforna scolare scolate scola frullare frullate frulla amalgamare amalgamate amalgama montare montate
    monta setacciare disporre disponete preparare preparate prepara rosolare rosolate rosola sfumare sfumate sfuma spegnere spegnete togliere
    togliete trasferire trasferite coprire coprite far fate portare portate decorare decorate
  `,
  openers: "nel nella in una un poi quindi intanto frattempo quando infine",
  amountOpeners: "mezzo mezza",
  prose: "mio mia noi nostra",
};
