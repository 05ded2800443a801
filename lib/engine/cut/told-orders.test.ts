/** Orders as people tell them: by who does it, in the forms of speech, with words for where to in their place. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

const actionsOf = (method: string, list: string): string[] =>
  (formatText(`Dish\n\n${list}\n\n${method}`)?.steps ?? []).flatMap((step) =>
    step.isPrep ? [] : (step.actions ?? []).map(({ text }) => plainText(text)),
  );

test.each([
  [
    "en",
    "200 g flour\n2 eggs\n100 g nuts",
    "Combine wet and dry and stir in the nuts.",
    ["Combine wet and dry.", "Stir in the nuts."],
  ],
  [
    "en",
    "1 kg stewing beef\n1 loaf of rye bread",
    "Simmer the beef for 2 hours. Serve beef and bread with a salad.",
    ["Simmer the beef for 2 hours.", "Serve beef and bread with a salad."],
  ],
  [
    "en",
    "2 chicken breasts\n100 g breadcrumbs",
    "Flatten the chicken and bread it with the crumbs.",
    ["Flatten the chicken.", "Bread it with the crumbs."],
  ],
  [
    "es",
    "3 huevos\n100 g de azúcar",
    "Bate los huevos con el azúcar, hasta que blanqueen y doblen su volumen. Hornea 20 minutos.",
    ["Bate los huevos con el azúcar, hasta que blanqueen y doblen su volumen.", "Hornea 20 minutos."],
  ],
  [
    "pt",
    "3 ovos\n100 g de açúcar",
    "Bata os ovos com o açúcar até que clareiem e dobrem de volume. Asse por 20 minutos.",
    ["Bata os ovos com o açúcar até que clareiem e dobrem de volume.", "Asse por 20 minutos."],
  ],
  [
    "nl",
    "4 uien\n75 g boter",
    "Snijd de uien in ringen en fruit ze in de boter. Snijd het fruit en roer het door de yoghurt.",
    ["Snijd de uien in ringen.", "Fruit ze in de boter.", "Snijd het fruit.", "Roer het door de yoghurt."],
  ],
  [
    "fr",
    "3 œufs\n20 cl de crème\n150 g de lardons\nsel, poivre, muscade",
    "Battez les œufs avec la crème, salez, poivrez et ajoutez un peu de muscade. Versez la crème, salez, poivrez.",
    [
      "Battez les œufs avec la crème.",
      "Salez, poivrez et ajoutez un peu de muscade.",
      "Versez la crème, salez, poivrez.",
    ],
  ],
  [
    "nl",
    "2 el olie\n1 ui\n2 tenen knoflook\n400 g kip",
    "Doe de rest van de olie in de wok, ui en knoflook erbij, 2 minuten fruiten. Kleur er het vlees in.",
    [
      "Doe de rest van de olie in de wok.",
      "Ui en knoflook erbij.",
      "2 minuten fruiten.",
      "Kleur er het vlees in.",
    ],
  ],
  [
    "de",
    "1 Zwiebel\n2 Knoblauchzehen\n50 g Käse",
    "Zwiebel anbraten und Knoblauch dazu. Gib den Fisch, den Käse und den Speck obendrauf. Käse darüberstreuen und ab in den Ofen.",
    [
      "Zwiebel anbraten.",
      "Knoblauch dazu.",
      "Gib den Fisch, den Käse und den Speck obendrauf.",
      "Käse darüberstreuen.",
      "Ab in den Ofen.",
    ],
  ],
  [
    "fr",
    "10 g de beurre\n600 g de cerises\n100 g de gruyère",
    "Je parsème du fromage et hop au four 20 min à 200°. Faire fondre le beurre et y ranger les cerises.",
    [
      "Je parsème du fromage.",
      "Hop au four 20 min à 200°.",
      "Faire fondre le beurre.",
      "Y ranger les cerises.",
    ],
  ],
  [
    "es",
    "100 g de queso\n4 patatas",
    "Espolvorea el queso por encima y al horno 20 minutos.",
    ["Espolvorea el queso por encima.", "Al horno 20 minutos."],
  ],
  [
    "it",
    "100 g di mandorle\n4 patate",
    "Si spolverano con le mandorle e si cuociono per 12 minuti, poi si tolgono. Cospargi di mandorle e via in forno per 20 minuti.",
    [
      "Si spolverano con le mandorle.",
      "Si cuociono per 12 minuti.",
      "Si tolgono.",
      "Cospargi di mandorle.",
      "Via in forno per 20 minuti.",
    ],
  ],
  [
    "nl",
    "1 laurierblad\n75 g boter",
    "Blus af met water, laurierblad erbij, deksel op de pan en 30 minuten laten pruttelen.",
    ["Blus af met water.", "Laurierblad erbij.", "Deksel op de pan en 30 minuten laten pruttelen."],
  ],
  [
    "nl",
    "200 g spekblokjes\n2 uien",
    "Bak het spek uit, uien erbij en 10 minuten meebakken.",
    ["Bak het spek uit.", "Uien erbij.", "10 minuten meebakken."],
  ],
  [
    "fr",
    "60 g de beurre\n50 g de farine\n50 cl de lait",
    "Je fais fondre le beurre, j'ajoute la farine d'un coup, je laisse cuire deux minutes puis je verse le lait en fouettant.",
    [
      "Je fais fondre le beurre.",
      "J'ajoute la farine d'un coup.",
      "Je laisse cuire deux minutes.",
      "Je verse le lait en fouettant.",
    ],
  ],
  [
    "fr",
    "3 œufs\n100 g de gruyère\n200 g de jambon",
    "Tu bats les œufs, tu verses le lait, puis tu ajoutes le gruyère. Tu coupes le jambon en dés et tu mélanges le tout.",
    [
      "Tu bats les œufs.",
      "Tu verses le lait.",
      "Tu ajoutes le gruyère.",
      "Tu coupes le jambon en dés.",
      "Tu mélanges le tout.",
    ],
  ],
  [
    "es",
    "6 bifes\n3 huevos",
    "Batís los huevos con sal. Pasás los bifes por el huevo y los dejás un rato en la heladera.",
    ["Batís los huevos con sal.", "Pasás los bifes por el huevo.", "Los dejás un rato en la heladera."],
  ],
  [
    "pt",
    "300 g de bacalhau\n400 g de batatas",
    "Coze-se o bacalhau. Depois de cozido, limpa-se o bacalhau. Depois juntam-se as batatas.",
    ["Coze-se o bacalhau.", "Depois de cozido, limpa-se o bacalhau.", "Juntam-se as batatas."],
  ],
  [
    "it",
    "300 ml di olio\n1 spicchio d'aglio",
    "Sbattete l'aglio versando l'olio a filo, tenendone da parte due cucchiai.",
    ["Sbattete l'aglio versando l'olio a filo, tenendone da parte due cucchiai."],
  ],
])("%s: %#", (_language, list, method, actions) => expect(actionsOf(method, list)).toEqual(actions));

test("a temperature makes no list of an order, whose marks stay where they are", () =>
  expect(
    actionsOf(
      "Concasser les pralines. Les mettre avec la crème dans une casserole, cuire à feu moyen jusqu'à 112°C en remuant. Couler sur le fond de tarte, laisser prendre au frais toute une nuit avant de démouler.",
      "garniture : 250 g pralines, 25 cl crème",
    ),
  ).toContain("Cuire à feu moyen jusqu'à 112°C en remuant."));

test.each([
  [
    "1 kg potatoes\n2 carrots",
    "Dice the potatoes or, if you like it finer, mash them with a fork. Press out the dough gently: if it springs back, wait 10 minutes and try again. Add the carrots.",
    [
      "Dice the potatoes or, if you like it finer, mash them with a fork.",
      "Press out the dough gently: if it springs back, wait 10 minutes and try again.",
      "Add the carrots.",
    ],
  ],
  [
    "1 kg de patatas\n2 zanahorias",
    "Corta las patatas en dados o, si te gusta más fina, aplástalas con un tenedor. Echa hielo si lo quieres ya mismo; de lo contrario, refrigera 1 hora. Faltando 10 minutos, agrega las zanahorias.",
    [
      "Corta las patatas en dados o, si te gusta más fina, aplástalas con un tenedor.",
      "Echa hielo si lo quieres ya mismo.",
      "De lo contrario, refrigera 1 hora.",
      "Faltando 10 minutos, agrega las zanahorias.",
    ],
  ],
  [
    "500 g di farina\n3 g di lievito",
    "Impastare la farina con il lievito e allargarla con i polpastrelli senza insistere: se si ritira, attendere 10 minuti e riprovare.",
    [
      "Impastare la farina con il lievito.",
      "Allargarla con i polpastrelli senza insistere: se si ritira, attendere 10 minuti e riprovare.",
    ],
  ],
  [
    "3 cenouras\n200 g de açúcar",
    "Faltando uns 10 minutinhos, leve as cenouras ao fogo médio. Se secar, junte água; caso contrário, mexa.",
    [
      "Faltando uns 10 minutinhos, leve as cenouras ao fogo médio.",
      "Se secar, junte água.",
      "Caso contrário, mexa.",
    ],
  ],
])("a condition behind 'or' or a colon stays with what is done then: %#", (list, method, actions) =>
  expect(actionsOf(method, list)).toEqual(actions),
);

test.each([
  [
    "nl",
    "250 g bloem\n500 ml melk",
    "Klop de bloem met de helft van de melk. Dan pas de rest van de melk erbij. Houd ze warm op een bord boven een pan kokend water, of in de oven op 80 graden.",
    [
      "Klop de bloem met de helft van de melk.",
      "Dan pas de rest van de melk erbij.",
      "Houd ze warm op een bord boven een pan kokend water, of in de oven op 80 graden.",
    ],
  ],
  [
    "de",
    "250 g Mehl\n500 ml Milch",
    "Das Mehl mit der Milch verrühren. Auf einem Teller über kochendem Wasser warm halten, oder im Ofen bei 80 Grad.",
    [
      "Das Mehl mit der Milch verrühren.",
      "Auf einem Teller über kochendem Wasser warm halten, oder im Ofen bei 80 Grad.",
    ],
  ],
  [
    "de",
    "250 g Linsen\n1 l Brühe",
    "Linsen abspülen und dazu, mit der Brühe auffüllen und 25 Min. köcheln lassen.",
    ["Linsen abspülen und dazu.", "Mit der Brühe auffüllen.", "25 Min. köcheln lassen."],
  ],
])(
  "the other way stays with its order, and no word of where to is lost: %s",
  (_language, list, method, actions) => expect(actionsOf(method, list)).toEqual(actions),
);

test.each([
  [
    "a stop of a short time, in brackets or not, before a noun",
    "600 g Erdbeeren\n500 g Zucker\n200 g Mehl",
    "Erdbeeren und Zucker mischen. Über Nacht (oder mind. 3 Std.) Saft ziehen lassen. 30 Min. Teig ruhen lassen.",
    [
      "Erdbeeren und Zucker mischen.",
      "Über Nacht (oder mind. 3 Std.) Saft ziehen lassen.",
      "30 Min. Teig ruhen lassen.",
    ],
  ],
  [
    "a heat and a time without an order, and what is done then",
    "600 g Mehl\n500 g Zucker",
    "Alles mischen. Umluft 160 °C, ca. 25 Min. Stäbchenprobe machen.",
    ["Alles mischen.", "Umluft 160 °C, ca. 25 Min.", "Stäbchenprobe machen."],
  ],
  [
    "what happens otherwise stays with its order",
    "1 kg Kartoffeln\n5 EL Öl",
    "Die Kartoffeln kochen. Das Öl unterheben, sonst nehmen die Kartoffeln die Brühe nicht auf.",
    ["Die Kartoffeln kochen.", "Das Öl unterheben, sonst nehmen die Kartoffeln die Brühe nicht auf."],
  ],
  [
    "what comes of it keeps its first word",
    "200 g bloem\n100 g boter",
    "Kneed de bloem met de boter. Zo trekken de kruiden er goed in.\n\nZo, bak de koekjes 10 minuten.",
    ["Kneed de bloem met de boter.", "Zo trekken de kruiden er goed in.", "Bak de koekjes 10 minuten."],
  ],
  [
    "what is fished out is no fish, and tasting is an order of its own",
    "1 kilo vlees\n3 laurierblaadjes\nsuiker",
    "Bak het vlees met de laurier. Vis de laurier eruit (tel ze!) en proef of er nog suiker bij moet.",
    ["Bak het vlees met de laurier.", "Vis de laurier eruit (tel ze!)", "Proef of er nog suiker bij moet."],
  ],
])("%s", (_name, list, method, actions) => expect(actionsOf(method, list)).toEqual(actions));

test.each([
  ["So: beat the eggs with the milk. Soak the bread.", "6 slices bread\n2 eggs\n200 ml milk"],
  ["Also: die Eier mit der Milch verquirlen. Das Brot einweichen.", "6 Scheiben Brot\n2 Eier\n200 ml Milch"],
  ["Dus: klop de eieren los met de melk. Week het brood.", "6 sneetjes brood\n2 eieren\n200 ml melk"],
  ["Alors : battez les œufs avec le lait. Trempez le pain.", "6 tranches de pain\n2 œufs\n200 ml de lait"],
  ["Pues: bate los huevos con la leche. Moja el pan.", "6 rebanadas de pan\n2 huevos\n200 ml de leche"],
  ["Allora: sbattete le uova con il latte. Bagnate il pane.", "6 fette di pane\n2 uova\n200 ml di latte"],
  ["Então: bata os ovos com o leite. Molhe o pão.", "6 fatias de pão\n2 ovos\n200 ml de leite"],
])("a word of talk before a colon makes neither a note nor a part: %s", (method, list) => {
  const recipe = formatText(`Dish\n\n${list}\n\n${method}`);
  expect(recipe?.steps.map(({ section }) => section ?? "")).toEqual(recipe?.steps.map(() => ""));
  expect(recipe?.notes ?? []).toEqual([]);
  expect(actionsOf(method, list)).toHaveLength(2);
  expect(recipe?.receipt?.issues).toEqual([]);
});

test.each([
  [
    "2 Knoblauchzehen\n250 g Linsen\n1 l Brühe",
    "Den Knoblauch anbraten. Dann kommen die Linsen in den Topf. Dann darf die Brühe dazu.",
    ["Den Knoblauch anbraten.", "Dann kommen die Linsen in den Topf.", "Dann darf die Brühe dazu."],
  ],
  [
    "1 ui\n250 g linzen\n1 l bouillon",
    "Fruit de ui. Dan gaan de linzen erbij. Daarna komt de bouillon in de pan.",
    ["Fruit de ui.", "Dan gaan de linzen erbij.", "Daarna komt de bouillon in de pan."],
  ],
])("what goes where keeps the word before its verb: %s", (list, method, actions) =>
  expect(actionsOf(method, list)).toEqual(actions),
);

test.each([
  [
    "en",
    "1 chicken\n2 onions",
    "Roast the chicken. 10 minutes before the end of the cooking time of the bird, turn it over.",
    "10 minutes before the end of the cooking time of the bird, turn it over.",
  ],
  [
    "fr",
    "1 pintade\n2 oignons",
    "Rôtir la pintade. Dix minutes avant la fin de la cuisson de la pintade au four, retourner la volaille.",
    "Dix minutes avant la fin de la cuisson de la pintade au four, retourner la volaille.",
  ],
  [
    "fr",
    "1 pintade\n2 oignons",
    "Rôtir la pintade 1 heure. Passé ce délai, ajouter les oignons.",
    "Passé ce délai, ajouter les oignons.",
  ],
  [
    "es",
    "1 pollo\n200 ml de leche",
    "Dorar el pollo. Pasados unos 5 minutos, añadimos la leche.",
    "Pasados unos 5 minutos, añadimos la leche.",
  ],
  [
    "es",
    "1 pollo\n200 ml de leche",
    "Dorar el pollo. Transcurridos los 10 minutos, añade la leche.",
    "Transcurridos los 10 minutos, añade la leche.",
  ],
  [
    "it",
    "1 pollo\n200 ml di latte",
    "Rosolate il pollo. Trascorsi 10 minuti, aggiungete il latte.",
    "Trascorsi 10 minuti, aggiungete il latte.",
  ],
  [
    "pt",
    "1 frango\n2 cebolas",
    "Deixe o frango descansar e, enquanto o caldo esfria na panela, refogue as cebolas.",
    "Enquanto o caldo esfria na panela, refogue as cebolas.",
  ],
  [
    "pt",
    "1 frango\n200 ml de leite",
    "Doure o frango. Depois desse processo, coloque o leite.",
    "Depois desse processo, coloque o leite.",
  ],
  [
    "pt",
    "4 ovos\n200 ml de leite",
    "Inicialmente para o pudim, bata os ovos com o leite.",
    "Inicialmente para o pudim, bata os ovos com o leite.",
  ],
])("%s: what says when stays with its order: %#", (_language, list, method, action) => {
  expect(actionsOf(method, list)).toContain(action);
});

test.each<[string, string, string, string]>([
  [
    "fr",
    "2 oignons\n400 g de tomates",
    "Mettre les oignons dans le bol. Hacher 5s / Vit. 8 avec couvercle. Ajouter les tomates.",
    "Hacher 5s / Vit. 8 avec couvercle.",
  ],
  [
    "it",
    "2 cipolle\n400 g di pomodori",
    "Mettere le cipolle nel boccale. Tritare 5 sec. vel. 7. Aggiungere i pomodori.",
    "Tritare 5 sec. vel. 7.",
  ],
  [
    "es",
    "2 cebollas\n400 g de tomates",
    "Poner las cebollas en el vaso. Trocear 5 seg. vel. 7. Añadir los tomates.",
    "Trocear 5 seg. vel. 7.",
  ],
  [
    "pt",
    "2 cebolas\n400 g de tomates",
    "Colocar as cebolas no copo. Picar 5 seg. na vel. 7. Juntar os tomates.",
    "Picar 5 seg. na vel. 7.",
  ],
])("%s: a speed is no number of a sentence: %#", (_language, list, method, action) => {
  expect(actionsOf(method, list)).toContain(action);
});

test.each([
  [
    "en",
    "500 g potatoes\n1 cucumber",
    "Peel the cucumber. Only then add the potatoes.",
    "Only then add the potatoes.",
  ],
  [
    "de",
    "500 g Kartoffeln\n1 Gurke",
    "Gurke schälen. Erst dann die Kartoffeln zugeben.",
    "Erst dann die Kartoffeln zugeben.",
  ],
  [
    "fr",
    "500 g de pommes de terre\n1 concombre",
    "Éplucher le concombre. Seulement ensuite ajouter les pommes de terre.",
    "Seulement ensuite ajouter les pommes de terre.",
  ],
  [
    "es",
    "500 g de patatas\n1 pepino",
    "Pelar el pepino. Solo entonces añadir las patatas.",
    "Solo entonces añadir las patatas.",
  ],
  [
    "it",
    "500 g di patate\n1 cetriolo",
    "Sbucciare il cetriolo. Solo allora aggiungere le patate.",
    "Solo allora aggiungere le patate.",
  ],
  [
    "nl",
    "500 g aardappelen\n1 komkommer",
    "Schil de komkommer. Voeg pas dan de aardappelen toe.",
    "Voeg pas dan de aardappelen toe.",
  ],
  [
    "pt",
    "500 g de batatas\n1 pepino",
    "Descasque o pepino. Só então junte as batatas.",
    "Só então junte as batatas.",
  ],
])("%s: only then", (_language, list, method, action) => {
  expect(actionsOf(method, list)).toContain(action);
});

test.each([
  [
    "500 g mushrooms\n2 tbsp flour",
    "Fry the mushrooms. Sprinkle the mushrooms then with the flour and stir, let it fry a little.",
    /^Sprinkle the mushrooms then with the flour/,
  ],
  [
    "500 g champignons\n2 eetlepels bloem",
    "Bak de champignons. Bestrooi de champignons daarna met de bloem en roer goed door, laat de bloem even meebakken.",
    /^Bestrooi de champignons daarna met de bloem/,
  ],
])("'then' in the midst of an order parts nothing from it: %#", (list, method, order) => {
  expect(actionsOf(method, list)).toContainEqual(expect.stringMatching(order));
});

test.each([
  [
    "250 g di farina\n1 l di acqua",
    "Setacciate la farina. Fate quindi bollire l'acqua. Fateli poi raffreddare.",
  ],
  [
    "250 g de farine\n1 l d'eau",
    "Tamisez la farine. Faites ensuite bouillir l'eau. Faites-les ensuite refroidir.",
  ],
  [
    "250 g de harina\n1 l de agua",
    "Tamice la harina. Haga luego hervir el agua. Deje después enfriar la masa.",
  ],
  [
    "250 g Mehl\n1 l Wasser",
    "Das Mehl sieben. Lassen Sie dann das Wasser kochen. Lasst anschließend alles abkühlen.",
  ],
])("'then' within one order parts nothing: %#", (list, method) => {
  expect(actionsOf(method, list)).toEqual(method.split(/(?<=\.) /));
});

test.each([
  ["3 pomodori\nprezzemolo", "Cuocete i pomodori per 3 minuti circa. Unite il prezzemolo."],
  ["250 g de harina\n1 l de agua", "Hervir el agua 10 minutos aprox. Añadir la harina."],
  ["250 g de farine\n1 l d'eau", "Bouillir l'eau 10 min env. Ajouter la farine."],
])("'about' may end a sentence: %#", (list, method) => {
  expect(actionsOf(method, list)).toEqual(method.split(/(?<=\.) /));
});

test.each([
  ["200 g bread\n2 eggs", "Boil a test dumpling – if it is too soft, knead in some crumbs."],
  [
    "200 g de pain\n2 œufs",
    "Cuire une quenelle d'essai – si elle est trop molle, ajouter un peu de chapelure.",
  ],
  [
    "200 g di pane\n2 uova",
    "Cuocere un canederlo di prova – se fosse troppo morbido, aggiungere un po' di pangrattato.",
  ],
  ["200 g brood\n2 eieren", "Kook een proefknoedel – als hij te zacht is, kneed wat paneermeel erdoor."],
  [
    "200 g Semmeln\n2 Eier",
    "Einen Probeknödel kochen – falls er zu weich ist, etwas Paniermehl unterkneten.",
  ],
  ["200 g Semmeln\n2 Eier", "Alles mischen - wenn es zu dick ist, etwas Wasser zugeben."],
])("what is to be done behind a dash keeps its condition: %#", (list, method) => {
  const [order = "", behind = ""] = method.split(/ [–-] /);
  expect(actionsOf(method, list)).toEqual([`${order}.`, behind.charAt(0).toUpperCase() + behind.slice(1)]);
});

test("a condition without an order stays with its own", () => {
  const method = "Fry the onion in a pan – if you like.";
  expect(actionsOf(method, "1 onion\n1 l stock")).toEqual([method]);
});

test.each([
  [
    "5 ovos\n150 g de açúcar",
    "Bata os ovos com o açúcar. Asse em forma redonda untada e polvilhada por uns 35 minutos em forno médio.",
  ],
  [
    "5 huevos\n150 g de azúcar",
    "Bate los huevos con el azúcar. Cuece en un molde engrasado y enharinado durante 35 minutos en horno medio.",
  ],
  [
    "5 uova\n150 g di zucchero",
    "Sbattere le uova con lo zucchero. Cuocere in una teglia imburrata e infarinata per 35 minuti in forno medio.",
  ],
])("what was done to a tin goes into no oven by itself: %#", (list, method) => {
  expect(actionsOf(method, list)).toEqual(method.split(/(?<=\.) /));
});

test.each([
  [
    "500 g di farina\n300 g di acqua",
    "Mescolate farina e acqua, lasciando poi riposare coprendo con un telo.",
  ],
  [
    "500 g de farine\n300 g d'eau",
    "Mélangez la farine et l'eau, en laissant ensuite reposer sous un torchon.",
  ],
  ["500 g de farinha\n300 g de água", "Misture a farinha e a água, deixando depois descansar."],
])("'then' behind 'letting' parts nothing from it: %#", (list, method) => {
  expect(actionsOf(method, list)).toEqual([method]);
});

test.each([
  ["1 frango\n50 ml de azeite", "Na hora de assar, passe o frango em uma assadeira untada com azeite."],
  ["1 pollo\n50 ml de aceite", "A la hora de asar, pasa el pollo a una bandeja untada con aceite."],
  ["1 poulet\n50 ml d'huile", "Au moment d'enfourner, mettez le poulet dans un plat huilé."],
  ["1 pollo\n50 ml d'olio", "Al momento di infornare, mettete il pollo in una teglia unta d'olio."],
])("when it is to be done belongs to the order: %#", (list, method) => {
  expect(actionsOf(method, list)).toEqual([method]);
});

test("what the rice does by itself is no order", () => {
  const method = "Quando o arroz absorver toda a água, junte duas conchas de leite.";
  expect(actionsOf(method, "100 g de arroz\n1 litro de leite")).toEqual([method]);
});

test.each([
  "Die Milch einrühren, bis eine Masse entsteht, die sich gut auf den Keksen verteilen lässt.",
  "Einen Teig kneten, der sich gut ausrollen lässt.",
  "Die Milch in eine Flasche füllen, die man verschließen kann.",
])("what can be done with a thing is no order: %s", (method) => {
  expect(actionsOf(method, "200 g Mehl\n100 ml Milch")).toEqual([method]);
});
