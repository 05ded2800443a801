/**
 * The recipe's sheet as react-pdf elements: for paper, or as one long page as wide as a phone. Plain `createElement`, because this process
 * runs without a compiler.
 */
import { Document, Image, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { LIGHT as palette } from "../../rules/palette.ts";
import { method, noteList, shopping } from "./sheet-parts.mjs";
import { heading, tag, words } from "./words.mjs";

/** Measures in points. */
const PAPER = {
  size: "A4",
  top: 38,
  side: 44,
  bottom: 48,
  foot: 22,
  columns: 2,
  space: 1,
  background: "#ffffff",
};
const PHONE = {
  size: [390],
  top: 30,
  side: 24,
  bottom: 28,
  foot: 14,
  columns: 1,
  space: 1.15,
  background: palette.paper,
};
const PHONE_STEP = 17;
/** A card of four by five, as wide as a phone: what is longer than two of them goes on more. */
const CARDS = { ...PHONE, size: [390, 487.5], top: 26, bottom: 40 };
const CARD_PICTURE = 150;
const PAPER_PICTURE = 116;
const PHONE_PICTURE = 220;
/** A description longer than this stands below the picture, not beside it. */
const SHORT_DESCRIPTION_CHARS = 260;

/** A step is read from an arm's length: it is the largest running text, and all else is measured by it. */
const sizesFor = (step, { space }) => ({
  step,
  line: step * 0.94,
  small: step * 0.84,
  heading: step * 1.32,
  title: step * 2.1,
  space: step * space,
});

/** The list beside the steps: both are in sight at once, as long as a page holds them. */
const BESIDE = { ...PAPER, columns: 1, list: 168 };

/** The document for paper; `step` is the size of a step's text in points. `beside` puts the list next to the steps, else it stands above. */
export const paperSheet = (job, step, { beside = false } = {}) =>
  sheet(job, beside ? BESIDE : PAPER, sizesFor(step, PAPER));

/** One page, as long as the recipe. */
export const phoneSheet = (job) => sheet(job, PHONE, sizesFor(PHONE_STEP, PHONE));

/** The recipe on cards of one size: a long picture is made small by every messenger, and its words with it. */
export const cardSheets = (job) => sheet(job, CARDS, sizesFor(PHONE_STEP, CARDS));

function sheet({ recipe, fonts, language, appName, changedAt, picture }, paper, size) {
  const kit = { fonts, size, paper, picture, appName, labels: recipe.words };
  const onPages = paper !== PHONE;
  const list = shopping(recipe.lists, kit);
  const steps = [...recipe.parts.flatMap((part) => method(part, kit)), ...noteList(recipe.notes, kit)];
  const style = {
    fontFamily: fonts.text,
    color: palette.ink,
    backgroundColor: paper.background,
    paddingTop: paper.top,
    paddingHorizontal: paper.side,
    paddingBottom: paper.bottom,
  };
  const date = new Date(changedAt);
  return h(
    Document,
    {
      title: recipe.title,
      language,
      creator: appName,
      producer: appName,
      creationDate: date,
      modificationDate: date,
    },
    h(
      Page,
      { size: paper.size, style, wrap: onPages },
      paper.size === PAPER.size ? paperHead(recipe, kit) : phoneHead(recipe, kit),
      ...(paper === BESIDE ? [sideBySide(list, steps, kit)] : [...list, ...steps]),
      onPages ? footer(recipe, appName, kit) : madeWith(appName, kit),
    ),
  );
}

function sideBySide(list, steps, { size, paper }) {
  const card = {
    width: paper.list,
    padding: 12,
    paddingBottom: 12 - size.space * 0.8,
    borderRadius: 12,
    backgroundColor: palette.paper,
  };
  return h(
    View,
    { style: { flexDirection: "row", alignItems: "flex-start", gap: 24 } },
    h(View, { style: card }, ...list),
    h(View, { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } }, ...steps),
  );
}

function paperHead(recipe, kit) {
  const beside = recipe.description.length <= SHORT_DESCRIPTION_CHARS;
  return h(
    View,
    { style: { marginBottom: kit.size.space } },
    h(
      View,
      { wrap: false, style: { flexDirection: "row", gap: 22, alignItems: "flex-start" } },
      h(
        View,
        { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
        ...headWords(recipe, kit),
        beside && description(recipe, kit),
      ),
      kit.picture && figure(recipe, kit, { width: PAPER_PICTURE, height: PAPER_PICTURE }),
    ),
    !beside && description(recipe, kit),
  );
}

function phoneHead(recipe, kit) {
  const { size, paper, picture } = kit;
  const high = paper === CARDS ? CARD_PICTURE : PHONE_PICTURE;
  return h(
    View,
    { style: { marginBottom: size.space * 1.2 } },
    picture && figure(recipe, kit, { width: "100%", height: high, marginBottom: size.space }),
    ...headWords(recipe, kit),
    description(recipe, kit),
  );
}

/** A long title gets smaller before it fills the page. */
const titleSize = (title, most) => most * (title.length <= 60 ? 1 : title.length <= 120 ? 0.78 : 0.62);

function headWords({ title, facts, times, source }, kit) {
  const { size, labels } = kit;
  return [
    heading("H1", title, kit, { fontSize: titleSize(title, size.title) }),
    facts.length > 0 &&
      words("P", facts.join(" · "), {
        fontSize: size.line,
        fontWeight: 700,
        marginTop: size.space * 0.35,
      }),
    times.length > 0 && words("P", times.join(" · "), { fontSize: size.small, color: palette.muted }),
    source !== null &&
      words(
        "P",
        labels.source.replace("{source}", () => source),
        {
          fontSize: size.small,
          color: palette.muted,
        },
      ),
  ];
}

const description = ({ description: text }, { size }) =>
  text !== "" && words("P", text, { fontSize: size.line, color: palette.muted, marginTop: size.space * 0.5 });

/** Where there is none, nothing stands in its place: a drawing shows nothing of the dish. */
function figure({ title }, { picture, labels }, box) {
  return h(Image, {
    tag: tag("Figure", { alt: labels.pictureOf.replace("{title}", () => title) }),
    src: { data: picture, format: "jpg" },
    style: { ...box, borderRadius: 12, objectFit: "cover" },
  });
}

const madeWith = (appName, { size, labels }) =>
  words(
    "P",
    labels.madeWith.replace("{app}", () => appName),
    {
      fontSize: size.small,
      color: palette.muted,
      marginTop: size.space * 0.5,
    },
  );

/** On every page of several: what it belongs to, and which of how many it is. */
const footer = ({ title }, appName, { size, paper, labels }) =>
  h(Text, {
    fixed: true,
    style: {
      position: "absolute",
      left: paper.side,
      right: paper.side,
      bottom: paper.foot,
      fontSize: size.small * 0.92,
      color: palette.muted,
      textAlign: "center",
    },
    render: ({ pageNumber, totalPages }) =>
      totalPages === 1
        ? appName
        : `${shortened(title)} · ${labels.pageOf.replace("{n}", pageNumber).replace("{m}", totalPages)} · ${appName}`,
  });

const shortened = (title) => ([...title].length <= 60 ? title : `${[...title].slice(0, 58).join("")}…`);
