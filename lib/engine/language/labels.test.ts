/** Every pack has its own words for what we put beside a recipe; a failure names the language and the label. */
import { labelsOf, labelWith } from "./labels";
import { PACKS } from "./registry";

const OTHERS = PACKS.map(({ code }) => code).filter((code) => code !== "en");
/** Spelled as in English. */
const SHARED: Readonly<Record<string, readonly string[]>> = { fr: ["notes"] };
const placesIn = (label: string): string[] => label.match(/\{[a-z]+\}/g) ?? [];

test.each(OTHERS)("%s has every label in its own words, with the places that the English one has", (code) => {
  const english = { ...labelsOf("en"), ...labelsOf("en").aisles };
  const own: Record<string, unknown> = { ...labelsOf(code), ...labelsOf(code).aisles };
  const lacking = Object.entries(english).filter(([name, label]) => {
    if (typeof label !== "string") return false;
    const said = own[name];
    const isOwn = typeof said === "string" && said.trim() !== "" && said !== label;
    return (
      !(isOwn || SHARED[code]?.includes(name)) || placesIn(String(said)).join() !== placesIn(label).join()
    );
  });
  expect(lacking.map(([name]) => name)).toEqual([]);
});

test("what goes into a label stands in its place; a language without a pack has English labels", () => {
  expect(labelWith(labelsOf("de").ofAll, "3 EL")).toBe("von 3 EL");
  expect(labelsOf("pl").servings).toBe("Servings");
});
