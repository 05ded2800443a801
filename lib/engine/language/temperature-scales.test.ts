import { withBothScales } from "./temperature-scales";

test.each([
  ["Bake at 180 °C for 20 minutes.", "Bake at 180 °C (355 °F) for 20 minutes."],
  ["Bake at 350°F.", "Bake at 350°F (175 °C)."],
  ["Heat to 350 degrees F (175 degrees C).", "Heat to 350 degrees F (175 degrees C)."],
  ["Keep at 60-65°C.", "Keep at 60-65°C (140–149 °F)."],
  ["200 °C, fan 180 °C", "200 °C (390 °F), fan 180 °C (355 °F)"],
  ["gas mark 4, or 425 degrees", "gas mark 4, or 425 degrees"],
  ["Melt ***50 g butter*** at 40 °C.", "Melt ***50 g butter*** at 40 °C (104 °F)."],
  ["Stir well.", "Stir well."],
])("%s", (text, expected) => {
  expect(withBothScales(text)).toBe(expected);
});
