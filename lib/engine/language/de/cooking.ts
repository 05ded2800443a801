/** The words that open German instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    geben gib gießen gieß hacken hacke schneiden schneide schälen schäle mischen mische vermengen vermischen verrühren rühren rühre unterrühren
    einrühren unterheben erhitzen erhitze kochen koche aufkochen köcheln braten brate anbraten backen backe vorheizen heizen kneten knete ausrollen
    rollen formen forme bestreichen bestreuen streuen würzen würze abschmecken servieren serviere garnieren waschen wasche abtropfen pürieren
    püriere schlagen schlage aufschlagen reiben reibe lassen lass ziehen ruhen kühlen stellen stelle legen lege nehmen nimm füllen fülle verteilen
    verteile zugeben hinzufügen dazugeben zufügen schmelzen dünsten dünste andünsten anschwitzen ablöschen einweichen trocknen tupfen halbieren
    würfeln vierteln teilen anrichten wenden abkühlen auskühlen einfetten fetten auslegen vorbereiten bringen reduzieren abgießen absieben sieben
    zerkleinern quetschen
  `,
  openers: `
    dann danach anschließend inzwischen währenddessen nun zuerst zunächst zum zuletzt schließlich am den die das im in auf mit für ofen backofen nach
  `,
  amountOpeners: "etwas ca",
  prose: "ich mein meine wir unser",
};
