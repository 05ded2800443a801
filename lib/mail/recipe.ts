import "server-only";
import type { MarkupToken } from "@/lib/engine/recipe/markup";
import type { RecipeSheet, SheetLine, SheetStep } from "@/lib/engine/transfer/sheet";
import { ownImageAddress } from "@/lib/images/name";
import { absoluteUrl, env } from "@/lib/env";
import { LIGHT } from "@/lib/rules/palette";
import { escapeHtml } from "@/lib/rules/escape-html";
import type { Mail } from "@/lib/services/mailer/port";
import { FACE, HEADING, letterKind, letterPage, PARAGRAPH, TITLE } from "./letter";
import { t } from "@/lib/messages";

const MUTED = `class="muted" style="${PARAGRAPH};color:${LIGHT.muted};font-size:16px"`;
const MUTED_WORDS = `class="muted" style="color:${LIGHT.muted};font-size:16px"`;
const MENTION = `class="mention" style="background:${LIGHT.butter};color:${LIGHT["butter-ink"]}"`;

const TITLE_IN_SUBJECT_CHARS = 60;

/**
 * Somebody's recipe, whole, to read in the mail itself: sections and words as on the printed sheet. Its words may be a stranger's, so
 * the subject is ours but for the title, an answer goes to the sender, and no address in it can be pressed but the sender's own.
 */
export const recipeLetter = letterKind(
  { name: "recipe", after: "sending a recipe by e-mail" } as const,
  ({
    to,
    from,
    sheet,
    imageUrl,
    sourceUrl,
  }: {
    to: string;
    /** Whose wish it was: said in the letter, for the address may be anybody's. */
    from: string;
    sheet: RecipeSheet;
    imageUrl: string | null;
    sourceUrl: string | null;
  }): Mail => {
    const sender =
      to === from
        ? t("You asked {appName} for this recipe.", { appName: env.APP_NAME })
        : t("{from} sent you this recipe with {appName}.", { from, appName: env.APP_NAME });
    const page = isWebAddress(sourceUrl) ? unlinked(sourceUrl ?? "").trim() : null;
    const picture = ownImageAddress(imageUrl);
    return {
      to,
      replyTo: from,
      subject: t("A recipe for you: {title}", { title: inSubject(sheet.title) }),
      // Whose wish it was stays readable and copied as it is: to write to them is what an answer does.
      text: `${unlinked(asText(sheet, page))}\n${sender}\n`,
      html: letterPage(unlinked(sheet.title), asHtml(sheet, sender, page, picture && absoluteUrl(picture))),
    };
  },
);

