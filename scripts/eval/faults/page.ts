/** Our own recipes as a web page shows them, without any data for machines: what a reading of the page is checked against. */
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Lists of one kind, each below the heading of its part. */
function listed(lines: readonly SourceLine[], tag: "ul" | "ol"): string {
  let section: string | undefined;
  let html = "";
  let open = false;
  for (const line of lines) {
    if (line.section !== section || !open) {
      if (open) html += `</${tag}>`;
      if (line.section !== section && line.section !== undefined) html += `<h3>${escaped(line.section)}</h3>`;
      html += `<${tag}>`;
      open = true;
      section = line.section;
    }
    html += `<li>${escaped(line.text)}</li>`;
  }
  return open ? `${html}</${tag}>` : html;
}

/** A page with a menu, a story, the recipe, its notes and what readers wrote. */
export function pageOf(recipe: SourceRecipe): string {
  const { title, description, yield: stated, ingredients, instructions, notes = [] } = recipe;
  return `<!doctype html><html lang="en"><head><title>${escaped(title ?? "")}</title></head><body>
<nav><a href="/">Home</a><a href="/recipes">Recipes</a></nav>
<main><h1>${escaped(title ?? "")}</h1>
<p>${escaped(description ?? "We have made this on many weekends, and there is never anything left of it.")}</p>
<p>${escaped(stated ?? "")}</p>
<h2>Ingredients</h2>${listed(ingredients, "ul")}
<h2>Method</h2>${listed(instructions, "ol")}
${notes.length === 0 ? "" : `<h2>Notes</h2>${notes.map((note) => `<p>${escaped(note)}</p>`).join("")}`}
<h2>Comments</h2><p>My neighbour asked me for it twice!</p></main>
<footer>Write to us</footer></body></html>`;
}
