import "server-only";
/** Which child processes stand ready before anybody asks. */
import { warmDocumentReader } from "./document-reader";
import { warmEngine } from "./engine";
import { warmPdfReader } from "./pdf-reader";
import { warmPhotoReader } from "./photo-reader";
import { warmPictures } from "./pictures";
import { warmPrinter } from "./recipe-printer";

/** Starts them, what most cooks need first, one after the other; never throws. Called once, when the server starts. */
export async function warmChildren(): Promise<void> {
  const first = [warmEngine, warmPictures, warmPhotoReader, warmPdfReader, warmDocumentReader, warmPrinter];
  for (const warm of first) await warm();
}
