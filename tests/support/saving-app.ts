/**
 * A copy of the app in which eight cooks' windows save one recipe after the other, for whoever kills it: it says which cook, and of each
 * save that was acknowledged its id and its key.
 */
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { SaveRecipeInput } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { saveRecipe } from "@/lib/recipes/write";

const WINDOWS = 8;
const say = (line: string) => writeSync(1, `${line}\n`);

const { id, email } = await db.user.create({
  data: { email: `${randomUUID()}@plainspoon.test`, premiumGrant: { create: {} } },
});
say(`cook ${id}`);

async function save(key: string): Promise<void> {
  const input = SaveRecipeInput.parse({
    title: `Soup ${key}`,
    description: "For a cold day.",
    servings: 4,
    originalContent: "Leek soup… ".repeat(200),
    formattedContent: {
      title: `Soup ${key}`,
      description: "For a cold day.",
      servings: 4,
      imageUrl: null,
      ingredients: { refrigerated: ["2 leeks"], other: ["1 tbsp oil"] },
      steps: [{ number: 1, instruction: "Fry the leeks in oil.", ingredients: ["2 leeks"], isPrep: false }],
    },
    imageUrl: null,
  });
  const saved = await saveRecipe({ viewer: { id, email }, input, idempotencyKey: key });
  say(`saved ${saved.id} ${key}`);
}

await Promise.all(
  Array.from({ length: WINDOWS }, async () => {
    for (;;) {
      const key = randomUUID();
      // Sent again until it is acknowledged, as a browser does while its page is open.
      for (let told = false; !told;) {
        told = await save(key).then(
          () => true,
          () => false,
        );
        if (!told) await new Promise((wait) => setTimeout(wait, 20));
      }
    }
  }),
);
