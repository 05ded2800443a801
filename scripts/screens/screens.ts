/** Every screen of the contact sheet: who looks, where, and what is done before the picture is taken. */
import type { Page } from "@playwright/test";

export type Viewer = "visitor" | "cook" | "empty cook" | "admin";
export type Screen = {
  name: string;
  viewer: Viewer;
  path: (made: Made) => string;
  reach?: (page: Page, made: Made) => Promise<void>;
};
/** What was made before, for the screens to show. */
export type Made = { recipe: string; longWords: string; share: string; library: string };

const at = (path: string) => () => path;
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const TEXT = `Potato soup

Ingredients
500 g potatoes
1 onion
1 l vegetable stock
100 ml cream

Method
Chop the onion. Simmer the potatoes in the stock for 20 minutes. Stir in the cream.`;

async function convertText(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByLabel("Recipe text").fill(TEXT);
  await page.getByRole("button", { name: "Convert Recipe" }).click();
}

async function cook(page: Page, steps: number): Promise<void> {
  await press(page, "Cook");
  await press(page, "Start Cooking");
  for (let step = 1; step < steps; step += 1) await press(page, "Next Step");
}

export const SCREENS: readonly Screen[] = [
  { name: "Home", viewer: "visitor", path: at("/") },
  {
    name: "Home: an error beside its field",
    viewer: "visitor",
    path: at("/"),
    reach: (page) => press(page, "Convert Recipe"),
  },
  {
    name: "Home: a page that refuses",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await page.getByLabel("Recipe URL").fill("https://nowhere.invalid/soup");
      await press(page, "Convert Recipe");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "Home: the wait",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await page.route("**/api/recipes/process-text", () => undefined);
      await convertText(page);
      await page.getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    name: "The result",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await convertText(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "Untangled",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await convertText(page);
      await page.getByRole("dialog").getByRole("button", { name: "Untangle", exact: true }).click();
      await page
        .getByRole("dialog", { name: /^Untangled/ })
        .getByRole("button", { name: /Simmer/ })
        .first()
        .click();
    },
  },
  {
    name: "Log in",
    viewer: "visitor",
    path: at("/?login=1"),
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "Help",
    viewer: "visitor",
    path: at("/about"),
    reach: (page) => press(page, /Help/),
  },
  {
    name: "Reading settings",
    viewer: "visitor",
    path: at("/about"),
    reach: (page) => press(page, "Reading settings"),
  },
  { name: "About", viewer: "visitor", path: at("/about") },
  { name: "Bring recipes in", viewer: "visitor", path: at("/bring-recipes") },
  { name: "For developers", viewer: "visitor", path: at("/developers") },
  { name: "Not found", viewer: "visitor", path: at("/no-such-page") },
  { name: "Shared recipe, visitor", viewer: "visitor", path: ({ share }) => share },
  { name: "A link that ended", viewer: "visitor", path: at("/share/AAAAAAAAAAAAAAAAAAAAAA") },
  { name: "Reset password", viewer: "visitor", path: at("/reset-password") },
  { name: "Saved Recipes, empty", viewer: "empty cook", path: at("/saved-recipes") },
  { name: "My Plan, free", viewer: "empty cook", path: at("/subscription") },
  {
    name: "Trial",
    viewer: "empty cook",
    path: at("/trial"),
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  { name: "My Shares, empty", viewer: "empty cook", path: at("/sharing-analytics") },
  { name: "Saved Recipes", viewer: "cook", path: at("/saved-recipes") },
  {
    name: "Saved Recipes, right after a delete",
    viewer: "cook",
    path: at("/saved-recipes"),
    reach: async (page) => {
      await press(page, /More/);
      await page.getByRole("menuitem", { name: /Delete/ }).click();
    },
  },
  {
    name: "Saved Recipes, searching",
    viewer: "cook",
    path: at("/saved-recipes"),
    reach: (page) => page.getByRole("searchbox").first().fill("soup"),
  },
  { name: "Recipe", viewer: "cook", path: ({ recipe }) => recipe },
  { name: "Recipe, long words", viewer: "cook", path: ({ longWords }) => longWords },
  {
    name: "Recipe, editing",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: (page) => press(page, "Edit"),
  },
  {
    name: "When do you want to eat?",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: async (page) => {
      const question = page.getByText("When do you want to eat?", { exact: true });
      await question.click();
      await page.getByLabel("Eat at").fill("18:30");
      await question.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "Before you start",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: (page) => press(page, "Cook"),
  },
  { name: "Cook Mode", viewer: "cook", path: ({ recipe }) => recipe, reach: (page) => cook(page, 4) },
  { name: "Library recipe", viewer: "cook", path: ({ library }) => library },
  { name: "My Plan, Premium", viewer: "cook", path: at("/subscription") },
  { name: "My Shares", viewer: "cook", path: at("/sharing-analytics") },
  { name: "Admin login", viewer: "visitor", path: at("/admin/login") },
  { name: "Admin: users", viewer: "admin", path: at("/admin/dashboard") },
  {
    name: "Admin: analytics",
    viewer: "admin",
    path: at("/admin/dashboard"),
    reach: (page) => page.getByRole("tab", { name: "Analytics" }).click(),
  },
];
