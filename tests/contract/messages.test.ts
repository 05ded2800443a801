/** The catalogue holds what the app says. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { catalogueOf, messagesIn } from "@/scripts/messages/extract";

const ROOT = resolve(import.meta.dirname, "../..");

test("the catalogue is what `npm run messages` writes of today's sources", async () => {
  const messages = await messagesIn(ROOT);
  expect(messages.length).toBeGreaterThan(1000);
  expect(readFileSync(join(ROOT, "lib/messages/catalogue.data.ts"), "utf8")).toBe(catalogueOf(messages));
});
