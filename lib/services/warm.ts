import "server-only";
/** Which child processes stand ready before anybody asks. */
import { warmEngine } from "./engine";
import { warmPdfReader } from "./pdf-reader";
import { warmPictures } from "./pictures";
import { warmPrinter } from "./recipe-printer";

/** Starts them, what most cooks need first, one after the other; never throws. Called once, when the server starts. */
export async function warmChildren(): Promise<void> {
  for (const warm of [warmEngine, warmPictures, warmPdfReader, warmPrinter]) await warm();
}
