/** The two films: what happens in each, and what is said meanwhile (components/shared/video-words.ts). */
import type { Page } from "@playwright/test";
import { COOK_MODE_WORDS, EXPLAINER_WORDS } from "@/components/shared/video-words";
import type { Film } from "./recorder";

/** As people write recipes down: everything in one breath. */
export const PIE = `Grandma's leek and potato pie (serves 4)

So this is the one everybody asks me for, and honestly it is not hard, it just takes its time. You will need 4 leeks, 600 g potatoes, 60 g butter, 200 ml cream, 1 onion, 2 cloves of garlic, 150 g cheddar, 320 g puff pastry, 1 egg and half a teaspoon of nutmeg.

Boil the potatoes for 10 minutes, then drain them. Melt half of the butter in a big pan and fry the onion and the garlic in it for 5 minutes, then add the rest of the butter and the leeks and cook gently with the lid on for 15 minutes. Pour in the cream, stir in the nutmeg and two thirds of the cheddar, fold in the potatoes and tip it all into a pie dish. Lay the pastry on top, brush it with the egg, sprinkle over the rest of the cheddar and bake at 200°C for 30 minutes until it is golden.`;

/** Who cooks in the films, and the pie as it was saved. */
export type Cook = { session: string; recipe: string };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

export async function explainer({ page, ...film }: Film, cook: Cook): Promise<void> {
  const [tired, paste, checks, list, steps, then, yours] = EXPLAINER_WORDS;
  await film.visit("/");
  await film.say(tired);
  await film.press(page.getByRole("tab", { name: "Text" }));
  const text = page.getByLabel("Recipe text");
  await text.fill(PIE);
  await text.evaluate((field) => field.scrollTo(0, 0));
  await film.hold(4);
  await film.say(paste);
  await film.hold(2);
  await film.press(button(page, "Convert Recipe"));
  const result = page.getByRole("dialog");
  await film.until(result);
  await film.say(checks);
  await film.hold(4);
  await film.say(list);
  await film.scrollTo(result.getByRole("heading", { name: "Shopping List" }), 1.5);
  await film.hold(3.5);
  await film.say(steps);
  const step = (words: string) => result.getByRole("listitem").filter({ hasText: words }).last();
  await film.scrollTo(step("Melt"), 2);
  await film.hold(4);
  await film.scrollTo(step("Lay the"), 1.5);
  await film.hold(2.5);
  await film.visit(cook.recipe, cook.session);
  await button(page, "Cook").click();
  await button(page, "Start cooking").click();
  await film.until(button(page, "Next Step"));
  await film.say(then);
  await film.hold(2);
  for (let step = 0; step < 2; step += 1) {
    await film.press(button(page, "Next Step"));
    await film.hold(1.5);
  }
  await film.visit("/", "");
  await film.say(yours);
  await film.hold(3);
}

export async function cookMode({ page, ...film }: Film, cook: Cook): Promise<void> {
  const [press, first, one, tick, timer, on, calls, back, done] = COOK_MODE_WORDS;
  await film.visit(cook.recipe, cook.session);
  await film.say(press);
  await film.hold(2);
  await film.press(button(page, "Cook"));
  await film.say(first);
  await film.hold(4);
  await film.press(button(page, "Start cooking"));
  await film.say(one);
  await film.hold(2.5);
  await film.press(button(page, "Next Step"));
  await film.hold(1.5);
  await film.say(tick);
  await film.press(page.getByRole("checkbox").first());
  await film.hold(1.5);
  await film.say(timer);
  await film.watch(2.5);
  await film.say(on);
  await film.press(button(page, "Next Step"));
  await film.watch(2.5);
  await film.say(calls);
  await film.watch(1);
  await page.clock.fastForward("04:50");
  await film.watch(8);
  await film.say(back);
  await film.press(button(page, "Previous"));
  await film.hold(3);
  await film.say(done);
  await film.press(button(page, "Exit"));
  await film.hold(4);
}
