/** Child of `index.ts`: makes a PDF or a picture of a recipe. Plain Node without a compiler, so that the first one is as quick. */
import layoutDocument from "@react-pdf/layout";
import { pdf } from "@react-pdf/renderer";
import { serve } from "../child-work/serve.mjs";
import { CARD, card } from "./card-page.mjs";
import { familiesFor, Font } from "./fonts.mjs";
import { paintPdf } from "./paint-pdf.mjs";
import { paintPicture, pixelsHigh } from "./paint-picture.mjs";
import { paperSheet, phoneSheet } from "./sheet-page.mjs";

/** As wide as most phones are in pixels. What is longer than the second figure, galleries no longer open. */
const PICTURE_WIDTH_PX = 1080;
const PICTURE_MAX_HEIGHT_PX = 30_000;

const laidOut = (element) => layoutDocument(pdf(element).container.document, Font);

/** Size of a step's text in points; larger where a single page leaves room for it, smaller where a recipe just misses one. */
const USUAL = 12.5;
const SMALL = 11;
const LITTLE_MORE = 0.35;
const roomFor = (filled) => (filled < 0.5 ? 15.5 : filled < 0.76 ? 14 : null);

/** One page where that can be read, for a fridge has one magnet; what is longer keeps the usual size. */
async function paperOf(job) {
  const at = async (step) => {
    const element = paperSheet(job, step);
    return { element, layout: await laidOut(element) };
  };
  const usual = await at(USUAL);
  const pages = usual.layout.children;
  const filled = filledShare(pages.at(-1));
  const better =
    pages.length === 1 ? roomFor(filled) : pages.length === 2 && filled < LITTLE_MORE ? SMALL : null;
  if (better === null) return usual;
  const other = await at(better);
  return other.layout.children.length === 1 ? other : usual;
}

/** How far down a page its content reaches, the footer apart. */
const filledShare = ({ box, children }) =>
  Math.max(...children.filter(({ props }) => !props.fixed).map((node) => node.box.top + node.box.height)) /
  box.height;

const printers = {
  async pdf(job) {
    const { element, layout } = await paperOf(job);
    return { bytes: await paintPdf(layout, element.props) };
  },
  async image(job) {
    const layout = await laidOut(phoneSheet(job));
    if (pixelsHigh(layout, PICTURE_WIDTH_PX) > PICTURE_MAX_HEIGHT_PX) return { tooLong: true };
    return { bytes: await paintPicture(layout, PICTURE_WIDTH_PX) };
  },
  async card(job) {
    return { bytes: await paintPicture(await laidOut(card(job)), CARD.width) };
  },
};

/** Words that stand on every sheet beside the recipe's own. */
const OWN_WORDS = "Shopping List Uses: Made with From Page of 0123456789 · …";

serve(({ kind, text, picture, ...job }) =>
  printers[kind]({
    ...job,
    picture: picture && Buffer.from(picture),
    fonts: familiesFor(`${text}${job.appName}${OWN_WORDS}`),
  }),
);