const isWebAddress = (address: string | null): boolean =>
  address !== null && /^https?:\/\/[^\s<>"]+$/i.test(address);

/** Nothing is seen of it, and no mail program reads over it (Unicode's word joiner). */
const JOINER = "\u2060";

/**
 * Mail programs make a link of whatever begins like one, and of bare names and mail addresses. Of a beginning a blank stays, so that no
 * two rests make another; names and addresses are broken at their dots (IDNA knows four, RFC 3490 §3.1) and at the `@`.
 */
const unlinked = (text: string): string =>
  text
    .replace(/\w{0,20}:\/\/|www\.|mailto:/gi, " ")
    .replace(/(?<=[.\u3002\uFF0E\uFF61])(?=\p{L})|(?<=[@\uFF20])(?=[\p{L}\p{N}])/gu, JOINER);

const words = (text: string): string => escapeHtml(unlinked(text));

function inSubject(title: string): string {
  const chars = [...unlinked(title).replace(/\s+/g, " ").trim()];
  return chars.length <= TITLE_IN_SUBJECT_CHARS
    ? chars.join("")
    : `${chars.slice(0, TITLE_IN_SUBJECT_CHARS - 1).join("")}…`;
}

const added = ({ words: { addedBy } }: RecipeSheet): string =>
  ` (${addedBy.replace("{app}", () => env.APP_NAME)})`;

const plain = (tokens: MarkupToken[]): string => tokens.map(({ text }) => text).join("");

function asText(sheet: RecipeSheet, page: string | null): string {
  const line = ({ text, own, ours }: SheetLine, lead: string) => [
    `${lead}${plain(text)}${ours ? added(sheet) : ""}`,
    ...(own.length === 0 ? [] : [`   ${sheet.words.uses}: ${own.join(" · ")}`]),
  ];
  const steps = ({ number, section, isAfterPart, lines }: SheetStep) => [
    ...(isAfterPart ? ["---", ""] : []),
    ...(section === null ? [] : [`${section}:`]),
    ...lines.flatMap((each, index) => line(each, index === 0 ? `${number}. ` : "   ")),
    "",
  ];
  return [
    sheet.title,
    ...sheet.facts,
    ...sheet.times,
    "",
    ...(sheet.description ? [sheet.description, ""] : []),
    ...(sheet.lists.length === 0 ? [] : [sheet.words.shoppingList.toUpperCase(), ""]),
    ...sheet.lists.flatMap(({ name, lines }) => [`${name}:`, ...lines.map((line) => `- ${line}`), ""]),
    ...sheet.parts.flatMap((part) => [part.name.toUpperCase(), "", ...part.steps.flatMap(steps)]),
    ...(sheet.notes.length === 0
      ? []
      : [sheet.words.notes.toUpperCase(), "", ...sheet.notes.flatMap((note) => [note, ""])]),
    ...(page ? [t("From: {page}", { page }), ""] : []),
  ].join("\n");
}

function asHtml(sheet: RecipeSheet, sender: string, page: string | null, picture: string | null): string {
  const paragraph = (html: string, look = `style="${PARAGRAPH}"`) => `<p dir="auto" ${look}>${html}</p>`;
  return [
    `<h1 dir="auto" style="${TITLE}">${words(sheet.title)}</h1>`,
    sheet.facts.length > 0
      ? paragraph(words(sheet.facts.join(" · ")), `style="${PARAGRAPH};font-weight:700"`)
      : "",
    sheet.times.length > 0 ? paragraph(words(sheet.times.join(" · ")), MUTED) : "",
    picture
      ? `<p style="margin:0 0 16px"><img src="${escapeHtml(picture)}" alt="${words(t("Picture of {title}", { title: sheet.title }))}" width="400" style="max-width:100%;border-radius:12px"></p>`
      : "",
    sheet.description ? paragraph(words(sheet.description), MUTED) : "",
    sheet.lists.length > 0 ? `<h2 style="${HEADING(22)}">${words(sheet.words.shoppingList)}</h2>` : "",
    ...sheet.lists.map(
      ({ name, lines }) =>
        `<h3 class="muted" style="margin:12px 0 4px;font:700 16px/1.4 ${FACE};color:${LIGHT.muted}">${words(name)}</h3>` +
        `<ul style="margin:0 0 16px;padding-left:24px">${lines.map((line) => `<li dir="auto" style="${PARAGRAPH};margin-bottom:6px">${words(line)}</li>`).join("")}</ul>`,
    ),
    ...sheet.parts.map(
      ({ name, steps }) =>
        `<h2 style="${HEADING(22)}">${words(name)}</h2>${steps.map((step) => stepHtml(step, sheet)).join("")}`,
    ),
    sheet.notes.length > 0 ? `<h2 style="${HEADING(22)}">${words(sheet.words.notes)}</h2>` : "",
    ...sheet.notes.map((note) => paragraph(words(note))),
    page ? paragraph(t("From: {page}", { page: words(page) }), MUTED) : "",
    paragraph(escapeHtml(sender), MUTED),
  ]
    .filter(Boolean)
    .join("\n");
}

/** One list a step, so that headings of the recipe's parts can stand between and the numbers stay the recipe's own. */
function stepHtml({ number, section, isAfterPart, lines }: SheetStep, sheet: RecipeSheet): string {
  const end = isAfterPart ? `<hr style="border:0;border-top:1px solid ${LIGHT.line};margin:20px 0">` : "";
  const heading = section === null ? end : `<h3 style="${HEADING(18)}">${words(section)}</h3>`;
  return `${heading}<ol start="${number}" style="margin:0;padding-left:32px"><li dir="auto" style="${PARAGRAPH}">${lines.map((line) => lineHtml(line, sheet)).join("<br>")}</li></ol>`;
}

function lineHtml({ text, own, ours }: SheetLine, sheet: RecipeSheet): string {
  const uses =
    own.length === 0
      ? ""
      : `<br><span ${MUTED_WORDS}>${words(sheet.words.uses)}: <b>${words(own.join(" · "))}</b></span>`;
  return `${text.map(tokenHtml).join("")}${ours ? `<span ${MUTED_WORDS}>${escapeHtml(added(sheet))}</span>` : ""}${uses}`;
}

function tokenHtml({ kind, text }: MarkupToken): string {
  const html = words(text);
  if (kind === "text") return html;
  return kind === "bold" ? `<b>${html}</b>` : `<b ${MENTION}>${html}</b>`;
}
