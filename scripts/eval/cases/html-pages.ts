/** Recipes as pages of HTML, in the layouts that cookbooks, cards, magazines, web pages and screens have. */
import { amounts, heading, hyphenate, sectionsOf, splitAmount, stepLabel, type Look } from "./look";
import type { CaseRecipe } from "./recipes";

export type PageLayout =
  | "cookbook"
  | "card"
  | "magazine"
  | "web"
  | "screen"
  | "sidebar"
  | "table"
  | "boxed"
  | "two-lists"
  | "phone"
  | "print"
  | "two-lists-note"
  | "check-boxes"
  | "facts-above"
  | "facts-below";

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** A whole HTML document; `widthPx` is the page's width. */
export function htmlPage(recipe: CaseRecipe, layout: PageLayout, look: Look, widthPx: number): string {
  const body = BODIES[layout](recipe, look);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(recipe.title)}</title><style>
*{box-sizing:border-box} body{margin:0;width:${widthPx}px;font:${look.sizePx}px/${look.leading} "${look.font}";color:#1c1a18;background:${layout === "screen" ? "#fff" : "#fdfcf8"}}
.page{padding:${layout === "card" ? "26px 34px" : "44px 52px"}} h1,h2,h3{font-family:"${look.headingFont}";line-height:1.15;margin:0.5em 0 0.3em}
h1{font-size:${layout === "card" ? 1.6 : 2.1}em} h2{font-size:1.25em} h3{font-size:1em;font-style:italic}
ul,ol{list-style:none;padding:0;margin:0 0 0.6em} li{margin:0 0 0.15em} .steps li{margin:0 0 0.45em;${look.justify ? "text-align:justify" : ""}}
p{margin:0.3em 0 0.6em} .meta{font-style:italic} .head{display:flex;justify-content:space-between;font-size:0.75em;margin-bottom:18px;letter-spacing:0.04em}
.big li{display:flex;gap:14px} .num{font-size:1.9em;line-height:1;font-weight:bold;min-width:1.2em}
.two{column-count:2;column-gap:34px} .flex{display:flex;gap:38px} .side{flex:0 0 33%} .main{flex:1}
.box{border:1.5px solid #555;padding:12px 18px;margin:8px 0 14px;background:#f3efe4} td{padding:1px 16px 1px 0;vertical-align:top} td.amount{white-space:nowrap}
.facts{display:flex;gap:44px;margin:12px 0 16px} .facts div{display:flex;flex-direction:column} .facts small{font-size:0.8em;color:#555} .facts b{font-size:1.05em}
.boxes li{display:flex;gap:10px;align-items:baseline} .boxes i{flex:none;display:inline-block;width:0.85em;height:0.85em;border:1.5px solid #444;border-radius:var(--round)}
.note{flex:0 0 24%;font-size:0.85em;font-style:italic;border-left:2px solid #999;padding-left:12px}
.phone{display:flex;justify-content:space-between;padding:8px 22px;font:600 14px "DejaVu Sans";background:#fff} .bar{background:#eee;text-align:center;padding:8px;font:13px "DejaVu Sans";color:#333}
.print{display:flex;justify-content:space-between;font:10px "Liberation Sans";padding:10px 20px}
.nav{background:#2d4a3e;color:#fff;padding:10px 24px;display:flex;gap:26px;font-size:0.85em} .crumbs{color:#777;font-size:0.8em}
</style></head><body>${body}</body></html>`;
}

const title = (recipe: CaseRecipe, look: Look): string => `<h1>${escape(heading(recipe.title, look))}</h1>`;
const text = (value: string, look: Look): string => escape(hyphenate(amounts(value, look), look));

function ingredients(recipe: CaseRecipe, look: Look): string {
  const mark = look.bullet ? `${look.bullet} ` : "";
  return sectionsOf(recipe)
    .map(
      ({ title: name, lines }) =>
        `${name ? `<h3>${escape(name)}</h3>` : ""}<ul>${lines.map((line) => `<li>${mark}${escape(amounts(line, look))}</li>`).join("")}</ul>`,
    )
    .join("");
}

function steps(recipe: CaseRecipe, look: Look): string {
  const items = recipe.steps.map((step, index) => {
    const label = stepLabel(look, index);
    const shown =
      look.numbering === "big"
        ? `<span class="num">${label}</span><span>${text(step, look)}</span>`
        : `${label}${text(step, look)}`;
    return `<li>${shown}</li>`;
  });
  return `<ol class="steps ${look.numbering === "big" ? "big" : ""}">${items.join("")}</ol>`;
}

const h2 = (words: string, look: Look): string => `<h2>${escape(heading(words, look))}</h2>`;
const meta = (recipe: CaseRecipe): string => `<p class="meta">${escape(recipe.yield)}</p>`;
const head = (look: Look): string =>
  `<div class="head"><span>${escape(look.runningHead)}</span><span>${look.pageNumber}</span></div>`;

/** Facts as pages set them in a row: the label above its value, or below it. */
function facts(recipe: CaseRecipe, look: Look, labelFirst: boolean): string {
  const [, count = ""] = /(\d.*)$/.exec(recipe.yield) ?? [];
  const yields = /^Makes/.test(recipe.yield) ? "Makes" : look.pageNumber % 2 === 0 ? "Servings" : "Serves";
  const rows = [
    ["Prep Time", `${5 * (1 + (look.pageNumber % 5))} minutes`],
    ["Cook Time", `${10 * (1 + (look.pageNumber % 7))} minutes`],
    [yields, count],
  ];
  const cells = rows.map(([label, value]) => [`<small>${label}</small>`, `<b>${escape(value ?? "")}</b>`]);
  return `<div class="facts">${cells.map((cell) => `<div>${(labelFirst ? cell : cell.reverse()).join("")}</div>`).join("")}</div>`;
}

function boxes(recipe: CaseRecipe, look: Look): string {
  return sectionsOf(recipe)
    .map(
      ({ title: name, lines }) =>
        `${name ? `<h3>${escape(name)}</h3>` : ""}<ul class="boxes" style="--round:${look.pageNumber % 3 === 0 ? "50%" : "2px"}">${lines.map((line) => `<li><i></i><span>${escape(amounts(line, look))}</span></li>`).join("")}</ul>`,
    )
    .join("");
}

const CLOCKS = ["9:41", "18:07", "7:32 PM", "12:05", "11:48 AM"];
const NETWORKS = ["5G 87%", "LTE 64%", "WiFi 41%", "4G 93%", "78%"];
const siteOf = (look: Look): string => look.runningHead.replace(/[^A-Za-z]/g, "").toLowerCase();

const BODIES: Record<PageLayout, (recipe: CaseRecipe, look: Look) => string> = {
  cookbook: (recipe, look) =>
    `<div class="page">${head(look)}${title(recipe, look)}<p>${text(recipe.intro, look)}</p>${meta(recipe)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
  card: (recipe, look) =>
    `<div class="page">${title(recipe, look)}${meta(recipe)}${ingredients(recipe, look)}${steps(recipe, look)}</div>`,
  magazine: (recipe, look) =>
    `<div class="page">${title(recipe, look)}<p>${text(recipe.intro, look)}</p><div class="two">${meta(recipe)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}</div></div>`,
  web: (recipe, look) =>
    `<div class="page"><p class="crumbs">Home › Recipes › Mains</p>${title(recipe, look)}<p class="crumbs">By the kitchen team · 24 comments</p><p>${text(recipe.intro, look)}</p>${meta(recipe)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}<p class="crumbs">Did you make this? Leave a comment below.</p></div>`,
  screen: (recipe, look) =>
    `<div class="nav"><b>spoonful</b><span>Recipes</span><span>Videos</span><span>Sign in</span></div><div class="page">${title(recipe, look)}${meta(recipe)}<div class="flex"><div class="side">${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}</div><div class="main">${h2(look.methodHeading, look)}${steps(recipe, look)}</div></div></div>`,
  sidebar: (recipe, look) =>
    `<div class="page">${head(look)}${title(recipe, look)}<p>${text(recipe.intro, look)}</p><div class="flex"><div class="main">${h2(look.methodHeading, look)}${steps(recipe, look)}</div><div class="side"><div class="box">${meta(recipe)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}</div></div></div></div>`,
  table: (recipe, look) =>
    `<div class="page">${title(recipe, look)}${meta(recipe)}${h2(look.ingredientsHeading, look)}<table>${recipe.ingredients
      .map(({ text: line }) => splitAmount(amounts(line, look)))
      .map(([amount, food]) => `<tr><td class="amount">${escape(amount)}</td><td>${escape(food)}</td></tr>`)
      .join("")}</table>${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
  boxed: (recipe, look) =>
    `<div class="page">${title(recipe, look)}${meta(recipe)}<div class="flex"><div class="side box">${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}</div><div class="main">${steps(recipe, look)}</div></div></div>`,
  phone: (recipe, look) =>
    `<div class="phone"><span>${CLOCKS[look.pageNumber % CLOCKS.length]}</span><span>${NETWORKS[look.pageNumber % NETWORKS.length]}</span></div><div class="bar">${siteOf(look)}.example</div><div class="page">${title(recipe, look)}${meta(recipe)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
  print: (recipe, look) =>
    `<div class="print"><span>${1 + (look.pageNumber % 12)}/${1 + (look.pageNumber % 28)}/24, ${1 + (look.pageNumber % 12)}:${10 + (look.pageNumber % 49)} ${look.justify ? "PM" : "AM"}</span><span>${escape(recipe.title)} - ${escape(look.runningHead)}</span></div><div class="page">${title(recipe, look)}${meta(recipe)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}</div><div class="print"><span>https://www.${siteOf(look)}.example/recipes/${recipe.title.toLowerCase().replace(/[^a-z]+/g, "-")}</span><span>1/2</span></div>`,
  "two-lists-note": (recipe, look) =>
    `<div class="page">${title(recipe, look)}${meta(recipe)}${h2(look.ingredientsHeading, look)}<div class="flex"><div class="two main">${ingredients(recipe, look)}</div><div class="note">${text(recipe.intro, look)}</div></div>${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
  "check-boxes": (recipe, look) =>
    `<div class="page">${title(recipe, look)}${meta(recipe)}${h2(look.ingredientsHeading, look)}${boxes(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
  "facts-above": (recipe, look) =>
    `<div class="page">${facts(recipe, look, true)}${title(recipe, look)}${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
  "facts-below": (recipe, look) =>
    `<div class="page">${head(look)}${title(recipe, look)}${facts(recipe, look, look.pageNumber % 3 > 0)}<p>${text(recipe.intro, look)}</p><div class="flex"><div class="side">${h2(look.ingredientsHeading, look)}${ingredients(recipe, look)}</div><div class="main">${h2(look.methodHeading, look)}${steps(recipe, look)}</div></div></div>`,
  "two-lists": (recipe, look) =>
    `<div class="page">${title(recipe, look)}<p>${text(recipe.intro, look)}</p>${meta(recipe)}${h2(look.ingredientsHeading, look)}<div class="two">${ingredients(recipe, look)}</div>${h2(look.methodHeading, look)}${steps(recipe, look)}</div>`,
};
