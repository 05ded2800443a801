/** What everyday French, Italian, Spanish and Portuguese orders throw in, set apart from what they throw away. */
import { usesAndReceipt } from "@/tests/support/cooking-uses";

test.each([
  [
    "Soupe\n\n150 g de pousses d'épinards\n100 g de petites pâtes\n2 litres d'eau\n\nFaites bouillir l'eau. Jetez les pâtes et laissez cuire. Au dernier moment, jetez les épinards dedans.",
    ["2 litres d'eau = all", "100 g de petites pâtes = all", "150 g de pousses d'épinards = all"],
  ],
  [
    "Haricots\n\n300 g de haricots blancs\n2 litres d'eau\n1 oignon\n\nFaites tremper les haricots une nuit, jetez l'eau. Ajoutez l'oignon et cuisez 1 heure.",
    ["1 oignon = all"],
  ],
  [
    "Macarrão\n\n300 g de macarrão\n2 litros de água\n1 cebola\n\nFerva a água e jogue o macarrão. Jogue fora a água do cozimento. Junte a cebola.",
    ["2 litros de água = all", "300 g de macarrão = all", "1 cebola = all"],
  ],
])("%#", (text, uses) => {
  expect(usesAndReceipt(text).uses).toEqual(expect.arrayContaining(uses));
});

test.each([
  [
    "Canelones\n\n20 placas de canelón\n300 g de ternera\n1 litro de leche\n\nDora la ternera. Hervimos las placas según el paquete. Echamos la leche.",
    "20 placas de canelón = all",
  ],
  [
    "Tiramisù\n\n500 g di mascarpone\n150 g di crema spalmabile di pistacchio\n24 savoiardi\n\nAmmorbidite il mascarpone con 100 g della crema di pistacchio. Unite i savoiardi.",
    "150 g di crema spalmabile di pistacchio = 100 g",
  ],
  [
    "Peixe\n\n1 kg de peixe branco firme em postas\n2 limões\n1 cebola\n\nTempere as postas com o limão. Arrume o peixe por cima da cebola.",
    "1 kg de peixe branco firme em postas = all",
  ],
])("a short name finds its line: %#", (text, use) => {
  expect(usesAndReceipt(text).uses).toContain(use);
});
