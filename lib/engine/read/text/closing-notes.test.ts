/** What French, Spanish, Italian and Portuguese recipes say behind their last step, without a word for a note. */
import { parseRecipeText } from "./index";

test.each([
  [
    "Spezzatino\n\n800 g di manzo\n2 carote\n\nRosolate il manzo. Unite le carote e cuocete per 2 ore.\n\n",
    "Si accompagna bene con polenta.",
  ],
  [
    "Zuppa\n\n300 g di ceci\n1 cipolla\n\nCuocete i ceci. Soffriggete la cipolla e unitela.\n\n",
    "I ceci in scatola vanno benissimo.",
  ],
  [
    "Bolo\n\n3 ovos\n200 g de farinha\n\nBata os ovos. Junte a farinha e asse 40 minutos.\n\n",
    "No dia seguinte são ainda melhores.",
  ],
  [
    "Sablés\n\n200 g de farine\n125 g de beurre\n\nMélangez la farine et le beurre. Faites cuire 12 minutes.\n\n",
    "Le lendemain, ils sont encore plus fondants.",
  ],
])("%#", (recipe, note) => expect(parseRecipeText(`${recipe}${note}`)?.notes).toEqual([note]));

test("a step of the next day is a step", () => {
  const text =
    "Bacalhau\n\n1 kg de bacalhau\n2 cebolas\n\nDemolhe o bacalhau.\nNo dia seguinte, coza o bacalhau com as cebolas.";
  expect(parseRecipeText(text)?.notes ?? []).toEqual([]);
});
