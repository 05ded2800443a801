/**
 * Writes lib/rules/palette.ts: the colours of app/globals.css for whatever draws without a stylesheet (letters, the demo checkout, printed
 * recipes, a browser's own bars). `node --import tsx scripts/palette.ts`; tests/contract/palette.test.ts holds the two together.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
export const PALETTE_FILE = join(ROOT, "lib/rules/palette.ts");

/** The colours of the block that begins with `selector`: a name without its dashes, and six digits. */
function coloursOf(css: string, selector: string): [name: string, value: string][] {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf("}", from));
  return [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
}

/** The file as it is to be. */
export function paletteText(): string {
  const css = readFileSync(join(ROOT, "app/globals.css"), "utf8");
  const written = (name: string, selector: string) => {
    const rows = coloursOf(css, selector).map(
      ([key, value]) => `  ${key.includes("-") ? `"${key}"` : key}: "${value}",\n`,
    );
    return `export const ${name} = {\n${rows.join("")}} as const;\n`;
  };
  return `/** The colours of app/globals.css, where they are chosen. Written by scripts/palette.ts: change them there, and run it. */

${written("LIGHT", ":root")}
${written("DARK", ".dark")}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(PALETTE_FILE, paletteText());
