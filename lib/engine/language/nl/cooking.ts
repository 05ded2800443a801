/** The words that open Dutch instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    voeg doe doen zet zetten leg leggen neem nemen gebruik haal verwijder meng mengen mix roer roeren schep scheppen spatel klop kloppen kluts kneed
    kneden rol rollen vorm vormen steek snijd snij snijden snipper snipperen hak hakken schil schillen pel pellen halveer verdeel verdelen rasp raspen
    pers persen plet prak stamp verkruimel pluk scheur ontpit was wassen spoel spoelen dep deppen week weken ontdooi marineer marineren laat laten kook
    koken breng brengen stoof stoven smoor bind blus fruit fruiten bak bakken braad braden rooster roosteren gril grill frituur stoom pocheer blancheer
    karamelliseer smelt smelten los verhit verhitten verwarm verwarmen vet invetten beboter bekleed bestuif bestrooi bestrijk besmeer smeer wrijf
    beleg garneer garneren giet gieten schenk vul vullen sprenkel besprenkel druppel spuit zeef zeven dien serveer serveren breng proef paneer dompel
    doop wentel bedek dek keer draai wikkel druk prik rijg pureer pureren maal maak maken bereid splits scheid breek open schuim weeg bewaar zout peper
    kruid reduceer
  `,
  openers: `
    dan daarna vervolgens ondertussen intussen nu eerst tot tenslotte ten als zodra wanneer terwijl in op met voor na de het verwarm bij
  `,
  amountOpeners: "wat ongeveer circa ca een paar",
  prose: "ik mijn wij we ons onze",
};
