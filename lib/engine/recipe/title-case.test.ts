import { titleCase } from "@/lib/engine/recipe/title-case";

test.each([
  ["creamy tomato soup", "Creamy Tomato Soup"],
  ["mac and cheese with bacon", "Mac and Cheese with Bacon"],
  ["the best soup to live on", "The Best Soup to Live On"],
  ["Soup For The Soul", "Soup for the Soul"],
  ["ROASTED CARROTS WITH HONEY", "Roasted Carrots with Honey"],
  ["GINGER SNAPS (Mrs. Hallett)", "Ginger Snaps (Mrs. Hallett)"],
  ["BLT (my way)", "BLT (My Way)"],
  ["BBQ chicken", "BBQ Chicken"],
  ["BLT", "BLT"],
  ["one-pan chicken stir-fry", "One-Pan Chicken Stir-Fry"],
  ["grandma's “sunday” roast", "Grandma's “Sunday” Roast"],
  ["crème brûlée à la maison", "Crème Brûlée à la Maison"],
  ["Crème Brûlée à la Maison", "Crème Brûlée à la Maison"],
  ["TARTE AUX POMMES", "Tarte aux pommes"],
  ["Tarta de queso con nueces", "Tarta de Queso con Nueces"],
  ["pico de gallo", "Pico de Gallo"],
  ["Chicken with salsa de tomate", "Chicken with Salsa de Tomate"],
  ["chilli: the real one", "Chilli: The Real One"],
  ["15-minute pasta (for two)", "15-Minute Pasta (for Two)"],
  ["  spaced   out  ", "Spaced Out"],
  ["", ""],
  ["Marmorkuchen mit Schokoglasur", "Marmorkuchen mit Schokoglasur"],
  ["chili con carne", "Chili con Carne"],
  ["Kartoffeln aus dem Ofen", "Kartoffeln aus dem Ofen"],
  ["Lapin à l'ancienne", "Lapin à l'ancienne"],
  ["penne all’arrabbiata", "Penne all’arrabbiata"],
  ["Stoofpot uit oma's keuken", "Stoofpot uit oma's keuken"],
  ["Tarte à la tomate et au chèvre", "Tarte à la tomate et au chèvre"],
])("%j is shown as %j", (title, shown) => {
  expect(titleCase(title)).toBe(shown);
});
