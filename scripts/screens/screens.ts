/** Every screen of the contact sheet: who looks, where, and what is done before the picture is taken, by names in the sheet's language. */
import type { Page } from "@playwright/test";
import { t } from "@/lib/messages";
import { messageLanguage } from "@/lib/messages/speech";
import { SHOWN } from "./recipes";

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
const shown = () => SHOWN[messageLanguage()];
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function convertText(page: Page, text = shown().text): Promise<void> {
  await page.getByRole("tab", { name: t("Text") }).click();
  await page.getByLabel(t("Recipe text")).fill(text);
  await page.getByRole("button", { name: t("Convert Recipe") }).click();
}

const result = (page: Page) => page.getByRole("dialog", { name: t("Your Reformatted Recipe") });

async function cook(page: Page, steps: number): Promise<void> {
  await press(page, t("Cook"));
  await press(page, t("Start cooking"));
  for (let step = 1; step < steps; step += 1) await press(page, t("Next Step"));
}

/** To the end of the recipe, however many steps it has. */
async function cookAll(page: Page): Promise<void> {
  await cook(page, 1);
  const next = page.getByRole("button", { name: t("Next Step") });
  while (await next.isVisible()) await next.click();
  await press(page, t("Complete Recipe"));
}

export const SCREENS: readonly Screen[] = [
  { name: "Home", viewer: "visitor", path: at("/") },
  {
    name: "Home: an error beside its field",
    viewer: "visitor",
    path: at("/"),
    reach: (page) => press(page, t("Convert Recipe")),
  },
  {
    name: "Home: a page that refuses",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await page.getByLabel(t("Recipe URL")).fill("https://nowhere.invalid/soup");
      await press(page, t("Convert Recipe"));
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
      await page.getByRole("button", { name: t("Cancel") }).waitFor();
    },
  },
  {
    name: "The result",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await convertText(page);
      await result(page).waitFor();
    },
  },
  {
    name: "The result, things to check",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await convertText(page, shown().doubtful);
      await result(page).waitFor();
    },
  },
  {
    name: "Untangled",
    viewer: "visitor",
    path: at("/"),
    reach: async (page) => {
      await convertText(page);
      await result(page)
        .getByRole("button", { name: t("Compare with the original"), exact: true })
        .click();
      await page
        .getByRole("dialog", { name: new RegExp(`^${t("Untangled")}`) })
        .getByRole("button", { name: shown().verb })
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
    reach: (page) => press(page, new RegExp(`^${t("Help")}`)),
  },
  {
    name: "Reading settings",
    viewer: "visitor",
    path: at("/about"),
    reach: (page) => press(page, t("Reading settings")),
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
      await press(page, new RegExp(t("More")));
      await page.getByRole("menuitem", { name: new RegExp(t("Delete")) }).click();
    },
  },
  {
    name: "Saved Recipes, searching",
    viewer: "cook",
    path: at("/saved-recipes"),
    reach: (page) => page.getByRole("searchbox").first().fill(shown().search),
  },
  { name: "Recipe", viewer: "cook", path: ({ recipe }) => recipe },
  { name: "Recipe, long words", viewer: "cook", path: ({ longWords }) => longWords },
  {
    name: "Recipe, editing",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: (page) => press(page, t("Edit")),
  },
  {
    name: "When do you want to eat?",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: async (page) => {
      const question = page.getByText(t("When do you want to eat?"), { exact: true });
      await question.click();
      await page.getByLabel(t("Eat at")).fill("18:30");
      await question.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "Before you start",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: (page) => press(page, t("Cook")),
  },
  { name: "Cook Mode", viewer: "cook", path: ({ recipe }) => recipe, reach: (page) => cook(page, 4) },
  {
    name: "Cook Mode, time is up",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: async (page) => {
      await page.clock.install();
      await page.reload();
      await cook(page, 4);
      await page.clock.fastForward("59:00");
    },
  },
  {
    name: "Cook Mode settings",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: async (page) => {
      await cook(page, 1);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("More"), exact: true })
        .click();
      await press(page, t("Cook Mode settings"));
    },
  },
  {
    name: "All steps",
    viewer: "cook",
    path: ({ recipe }) => recipe,
    reach: async (page) => {
      await cook(page, 5);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("More"), exact: true })
        .click();
      await press(page, t("All steps"));
    },
  },
  { name: "All done", viewer: "cook", path: ({ recipe }) => recipe, reach: cookAll },
  { name: "Library recipe", viewer: "cook", path: ({ library }) => library },
  { name: "Library recipe, without Premium", viewer: "empty cook", path: ({ library }) => library },
  { name: "My Plan, Premium", viewer: "cook", path: at("/subscription") },
  { name: "My Shares", viewer: "cook", path: at("/sharing-analytics") },
  { name: "Admin login", viewer: "visitor", path: at("/admin/login") },
  { name: "Admin: users", viewer: "admin", path: at("/admin/dashboard") },
  {
    name: "Admin: analytics",
    viewer: "admin",
    path: at("/admin/dashboard"),
    reach: (page) => page.getByRole("tab", { name: t("Analytics") }).click(),
  },
];
