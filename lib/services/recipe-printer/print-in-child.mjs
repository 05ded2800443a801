/** Child of `index.ts`, bundled by scripts/setup/workers.mjs: makes a PDF or a picture of a recipe. */
import layoutDocument from "@react-pdf/layout";
import { pdf } from "@react-pdf/renderer";
import { serve } from "../child-work/serve.mjs";
import { CARD, card } from "./card-page.mjs";
import { familiesFor, Font } from "./fonts.mjs";
import { paintPdf } from "./paint-pdf.mjs";
import { paintCards, paintPicture, pixelsHigh } from "./paint-picture.mjs";
import { cardSheets, paperSheet, phoneSheet } from "./sheet-page.mjs";
import { PICTURE_SIZE, untangledPage } from "./untangled-page.mjs";

/** As wide as most phones are in pixels. What is longer than the second figure, galleries no longer open. */
const PICTURE_WIDTH_PX = 1080;
const PICTURE_MAX_HEIGHT_PX = 30_000;
/** Two cards high: what is longer would be too small to read where a picture is fitted to a screen. */
const ONE_PIECE_MAX_HEIGHT_PX = 2_700;

const laidOut = (element) => layoutDocument(pdf(element).container.document, Font);

/** Sizes of a step's text in points: the usual one, and how far it may go to fill one page, or to fit it. */
const USUAL = 12.5;
const SMALLEST = 10.5;
const LARGEST = 15.5;
/** Larger letters make longer texts: a little less than what would just fill the page. */
const SAFELY = 0.96;
const WORTH_IT = 1.05;

/** One page where that can be read, for a fridge has one magnet: list beside steps, else above them; what is longer runs on. */
async function paperOf(job) {
  const { lists, parts } = job.recipe;
  if (lists.length > 0 && parts.length > 0) {
    const beside = { beside: true };
    const fitting = await onOnePage(job, await paperAt(job, USUAL, beside), beside);
    if (fitting) return fitting;
  }
  const stacked = await paperAt(job, USUAL);
  return (await onOnePage(job, stacked)) ?? stacked;
}

async function paperAt(job, step, arranged) {
  const element = paperSheet(job, step, arranged);
  return { element, layout: await laidOut(element) };
}

/** The sheet in the largest letters of our range that leave it one page; null when there are none. */
async function onOnePage(job, usual, arranged) {
  const isOne = ({ layout }) => layout.children.length === 1;
  const wished = Math.min((USUAL * SAFELY) / pagesFilled(usual.layout), LARGEST);
  if (wished < SMALLEST) return null;
  if (isOne(usual) && wished < USUAL * WORTH_IT) return usual;
  const other = await paperAt(job, wished, arranged);
  return [other, usual].find(isOne) ?? null;
}

/** How many pages the content takes, as a fraction; the footer apart. */
function pagesFilled({ children: pages }) {
  const { box, children } = pages.at(-1);
  const room = box.height - box.paddingTop - box.paddingBottom;
  const bottom = Math.max(
    ...children.filter(({ props }) => !props.fixed).map((node) => node.box.top + node.box.height),
  );
  return pages.length - 1 + Math.max(0.01, (bottom - box.paddingTop) / room);
}

const printers = {
  async pdf(job) {
    const { element, layout } = await paperOf(job);
    return { bytes: await paintPdf(layout, element.props) };
  },
  async image(job) {
    const layout = await laidOut(phoneSheet(job));
    const high = pixelsHigh(layout, PICTURE_WIDTH_PX);
    if (high > PICTURE_MAX_HEIGHT_PX) return { tooLong: true };
    if (high <= ONE_PIECE_MAX_HEIGHT_PX) return { bytes: await paintPicture(layout, PICTURE_WIDTH_PX) };
    return { bytes: await paintCards(await laidOut(cardSheets(job)), PICTURE_WIDTH_PX) };
  },
  async untangled(job) {
    return { bytes: await paintPicture(await laidOut(untangledPage(job)), PICTURE_SIZE.width) };
  },
  async card(job) {
    return { bytes: await paintPicture(await laidOut(card(job)), CARD.width) };
  },
};

/** What stands on every sheet beside the recipe's words and ours. */
const OWN_WORDS = "0123456789 · …";

serve(({ kind, text, picture, ...job }) =>
  printers[kind]({
    ...job,
    picture: picture && Buffer.from(picture),
    fonts: familiesFor(`${text}${job.appName}${OWN_WORDS}`),
  }),
);
