/** Amounts in languages with a gloss: told in the engine's units, shown as the recipe writes them. */
import { formatText } from "@/lib/engine/format";

/** "text: line amount", for each use. */
const uses = (text: string): string[] => {
  const content = formatText(text);
  return (content?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses: own }) => own.map(({ amount }) => amount).filter((amount) => amount !== "all")),
  );
};

test.each([
  [
    "Polpo\n\n1 kg di polpo\n6 cucchiai di olio\n3 spicchi d'aglio\n\nCondite il polpo con 2 cucchiai di olio e l'aglio. Saltatelo in padella con il resto dell'olio.",
    ["2 cucchiai", "4 cucchiai"],
  ],
  [
    "Polvo\n\n1 kg de polvo\n4 colheres de sopa de azeite\n3 dentes de alho\n\nTempere o polvo com 1 colher de sopa do azeite. Junte o alho e regue com o restante azeite.",
    ["1 colher de sopa", "3 colheres de sopa"],
  ],
  [
    "Carottes au miel\n\n500 g de carottes\n4 c. à soupe de miel\n30 g de beurre\n\nFaites revenir les carottes dans le beurre avec 1 c. à soupe de miel. Ajoutez le reste du miel et servez.",
    ["1 c. à soupe", "3 c. à soupe"],
  ],
  [
    "Crema\n\n3 uova\n100gr di zucchero\n100 g di farina\n\nSbattete le uova con 40gr di zucchero e la farina. Unite il resto dello zucchero.",
    ["40gr", "60gr"],
  ],
  [
    "Crema\n\n3 huevos\n100gr de azúcar\n100 g de harina\n\nBatir los huevos con 40gr de azúcar y la harina. Añadir el resto del azúcar.",
    ["40gr", "60gr"],
  ],
  [
    "Creme\n\n3 ovos\n100gr de açúcar\n100 g de farinha\n\nBata os ovos com 40gr de açúcar e a farinha. Junte o resto do açúcar.",
    ["40gr", "60gr"],
  ],
  [
    "Bratkartoffeln\n\n500 g Kartoffeln\n3 EL Öl\n1 Zwiebel\n\nDie Kartoffeln mit 1 EL Öl in einer Pfanne anbraten. Die Zwiebel mit dem restlichen Öl zugeben und 10 Minuten braten.",
    ["1 EL", "2 EL"],
  ],
  [
    "Lasagne\n\n12 Lasagneblätter\n500 ml Sauce\n\n4 Lasagneblätter in eine Form legen. Die Sauce darauf verteilen. Mit den restlichen Lasagneblättern abschließen. 30 Minuten backen.",
    ["4 Lasagneblätter", "8 Lasagneblätter"],
  ],
  [
    "Lasagne\n\n12 lasagnevellen\n500 ml saus\n\nLeg 4 lasagnevellen in een schaal. Verdeel de saus erover. Dek af met de overige lasagnevellen. Bak 30 minuten.",
    ["4 lasagnevellen", "8 lasagnevellen"],
  ],
])("%#", (text, amounts) => expect(uses(text)).toEqual(amounts));
