/** What a receipt must say in every language: one wrong result a check, told in seven. `expected` is the kind of the issue and its lines. */

export type Told = {
  list: readonly string[];
  rows: readonly (readonly [text: string, ...uses: (readonly [line: number, amount: string])[]])[];
};

export const WRONG: readonly { check: string; expected: string; in: Readonly<Record<string, Told>> }[] = [
  {
    check: "keeps back",
    expected: "amount 0",
    in: {
      en: {
        list: ["120 ml honey"],
        rows: [
          ["Whisk in all but 2 tbsp of the honey.", [0, "2 tbsp"]],
          ["Drizzle with the remaining honey.", [0, "6 tbsp"]],
        ],
      },
      de: {
        list: ["120 ml Honig"],
        rows: [
          ["Den Honig bis auf 2 EL unterrühren.", [0, "2 EL"]],
          ["Mit dem restlichen Honig beträufeln.", [0, "6 EL"]],
        ],
      },
      fr: {
        list: ["120 ml de miel"],
        rows: [
          ["Incorporez le miel sauf 2 cuillères à soupe.", [0, "2 cuillères à soupe"]],
          ["Arrosez avec le reste du miel.", [0, "6 cuillères à soupe"]],
        ],
      },
      es: {
        list: ["120 ml de miel"],
        rows: [
          ["Incorpora la miel menos 2 cucharadas.", [0, "2 cucharadas"]],
          ["Riega con el resto de la miel.", [0, "6 cucharadas"]],
        ],
      },
      it: {
        list: ["120 ml di miele"],
        rows: [
          ["Incorporate il miele tranne 2 cucchiai.", [0, "2 cucchiai"]],
          ["Irrorate con il miele rimasto.", [0, "6 cucchiai"]],
        ],
      },
      nl: {
        list: ["120 ml honing"],
        rows: [
          ["Roer de honing op 2 el na door het beslag.", [0, "2 el"]],
          ["Besprenkel met de rest van de honing.", [0, "6 el"]],
        ],
      },
      pt: {
        list: ["120 ml de mel"],
        rows: [
          ["Junte o mel menos 2 colheres de sopa.", [0, "2 colheres de sopa"]],
          ["Regue com o restante mel.", [0, "6 colheres de sopa"]],
        ],
      },
    },
  },
  {
    check: "a part that is another",
    expected: "amount 0",
    in: {
      en: {
        list: ["300 ml cream"],
        rows: [
          ["Whip two thirds of the cream.", [0, "100 ml"]],
          ["Pour over the rest of the cream.", [0, "200 ml"]],
        ],
      },
      de: {
        list: ["300 ml Sahne"],
        rows: [
          ["Zwei Drittel der Sahne steif schlagen.", [0, "100 ml"]],
          ["Die restliche Sahne darübergießen.", [0, "200 ml"]],
        ],
      },
      fr: {
        list: ["30 cl de crème"],
        rows: [
          ["Fouettez les deux tiers de la crème.", [0, "10 cl"]],
          ["Versez le reste de la crème.", [0, "20 cl"]],
        ],
      },
      es: {
        list: ["300 ml de nata"],
        rows: [
          ["Monta dos tercios de la nata.", [0, "100 ml"]],
          ["Vierte el resto de la nata.", [0, "200 ml"]],
        ],
      },
      it: {
        list: ["300 ml di panna"],
        rows: [
          ["Montate due terzi della panna.", [0, "100 ml"]],
          ["Versate la panna rimasta.", [0, "200 ml"]],
        ],
      },
      nl: {
        list: ["300 ml room"],
        rows: [
          ["Klop twee derde van de room stijf.", [0, "100 ml"]],
          ["Schenk de rest van de room erover.", [0, "200 ml"]],
        ],
      },
      pt: {
        list: ["300 ml de natas"],
        rows: [
          ["Bata dois terços das natas.", [0, "100 ml"]],
          ["Deite as restantes natas por cima.", [0, "200 ml"]],
        ],
      },
    },
  },
  {
    check: "half that is another",
    expected: "amount 0",
    in: {
      en: {
        list: ["80 g butter"],
        rows: [["Melt half of the butter.", [0, "all"]], ["Fry the rice in the rest of the butter."]],
      },
      de: {
        list: ["80 g Butter"],
        rows: [["Die Hälfte der Butter schmelzen.", [0, "all"]], ["Den Reis in der übrigen Butter braten."]],
      },
      fr: {
        list: ["80 g de beurre"],
        rows: [
          ["Faites fondre la moitié du beurre.", [0, "all"]],
          ["Faites revenir le riz dans le beurre restant."],
        ],
      },
      es: {
        list: ["80 g de mantequilla"],
        rows: [
          ["Derrite la mitad de la mantequilla.", [0, "all"]],
          ["Sofríe el arroz en la mantequilla restante."],
        ],
      },
      it: {
        list: ["80 g di burro"],
        rows: [["Fate sciogliere metà del burro.", [0, "all"]], ["Rosolate il riso nel burro rimanente."]],
      },
      nl: {
        list: ["80 g boter"],
        rows: [["Smelt de helft van de boter.", [0, "all"]], ["Bak de rijst in de overige boter."]],
      },
      pt: {
        list: ["80 g de manteiga"],
        rows: [["Derreta metade da manteiga.", [0, "all"]], ["Refogue o arroz na restante manteiga."]],
      },
    },
  },
  {
    check: "zest here, juice there",
    expected: "amount 0",
    in: {
      en: {
        list: ["1 lemon", "200 g sugar"],
        rows: [
          ["Rub the zest of the lemon into the sugar.", [0, "all"], [1, "all"]],
          ["Stir in the lemon juice."],
        ],
      },
      de: {
        list: ["1 Zitrone", "200 g Zucker"],
        rows: [
          ["Die Schale der Zitrone mit dem Zucker verreiben.", [0, "all"], [1, "all"]],
          ["Den Zitronensaft unterrühren."],
        ],
      },
      fr: {
        list: ["1 citron", "200 g de sucre"],
        rows: [
          ["Mélangez le zeste du citron avec le sucre.", [0, "all"], [1, "all"]],
          ["Ajoutez le jus de citron."],
        ],
      },
      es: {
        list: ["1 limón", "200 g de azúcar"],
        rows: [
          ["Mezcla la ralladura del limón con el azúcar.", [0, "all"], [1, "all"]],
          ["Añade el zumo de limón."],
        ],
      },
      it: {
        list: ["1 limone", "200 g di zucchero"],
        rows: [
          ["Mescolate la scorza del limone con lo zucchero.", [0, "all"], [1, "all"]],
          ["Unite il succo di limone."],
        ],
      },
      nl: {
        list: ["1 citroen", "200 g suiker"],
        rows: [
          ["Meng de rasp van de citroen met de suiker.", [0, "all"], [1, "all"]],
          ["Roer het citroensap erdoor."],
        ],
      },
      pt: {
        list: ["1 limão", "200 g de açúcar"],
        rows: [
          ["Misture a raspa do limão com o açúcar.", [0, "all"], [1, "all"]],
          ["Junte o sumo de limão."],
        ],
      },
    },
  },
  {
    check: "most of it",
    expected: "amount 0",
    in: {
      en: { list: ["100 g cheddar"], rows: [["Stir in most of the cheddar.", [0, "some"]]] },
      de: { list: ["100 g Cheddar"], rows: [["Den größten Teil des Cheddars unterrühren.", [0, "some"]]] },
      fr: { list: ["100 g de cheddar"], rows: [["Ajoutez la plus grande partie du cheddar.", [0, "some"]]] },
      es: { list: ["100 g de cheddar"], rows: [["Añade la mayor parte del cheddar.", [0, "some"]]] },
      it: { list: ["100 g di cheddar"], rows: [["Unite la maggior parte del cheddar.", [0, "some"]]] },
      nl: { list: ["100 g cheddar"], rows: [["Roer het grootste deel van de cheddar erdoor.", [0, "some"]]] },
      pt: { list: ["100 g de cheddar"], rows: [["Junte a maior parte do cheddar.", [0, "some"]]] },
    },
  },
  {
    check: "only marinated",
    expected: "unplaced 0",
    in: {
      en: {
        list: ["500 g pork shoulder", "2 tbsp soy sauce"],
        rows: [
          ["* Marinate the pork shoulder in the soy sauce.", [0, "all"], [1, "all"]],
          ["Fry the pork for 5 minutes."],
        ],
      },
      de: {
        list: ["500 g Schweineschulter", "2 EL Sojasauce"],
        rows: [
          ["* Die Schweineschulter in der Sojasauce marinieren.", [0, "all"], [1, "all"]],
          ["Das Fleisch 5 Minuten braten."],
        ],
      },
      fr: {
        list: ["500 g d'épaule de porc", "2 cuillères à soupe de sauce soja"],
        rows: [
          ["* Faites mariner l'épaule de porc dans la sauce soja.", [0, "all"], [1, "all"]],
          ["Faites dorer la viande 5 minutes."],
        ],
      },
      es: {
        list: ["500 g de paleta de cerdo", "2 cucharadas de salsa de soja"],
        rows: [
          ["* Marina la paleta de cerdo en la salsa de soja.", [0, "all"], [1, "all"]],
          ["Fríe la carne 5 minutos."],
        ],
      },
      it: {
        list: ["500 g di spalla di maiale", "2 cucchiai di salsa di soia"],
        rows: [
          ["* Marinate la spalla di maiale nella salsa di soia.", [0, "all"], [1, "all"]],
          ["Rosolate la carne per 5 minuti."],
        ],
      },
      nl: {
        list: ["500 g varkensschouder", "2 el sojasaus"],
        rows: [
          ["* Marineer de varkensschouder in de sojasaus.", [0, "all"], [1, "all"]],
          ["Bak het vlees 5 minuten."],
        ],
      },
      pt: {
        list: ["500 g de pá de porco", "2 colheres de sopa de molho de soja"],
        rows: [
          ["* Marine a pá de porco no molho de soja.", [0, "all"], [1, "all"]],
          ["Frite a carne durante 5 minutos."],
        ],
      },
    },
  },
  {
    check: "work of the list",
    expected: "lost 0",
    in: {
      en: { list: ["1 leek, sliced"], rows: [["Fry the leek.", [0, "all"]]] },
      de: { list: ["1 Stange Lauch, in Ringe geschnitten"], rows: [["Den Lauch anbraten.", [0, "all"]]] },
      fr: { list: ["1 poireau, émincé"], rows: [["Faites revenir le poireau.", [0, "all"]]] },
      es: { list: ["1 puerro, picado"], rows: [["Sofríe el puerro.", [0, "all"]]] },
      it: { list: ["1 porro, affettato"], rows: [["Rosolate il porro.", [0, "all"]]] },
      nl: { list: ["1 prei, in ringen"], rows: [["Bak de prei.", [0, "all"]]] },
      pt: { list: ["1 alho-francês, picado"], rows: [["Refogue o alho-francês.", [0, "all"]]] },
    },
  },
  {
    check: "work of the list without a comma",
    expected: "lost 0",
    in: {
      fr: { list: ["1 oignon haché"], rows: [["Faites revenir l'oignon.", [0, "all"]]] },
      es: { list: ["1 cebolla picada"], rows: [["Sofríe la cebolla.", [0, "all"]]] },
      it: { list: ["1 cipolla tritata"], rows: [["Rosolate la cipolla.", [0, "all"]]] },
      nl: { list: ["1 ui fijngehakt"], rows: [["Bak de ui.", [0, "all"]]] },
      pt: { list: ["1 cebola picada"], rows: [["Refogue a cebola.", [0, "all"]]] },
    },
  },
  {
    check: "the list divides",
    expected: "amount 0",
    in: {
      en: {
        list: ["4 tbsp olive oil, divided", "2 onions"],
        rows: [["Fry the onions in the oil.", [0, "all"], [1, "all"]]],
      },
      de: {
        list: ["4 EL Olivenöl, aufgeteilt", "2 Zwiebeln"],
        rows: [["Die Zwiebeln im Öl braten.", [0, "all"], [1, "all"]]],
      },
      fr: {
        list: ["4 cuillères à soupe d'huile d'olive, divisées", "2 oignons"],
        rows: [["Faites revenir les oignons dans l'huile.", [0, "all"], [1, "all"]]],
      },
      es: {
        list: ["4 cucharadas de aceite de oliva, divididas", "2 cebollas"],
        rows: [["Sofríe las cebollas en el aceite.", [0, "all"], [1, "all"]]],
      },
      it: {
        list: ["4 cucchiai di olio d'oliva, divisi", "2 cipolle"],
        rows: [["Rosolate le cipolle nell'olio.", [0, "all"], [1, "all"]]],
      },
      nl: {
        list: ["4 el olijfolie, verdeeld", "2 uien"],
        rows: [["Bak de uien in de olie.", [0, "all"], [1, "all"]]],
      },
      pt: {
        list: ["4 colheres de sopa de azeite, divididas", "2 cebolas"],
        rows: [["Refogue as cebolas no azeite.", [0, "all"], [1, "all"]]],
      },
    },
  },
  {
    check: "two amounts in a line",
    expected: "amount 0",
    in: {
      en: {
        list: ["225 g flour plus 1 tbsp", "2 eggs"],
        rows: [["Whisk the flour with the eggs.", [0, "all"], [1, "all"]]],
      },
      de: {
        list: ["225 g Mehl plus 1 EL", "2 Eier"],
        rows: [["Das Mehl mit den Eiern verrühren.", [0, "all"], [1, "all"]]],
      },
      fr: {
        list: ["225 g de farine plus 1 cuillère à soupe", "2 œufs"],
        rows: [["Mélangez la farine avec les œufs.", [0, "all"], [1, "all"]]],
      },
      es: {
        list: ["225 g de harina más 1 cucharada", "2 huevos"],
        rows: [["Mezcla la harina con los huevos.", [0, "all"], [1, "all"]]],
      },
      it: {
        list: ["225 g di farina più 1 cucchiaio", "2 uova"],
        rows: [["Mescolate la farina con le uova.", [0, "all"], [1, "all"]]],
      },
      nl: {
        list: ["225 g bloem plus 1 el", "2 eieren"],
        rows: [["Meng de bloem met de eieren.", [0, "all"], [1, "all"]]],
      },
      pt: {
        list: ["225 g de farinha mais 1 colher de sopa", "2 ovos"],
        rows: [["Misture a farinha com os ovos.", [0, "all"], [1, "all"]]],
      },
    },
  },
  {
    check: "an extra",
    expected: "unplaced 0|amount 0",
    in: {
      en: {
        list: ["100 g butter, plus extra for the tin", "200 g flour"],
        rows: [["Rub the butter into the flour.", [0, "all"], [1, "all"]]],
      },
      de: {
        list: ["100 g Butter, plus etwas mehr für die Form", "200 g Mehl"],
        rows: [["Die Butter mit dem Mehl verkneten.", [0, "all"], [1, "all"]]],
      },
      fr: {
        list: ["100 g de beurre, plus un peu pour le moule", "200 g de farine"],
        rows: [["Mélangez le beurre avec la farine.", [0, "all"], [1, "all"]]],
      },
      es: {
        list: ["100 g de mantequilla, más un poco para el molde", "200 g de harina"],
        rows: [["Mezcla la mantequilla con la harina.", [0, "all"], [1, "all"]]],
      },
      it: {
        list: ["100 g di burro, più un po' per lo stampo", "200 g di farina"],
        rows: [["Impastate il burro con la farina.", [0, "all"], [1, "all"]]],
      },
      nl: {
        list: ["100 g boter, plus extra voor de vorm", "200 g bloem"],
        rows: [["Kneed de boter met de bloem.", [0, "all"], [1, "all"]]],
      },
      pt: {
        list: ["100 g de manteiga, mais um pouco para a forma", "200 g de farinha"],
        rows: [["Amasse a manteiga com a farinha.", [0, "all"], [1, "all"]]],
      },
    },
  },
  {
    check: "rest of nothing",
    expected: "amount 0",
    in: {
      en: {
        list: ["80 g parmesan", "300 g rice"],
        rows: [
          ["Boil the rice.", [1, "all"]],
          ["Scatter with the remaining parmesan.", [0, "all"]],
        ],
      },
      de: {
        list: ["80 g Parmesan", "300 g Reis"],
        rows: [
          ["Den Reis kochen.", [1, "all"]],
          ["Mit dem restlichen Parmesan bestreuen.", [0, "all"]],
        ],
      },
      fr: {
        list: ["80 g de parmesan", "300 g de riz"],
        rows: [
          ["Faites cuire le riz.", [1, "all"]],
          ["Parsemez du reste de parmesan.", [0, "all"]],
        ],
      },
      es: {
        list: ["80 g de parmesano", "300 g de arroz"],
        rows: [
          ["Cuece el arroz.", [1, "all"]],
          ["Espolvorea con el resto del parmesano.", [0, "all"]],
        ],
      },
      it: {
        list: ["80 g di parmigiano", "300 g di riso"],
        rows: [
          ["Lessate il riso.", [1, "all"]],
          ["Cospargete con il parmigiano rimasto.", [0, "all"]],
        ],
      },
      nl: {
        list: ["80 g Parmezaanse kaas", "300 g rijst"],
        rows: [
          ["Kook de rijst.", [1, "all"]],
          ["Bestrooi met de rest van de Parmezaanse kaas.", [0, "all"]],
        ],
      },
      pt: {
        list: ["80 g de parmesão", "300 g de arroz"],
        rows: [
          ["Coza o arroz.", [1, "all"]],
          ["Polvilhe com o resto do parmesão.", [0, "all"]],
        ],
      },
    },
  },
  {
    check: "nothing left",
    expected: "amount 0",
    in: {
      en: {
        list: ["80 g parmesan", "300 g rice"],
        rows: [
          ["Boil the rice with the parmesan.", [1, "all"], [0, "all"]],
          ["Scatter with the rest of the parmesan."],
        ],
      },
      de: {
        list: ["80 g Parmesan", "300 g Reis"],
        rows: [
          ["Den Reis mit dem Parmesan kochen.", [1, "all"], [0, "all"]],
          ["Mit dem Rest vom Parmesan bestreuen."],
        ],
      },
      fr: {
        list: ["80 g de parmesan", "300 g de riz"],
        rows: [
          ["Faites cuire le riz avec le parmesan.", [1, "all"], [0, "all"]],
          ["Parsemez du reste de parmesan."],
        ],
      },
      es: {
        list: ["80 g de parmesano", "300 g de arroz"],
        rows: [
          ["Cuece el arroz con el parmesano.", [1, "all"], [0, "all"]],
          ["Espolvorea con el parmesano restante."],
        ],
      },
      it: {
        list: ["80 g di parmigiano", "300 g di riso"],
        rows: [
          ["Lessate il riso con il parmigiano.", [1, "all"], [0, "all"]],
          ["Cospargete con il resto del parmigiano."],
        ],
      },
      nl: {
        list: ["80 g Parmezaanse kaas", "300 g rijst"],
        rows: [
          ["Kook de rijst met de Parmezaanse kaas.", [1, "all"], [0, "all"]],
          ["Bestrooi met de overgebleven Parmezaanse kaas."],
        ],
      },
      pt: {
        list: ["80 g de parmesão", "300 g de arroz"],
        rows: [
          ["Coza o arroz com o parmesão.", [1, "all"], [0, "all"]],
          ["Polvilhe com o parmesão restante."],
        ],
      },
    },
  },
  {
    check: "covered in it",
    expected: "uncertain 1",
    in: {
      en: {
        list: ["200 g butter", "150 g sugar"],
        rows: [["Cream the butter and the sugar.", [0, "all"], [1, "all"]], ["Roll the balls in sugar."]],
      },
      de: {
        list: ["200 g Butter", "150 g Zucker"],
        rows: [
          ["Die Butter mit dem Zucker schaumig rühren.", [0, "all"], [1, "all"]],
          ["Die Kugeln in Zucker wälzen."],
        ],
      },
      fr: {
        list: ["200 g de beurre", "150 g de sucre"],
        rows: [
          ["Travaillez le beurre avec le sucre.", [0, "all"], [1, "all"]],
          ["Roulez les boules dans du sucre."],
        ],
      },
      es: {
        list: ["200 g de mantequilla", "150 g de azúcar"],
        rows: [
          ["Bate la mantequilla con el azúcar.", [0, "all"], [1, "all"]],
          ["Reboza las bolas en azúcar."],
        ],
      },
      nl: {
        list: ["200 g boter", "150 g suiker"],
        rows: [
          ["Klop de boter met de suiker romig.", [0, "all"], [1, "all"]],
          ["Rol de balletjes door suiker."],
        ],
      },
    },
  },
  {
    check: "of each",
    expected: "amount 1",
    in: {
      en: {
        list: ["3 tbsp soy sauce", "3 tbsp sugar"],
        rows: [
          ["Mix 1 tbsp each of the soy sauce and sugar.", [0, "1 tbsp"], [1, "all"]],
          ["Pour over the remaining soy sauce.", [0, "2 tbsp"]],
        ],
      },
      de: {
        list: ["3 EL Sojasauce", "3 EL Zucker"],
        rows: [
          ["Je 1 EL Sojasauce und Zucker verrühren.", [0, "1 EL"], [1, "all"]],
          ["Die restliche Sojasauce darübergießen.", [0, "2 EL"]],
        ],
      },
      fr: {
        list: ["3 cuillères à soupe de sauce soja", "3 cuillères à soupe de sucre"],
        rows: [
          [
            "Mélangez 1 cuillère à soupe de sauce soja et 1 cuillère à soupe de sucre.",
            [0, "1 cuillère à soupe"],
            [1, "all"],
          ],
          ["Versez le reste de sauce soja.", [0, "2 cuillères à soupe"]],
        ],
      },
      es: {
        list: ["3 cucharadas de salsa de soja", "3 cucharadas de azúcar"],
        rows: [
          ["Mezcla 1 cucharada de salsa de soja y 1 cucharada de azúcar.", [0, "1 cucharada"], [1, "all"]],
          ["Vierte el resto de la salsa de soja.", [0, "2 cucharadas"]],
        ],
      },
      it: {
        list: ["3 cucchiai di salsa di soia", "3 cucchiai di zucchero"],
        rows: [
          [
            "Mescolate 1 cucchiaio di salsa di soia e 1 cucchiaio di zucchero.",
            [0, "1 cucchiaio"],
            [1, "all"],
          ],
          ["Versate la salsa di soia rimasta.", [0, "2 cucchiai"]],
        ],
      },
      nl: {
        list: ["3 el sojasaus", "3 el suiker"],
        rows: [
          ["Meng 1 el sojasaus met 1 el suiker.", [0, "1 el"], [1, "all"]],
          ["Schenk de rest van de sojasaus erover.", [0, "2 el"]],
        ],
      },
      pt: {
        list: ["3 colheres de sopa de molho de soja", "3 colheres de sopa de açúcar"],
        rows: [
          [
            "Misture 1 colher de sopa de molho de soja e 1 colher de sopa de açúcar.",
            [0, "1 colher de sopa"],
            [1, "all"],
          ],
          ["Deite o restante molho de soja.", [0, "2 colheres de sopa"]],
        ],
      },
    },
  },
  {
    check: "another amount",
    expected: "amount 0",
    in: {
      en: {
        list: ["300 g flour", "2 eggs"],
        rows: [["Mix 200 g of the flour with the eggs.", [0, "all"], [1, "all"]]],
      },
      de: {
        list: ["300 g Mehl", "2 Eier"],
        rows: [["200 g Mehl mit den Eiern verrühren.", [0, "all"], [1, "all"]]],
      },
      fr: {
        list: ["300 g de farine", "2 œufs"],
        rows: [["Mélangez 200 g de farine avec les œufs.", [0, "all"], [1, "all"]]],
      },
      es: {
        list: ["300 g de harina", "2 huevos"],
        rows: [["Mezcla 200 g de la harina con los huevos.", [0, "all"], [1, "all"]]],
      },
      it: {
        list: ["300 g di farina", "2 uova"],
        rows: [["Mescolate 200 g di farina con le uova.", [0, "all"], [1, "all"]]],
      },
      nl: {
        list: ["300 g bloem", "2 eieren"],
        rows: [["Meng 200 g van de bloem met de eieren.", [0, "all"], [1, "all"]]],
      },
      pt: {
        list: ["300 g de farinha", "2 ovos"],
        rows: [["Misture 200 g da farinha com os ovos.", [0, "all"], [1, "all"]]],
      },
    },
  },
  {
    check: "more than the list has",
    expected: "amount 0",
    in: {
      en: {
        list: ["100 g flour", "2 eggs"],
        rows: [["Mix 200 g of the flour with the eggs.", [0, "all"], [1, "all"]]],
      },
      de: {
        list: ["100 g Mehl", "2 Eier"],
        rows: [["200 g Mehl mit den Eiern verrühren.", [0, "all"], [1, "all"]]],
      },
      fr: {
        list: ["100 g de farine", "2 œufs"],
        rows: [["Mélangez 200 g de farine avec les œufs.", [0, "all"], [1, "all"]]],
      },
      es: {
        list: ["100 g de harina", "2 huevos"],
        rows: [["Mezcla 200 g de harina con los huevos.", [0, "all"], [1, "all"]]],
      },
      it: {
        list: ["100 g di farina", "2 uova"],
        rows: [["Mescolate 200 g di farina con le uova.", [0, "all"], [1, "all"]]],
      },
      nl: {
        list: ["100 g bloem", "2 eieren"],
        rows: [["Meng 200 g bloem met de eieren.", [0, "all"], [1, "all"]]],
      },
      pt: {
        list: ["100 g de farinha", "2 ovos"],
        rows: [["Misture 200 g de farinha com os ovos.", [0, "all"], [1, "all"]]],
      },
    },
  },
  {
    check: "means the other",
    expected: "uncertain 0 1",
    in: {
      en: {
        list: ["100 g white sugar", "80 g brown sugar"],
        rows: [
          ["Beat the brown sugar until smooth.", [0, "all"]],
          ["Dust with white sugar.", [1, "all"]],
        ],
      },
      de: {
        list: ["100 g weißer Zucker", "80 g brauner Zucker"],
        rows: [
          ["Den braunen Zucker glatt rühren.", [0, "all"]],
          ["Mit weißem Zucker bestreuen.", [1, "all"]],
        ],
      },
      fr: {
        list: ["100 g de sucre blanc", "80 g de sucre brun"],
        rows: [
          ["Fouettez le sucre brun.", [0, "all"]],
          ["Saupoudrez de sucre blanc.", [1, "all"]],
        ],
      },
      es: {
        list: ["100 g de azúcar blanco", "80 g de azúcar moreno"],
        rows: [
          ["Bate el azúcar moreno.", [0, "all"]],
          ["Espolvorea con azúcar blanco.", [1, "all"]],
        ],
      },
      it: {
        list: ["100 g di zucchero bianco", "80 g di zucchero di canna"],
        rows: [
          ["Montate lo zucchero di canna.", [0, "all"]],
          ["Spolverate con zucchero bianco.", [1, "all"]],
        ],
      },
      nl: {
        list: ["100 g witte suiker", "80 g bruine suiker"],
        rows: [
          ["Klop de bruine suiker glad.", [0, "all"]],
          ["Bestrooi met witte suiker.", [1, "all"]],
        ],
      },
      pt: {
        list: ["100 g de açúcar branco", "80 g de açúcar mascavado"],
        rows: [
          ["Bata o açúcar mascavado.", [0, "all"]],
          ["Polvilhe com açúcar branco.", [1, "all"]],
        ],
      },
    },
  },
  {
    check: "may take more",
    expected: "amount 0",
    in: {
      en: {
        list: ["300-350 g flour", "2 eggs"],
        rows: [["Knead the flour with the eggs.", [0, "all"], [1, "all"]], ["Add more flour if needed."]],
      },
      de: {
        list: ["300-350 g Mehl", "2 Eier"],
        rows: [
          ["Das Mehl mit den Eiern verkneten.", [0, "all"], [1, "all"]],
          ["Bei Bedarf mehr Mehl zugeben."],
        ],
      },
      fr: {
        list: ["300-350 g de farine", "2 œufs"],
        rows: [
          ["Pétrissez la farine avec les œufs.", [0, "all"], [1, "all"]],
          ["Ajoutez plus de farine si nécessaire."],
        ],
      },
      es: {
        list: ["300-350 g de harina", "2 huevos"],
        rows: [
          ["Amasa la harina con los huevos.", [0, "all"], [1, "all"]],
          ["Añade más harina si es necesario."],
        ],
      },
      nl: {
        list: ["300-350 g bloem", "2 eieren"],
        rows: [
          ["Kneed de bloem met de eieren.", [0, "all"], [1, "all"]],
          ["Voeg indien nodig meer bloem toe."],
        ],
      },
      pt: {
        list: ["300-350 g de farinha", "2 ovos"],
        rows: [
          ["Amasse a farinha com os ovos.", [0, "all"], [1, "all"]],
          ["Junte mais farinha se necessário."],
        ],
      },
    },
  },
  {
    check: "named, unused",
    expected: "unplaced 1",
    in: {
      en: {
        list: ["300 g rice", "2 carrots"],
        rows: [["Boil the rice.", [0, "all"]], ["Stir in the carrots."]],
      },
      de: {
        list: ["300 g Reis", "2 Möhren"],
        rows: [["Den Reis kochen.", [0, "all"]], ["Die Möhren unterrühren."]],
      },
      fr: {
        list: ["300 g de riz", "2 carottes"],
        rows: [["Faites cuire le riz.", [0, "all"]], ["Ajoutez les carottes."]],
      },
      es: {
        list: ["300 g de arroz", "2 zanahorias"],
        rows: [["Cuece el arroz.", [0, "all"]], ["Añade las zanahorias."]],
      },
      it: {
        list: ["300 g di riso", "2 carote"],
        rows: [["Cuocete il riso.", [0, "all"]], ["Unite le carote."]],
      },
      nl: {
        list: ["300 g rijst", "2 wortels"],
        rows: [["Kook de rijst.", [0, "all"]], ["Roer de wortels erdoor."]],
      },
      pt: {
        list: ["300 g de arroz", "2 cenouras"],
        rows: [["Coza o arroz.", [0, "all"]], ["Junte as cenouras."]],
      },
    },
  },
  {
    check: "asked by another step",
    expected: "uncertain 1",
    in: {
      en: {
        list: ["300 g rice", "2 carrots"],
        rows: [["Boil the rice.", [0, "all"], [1, "all"]], ["Stir in the carrots."]],
      },
      de: {
        list: ["300 g Reis", "2 Möhren"],
        rows: [["Den Reis kochen.", [0, "all"], [1, "all"]], ["Die Möhren unterrühren."]],
      },
      fr: {
        list: ["300 g de riz", "2 carottes"],
        rows: [["Faites cuire le riz.", [0, "all"], [1, "all"]], ["Ajoutez les carottes."]],
      },
      es: {
        list: ["300 g de arroz", "2 zanahorias"],
        rows: [["Cuece el arroz.", [0, "all"], [1, "all"]], ["Añade las zanahorias."]],
      },
      it: {
        list: ["300 g di riso", "2 carote"],
        rows: [["Cuocete il riso.", [0, "all"], [1, "all"]], ["Unite le carote."]],
      },
      nl: {
        list: ["300 g rijst", "2 wortels"],
        rows: [["Kook de rijst.", [0, "all"], [1, "all"]], ["Roer de wortels erdoor."]],
      },
      pt: {
        list: ["300 g de arroz", "2 cenouras"],
        rows: [["Coza o arroz.", [0, "all"], [1, "all"]], ["Junte as cenouras."]],
      },
    },
  },
  {
    check: "not on the list",
    expected: "unlisted",
    in: {
      en: { list: ["300 g rice"], rows: [["Boil the rice.", [0, "all"]], ["Stir in 2 tbsp molasses."]] },
      de: { list: ["300 g Reis"], rows: [["Den Reis kochen.", [0, "all"]], ["2 EL Rosinen unterrühren."]] },
      fr: {
        list: ["300 g de riz"],
        rows: [["Faites cuire le riz.", [0, "all"]], ["Ajoutez 2 cuillères à soupe de raisins secs."]],
      },
      es: {
        list: ["300 g de arroz"],
        rows: [["Cuece el arroz.", [0, "all"]], ["Añade 2 cucharadas de pasas."]],
      },
      it: {
        list: ["300 g di riso"],
        rows: [["Cuocete il riso.", [0, "all"]], ["Unite 2 cucchiai di uvetta."]],
      },
      nl: { list: ["300 g rijst"], rows: [["Kook de rijst.", [0, "all"]], ["Roer er 2 el rozijnen door."]] },
      pt: {
        list: ["300 g de arroz"],
        rows: [["Coza o arroz.", [0, "all"]], ["Junte 2 colheres de sopa de passas."]],
      },
    },
  },
  {
    check: "left out of everything",
    expected: "uncertain 1",
    in: {
      en: {
        list: ["[Loaf] 500 g ham", "[Glaze] 50 g honey"],
        rows: [["Mix everything but the glaze.", [0, "all"], [1, "all"]]],
      },
      de: {
        list: ["[Braten] 500 g Schinken", "[Glasur] 50 g Honig"],
        rows: [["Alles außer der Glasur mischen.", [0, "all"], [1, "all"]]],
      },
      fr: {
        list: ["[Rôti] 500 g de jambon", "[Glaçage] 50 g de miel"],
        rows: [["Mélangez tout sauf le glaçage.", [0, "all"], [1, "all"]]],
      },
      it: {
        list: ["[Arrosto] 500 g di prosciutto", "[Glassa] 50 g di miele"],
        rows: [["Mescolate tutto tranne la glassa.", [0, "all"], [1, "all"]]],
      },
      nl: {
        list: ["[Braadstuk] 500 g ham", "[Glazuur] 50 g honing"],
        rows: [["Meng alles behalve het glazuur.", [0, "all"], [1, "all"]]],
      },
      pt: {
        list: ["[Assado] 500 g de fiambre", "[Cobertura] 50 g de mel"],
        rows: [["Misture tudo menos a cobertura.", [0, "all"], [1, "all"]]],
      },
    },
  },
  {
    check: "taste",
    expected: "uncertain 1",
    in: {
      en: {
        list: ["300 g rice", "salt"],
        rows: [["Boil the rice with salt.", [0, "all"], [1, "all"]], ["Taste and season with salt."]],
      },
      de: {
        list: ["300 g Reis", "Salz"],
        rows: [["Den Reis mit Salz kochen.", [0, "all"], [1, "all"]], ["Probieren und mit Salz würzen."]],
      },
      fr: {
        list: ["300 g de riz", "sel"],
        rows: [["Faites cuire le riz avec du sel.", [0, "all"], [1, "all"]], ["Goûtez et rectifiez en sel."]],
      },
      es: {
        list: ["300 g de arroz", "sal"],
        rows: [["Cuece el arroz con sal.", [0, "all"], [1, "all"]], ["Prueba y rectifica de sal."]],
      },
      it: {
        list: ["300 g di riso", "sale"],
        rows: [["Cuocete il riso con il sale.", [0, "all"], [1, "all"]], ["Assaggiate e regolate di sale."]],
      },
      nl: {
        list: ["300 g rijst", "zout"],
        rows: [["Kook de rijst met zout.", [0, "all"], [1, "all"]], ["Proef en breng op smaak met zout."]],
      },
      pt: {
        list: ["300 g de arroz", "sal"],
        rows: [["Coza o arroz com sal.", [0, "all"], [1, "all"]], ["Prove e retifique o sal."]],
      },
    },
  },
  {
    check: "the layers repeated",
    expected: "amount 1",
    in: {
      en: {
        list: ["300 ml cream", "200 g cheese"],
        rows: [
          ["Layer half of the cream and the cheese.", [0, "150 ml"], [1, "all"]],
          ["Repeat the layers."],
          ["Pour over the rest of the cream.", [0, "150 ml"]],
        ],
      },
      de: {
        list: ["300 ml Sahne", "200 g Käse"],
        rows: [
          ["Die Hälfte der Sahne und den Käse schichten.", [0, "150 ml"], [1, "all"]],
          ["Die Schichten wiederholen."],
          ["Die restliche Sahne darübergießen.", [0, "150 ml"]],
        ],
      },
      fr: {
        list: ["30 cl de crème", "200 g de fromage"],
        rows: [
          ["Étalez une couche avec la moitié de la crème et le fromage.", [0, "15 cl"], [1, "all"]],
          ["Répétez les couches."],
          ["Versez le reste de la crème.", [0, "15 cl"]],
        ],
      },
      es: {
        list: ["300 ml de nata", "200 g de queso"],
        rows: [
          ["Pon una capa con la mitad de la nata y el queso.", [0, "150 ml"], [1, "all"]],
          ["Repite las capas."],
          ["Vierte el resto de la nata.", [0, "150 ml"]],
        ],
      },
      it: {
        list: ["300 ml di panna", "200 g di formaggio"],
        rows: [
          ["Fate uno strato con metà della panna e il formaggio.", [0, "150 ml"], [1, "all"]],
          ["Ripetete gli strati."],
          ["Versate la panna rimasta.", [0, "150 ml"]],
        ],
      },
      nl: {
        list: ["300 ml room", "200 g kaas"],
        rows: [
          ["Maak een laag met de helft van de room en de kaas.", [0, "150 ml"], [1, "all"]],
          ["Herhaal de lagen."],
          ["Schenk de rest van de room erover.", [0, "150 ml"]],
        ],
      },
      pt: {
        list: ["300 ml de natas", "200 g de queijo"],
        rows: [
          ["Faça uma camada com metade das natas e o queijo.", [0, "150 ml"], [1, "all"]],
          ["Repita as camadas."],
          ["Deite as restantes natas por cima.", [0, "150 ml"]],
        ],
      },
    },
  },
  {
    check: "a kind that is named and not shown",
    expected: "unplaced 0",
    in: {
      en: {
        list: ["4 beef steaks", "2 tsp mustard"],
        rows: [
          ["Pat the meat dry."],
          ["Spread with the mustard.", [1, "all"]],
          ["Brown the steaks.", [0, "all"]],
        ],
      },
      de: {
        list: ["4 Rindersteaks", "2 TL Senf"],
        rows: [
          ["Das Fleisch trocken tupfen."],
          ["Mit dem Senf bestreichen.", [1, "all"]],
          ["Die Steaks anbraten.", [0, "all"]],
        ],
      },
      fr: {
        list: ["4 steaks de bœuf", "2 c. à c. de moutarde"],
        rows: [
          ["Séchez la viande."],
          ["Tartinez avec la moutarde.", [1, "all"]],
          ["Saisissez les steaks.", [0, "all"]],
        ],
      },
      es: {
        list: ["4 filetes de ternera", "2 cucharaditas de mostaza"],
        rows: [["Seca la carne."], ["Unta con la mostaza.", [1, "all"]], ["Dora los filetes.", [0, "all"]]],
      },
      it: {
        list: ["4 bistecche di manzo", "2 cucchiaini di senape"],
        rows: [
          ["Asciugate la carne."],
          ["Spalmate con la senape.", [1, "all"]],
          ["Rosolate le bistecche.", [0, "all"]],
        ],
      },
      nl: {
        list: ["4 runderbiefstukken", "2 tl mosterd"],
        rows: [
          ["Dep het vlees droog."],
          ["Bestrijk met de mosterd.", [1, "all"]],
          ["Bak de biefstukken.", [0, "all"]],
        ],
      },
      pt: {
        list: ["4 bifes de vaca", "2 colheres de chá de mostarda"],
        rows: [["Seque a carne."], ["Barre com a mostarda.", [1, "all"]], ["Frite os bifes.", [0, "all"]]],
      },
    },
  },
  {
    check: "sprinkled with what is used up",
    expected: "uncertain 1",
    in: {
      en: {
        list: ["3 eggs", "100 g sugar"],
        rows: [["Beat the eggs with the sugar.", [0, "all"], [1, "all"]], ["Sprinkle a cloth with sugar."]],
      },
      de: {
        list: ["3 Eier", "100 g Zucker"],
        rows: [
          ["Die Eier mit dem Zucker schlagen.", [0, "all"], [1, "all"]],
          ["Ein Tuch mit Zucker bestreuen."],
        ],
      },
      fr: {
        list: ["3 œufs", "100 g de sucre"],
        rows: [
          ["Battez les œufs avec le sucre.", [0, "all"], [1, "all"]],
          ["Saupoudrez un torchon avec du sucre."],
        ],
      },
      es: {
        list: ["3 huevos", "100 g de azúcar"],
        rows: [
          ["Bate los huevos con el azúcar.", [0, "all"], [1, "all"]],
          ["Espolvorea un paño con azúcar."],
        ],
      },
      it: {
        list: ["3 uova", "100 g di zucchero"],
        rows: [
          ["Sbattete le uova con lo zucchero.", [0, "all"], [1, "all"]],
          ["Spolverate un telo con zucchero."],
        ],
      },
      nl: {
        list: ["3 eieren", "100 g suiker"],
        rows: [["Klop de eieren met de suiker.", [0, "all"], [1, "all"]], ["Bestrooi een doek met suiker."]],
      },
      pt: {
        list: ["3 ovos", "100 g de açúcar"],
        rows: [["Bata os ovos com o açúcar.", [0, "all"], [1, "all"]], ["Polvilhe um pano com açúcar."]],
      },
    },
  },
  {
    check: "soaked and never put in",
    expected: "unplaced 0",
    in: {
      en: {
        list: ["60 g raisins", "300 g apples"],
        rows: [
          ["* Soak the raisins in water for an hour.", [0, "all"]],
          ["Peel the apples.", [1, "all"]],
        ],
      },
      de: {
        list: ["60 g Rosinen", "300 g Äpfel"],
        rows: [
          ["* Die Rosinen eine Stunde in Wasser einweichen.", [0, "all"]],
          ["Die Äpfel schälen.", [1, "all"]],
        ],
      },
      fr: {
        list: ["60 g de raisins secs", "300 g de pommes"],
        rows: [
          ["* Faites tremper les raisins secs une heure dans l'eau.", [0, "all"]],
          ["Épluchez les pommes.", [1, "all"]],
        ],
      },
      es: {
        list: ["60 g de pasas", "300 g de manzanas"],
        rows: [
          ["* Remoja las pasas una hora en agua.", [0, "all"]],
          ["Pela las manzanas.", [1, "all"]],
        ],
      },
      it: {
        list: ["60 g di uvetta", "300 g di mele"],
        rows: [
          ["* Mettete a bagno l'uvetta per un'ora.", [0, "all"]],
          ["Sbucciate le mele.", [1, "all"]],
        ],
      },
      nl: {
        list: ["60 g rozijnen", "300 g appels"],
        rows: [
          ["* Week de rozijnen een uur in water.", [0, "all"]],
          ["Schil de appels.", [1, "all"]],
        ],
      },
      pt: {
        list: ["60 g de passas", "300 g de maçãs"],
        rows: [
          ["* Demolhe as passas uma hora em água.", [0, "all"]],
          ["Descasque as maçãs.", [1, "all"]],
        ],
      },
    },
  },
  {
    check: "seasoned with nothing",
    expected: "uncertain 1",
    in: {
      en: {
        list: ["300 g rice", "salt"],
        rows: [["Boil the rice with the salt.", [0, "all"], [1, "all"]], ["Salt the rice."]],
      },
      de: {
        list: ["300 g Reis", "Salz"],
        rows: [["Den Reis mit dem Salz kochen.", [0, "all"], [1, "all"]], ["Den Reis salzen."]],
      },
      fr: {
        list: ["300 g de riz", "sel"],
        rows: [["Faites cuire le riz avec le sel.", [0, "all"], [1, "all"]], ["Salez le riz."]],
      },
      es: {
        list: ["300 g de arroz", "sal"],
        rows: [["Cuece el arroz con la sal.", [0, "all"], [1, "all"]], ["Sala el arroz."]],
      },
      it: {
        list: ["300 g di riso", "sale"],
        rows: [["Cuocete il riso con il sale.", [0, "all"], [1, "all"]], ["Salate il riso."]],
      },
      nl: {
        list: ["300 g rijst", "zout"],
        rows: [["Kook de rijst met het zout.", [0, "all"], [1, "all"]], ["Zout de rijst."]],
      },
      pt: {
        list: ["300 g de arroz", "sal"],
        rows: [["Coza o arroz com o sal.", [0, "all"], [1, "all"]], ["Salgue o arroz."]],
      },
    },
  },
];

/** Two sentences around each, so that the language is known. */
export const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  en: ["Heat the oven to 180 °C and line the tin with baking paper.", "Serve at once on warm plates."],
  de: [
    "Den Ofen auf 180 °C vorheizen und die Form mit Backpapier auslegen.",
    "Auf warmen Tellern sofort servieren.",
  ],
  fr: [
    "Préchauffez le four à 180 °C et chemisez le moule de papier cuisson.",
    "Servez aussitôt dans des assiettes chaudes.",
  ],
  es: [
    "Precalienta el horno a 180 °C y forra el molde con papel de horno.",
    "Sirve enseguida en platos calientes.",
  ],
  it: [
    "Scaldate il forno a 180 °C e rivestite lo stampo con la carta da forno.",
    "Servite subito nei piatti caldi.",
  ],
  nl: ["Verwarm de oven voor op 180 °C en bekleed de vorm met bakpapier.", "Serveer meteen op warme borden."],
  pt: ["Aqueça o forno a 180 °C e forre a forma com papel vegetal.", "Sirva de imediato em pratos quentes."],
};
