import { withBothScales } from "./temperatures";

test.each([
  ["Bake at 180 °C for 20 minutes.", "Bake at 180 °C (350 °F) for 20 minutes."],
  ["Bake at 350°F.", "Bake at 350°F (180 °C)."],
  ["Heat to 350 degrees F (175 degrees C).", "Heat to 350 degrees F (175 degrees C)."],
  ["Keep at 60-65°C.", "Keep at 60-65°C (140–149 °F)."],
  ["200 °C, fan 180 °C", "200 °C (400 °F), fan 180 °C (350 °F)"],
  ["gas mark 4, or 425 degrees", "gas mark 4, or 425 degrees"],
  ["Melt ***50 g butter*** at 40 °C.", "Melt ***50 g butter*** at 40 °C (104 °F)."],
  ["Freeze at -18 °C.", "Freeze at -18 °C (0 °F)."],
  ["Cook to 235–240 °F.", "Cook to 235–240 °F (113–116 °C)."],
  ["Lower the oven by 25 °F.", "Lower the oven by 25 °F (15 °C)."],
  ["Chill at 4 °C.", "Chill at 4 °C (39 °F)."],
  ["Stir well.", "Stir well."],
])("%s", (text, expected) => {
  expect(withBothScales(text)).toBe(expected);
});
