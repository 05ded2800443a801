/** By which words Swedish recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    ingredienser | du behover | det här behöver du
  `,
  steps: `
    gor sa har | sa har gor du | tillagning | tillagningssatt | instruktioner | instruktion
  `,
  notes: `
    förvaring
  `,
  junk: `
    näringsvärde | fler recept | liknande recept
  `,
  forPeople: "till",
};
