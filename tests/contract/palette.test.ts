/** The look has one writer, app/globals.css: what draws without it takes the same colours, and nothing states one by hand. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PALETTE_FILE, paletteText } from "@/scripts/palette";
import { DARK, LIGHT } from "@/lib/rules/palette";

test("lib/rules/palette.ts is what app/globals.css says (else: node --import tsx scripts/palette.ts)", () => {
  expect(readFileSync(PALETTE_FILE, "utf8")).toBe(paletteText());
});

const palette = new Set<string>([...Object.values(LIGHT), ...Object.values(DARK)]);
/** White is nobody's: it is also the paper of a printer and what a picture stands on. */
palette.delete("#ffffff");

test("no other file states a colour of the palette, and the icon has no other", () => {
  const sources = ["app", "components", "lib", "scripts", "tests"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(?:tsx?|mts|mjs|css)$/.test(path) && !path.includes("/generated/"))
    .filter((path) => !["app/globals.css", "lib/rules/palette.ts"].includes(path));
  expect(sources.length).toBeGreaterThan(500);
  const stated = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([colour]) => palette.has(colour.toLowerCase()))
      .map(([colour]) => `${path}: ${colour}`),
  );
  expect(stated).toEqual([]);
  const icon = readFileSync("app/icon.svg", "utf8").match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(icon.filter((colour) => !palette.has(colour))).toEqual([]);
});
