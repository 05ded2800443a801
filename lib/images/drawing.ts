import "server-only";
/** Drawings of our own (SVG) as kept pictures: named by what they show, so that keeping one twice keeps one picture. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { services } from "@/lib/services";
import { storeImage } from "./keep";
import { imageAddress, imageNameOf } from "./name";

const WIDTH_PX = 640;
const QUALITY = 80;

/** The drawing as JPEG, 640 px wide. */
export const drawAsJpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width: WIDTH_PX }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();

/** Keeps the drawing as JPEG unless the store has it, and answers its address. */
export async function keepDrawing(svg: string): Promise<string> {
  const name = imageNameOf(createHash("sha256").update(`${WIDTH_PX} ${QUALITY} ${svg}`).digest());
  const { blobs } = services();
  if ((await blobs.get(name)) === null) await storeImage(await drawAsJpeg(svg), { owner: null, name });
  return imageAddress(name);
}
