import "server-only";
/**
 * Printing: a recipe's sheet as PDF or PNG, and the picture of a link, drawn in a child process so that nobody else waits. The same job gives
 * the same bytes.
 */
import { AppError } from "@/lib/errors";
import { inSpan } from "@/lib/telemetry";
import { RECIPE_MAX_CHARS } from "@/lib/rules/limits";
import type { RecipeSheet } from "@/lib/engine/transfer/sheet";
import { ChildFailure, keepWarm, runInChild, type ChildWork } from "../child-work";
import { t, type Message } from "@/lib/messages";

type Common = {
  /** Every character that is shown, for choosing fonts. */
  text: string;
  appName: string;
  /** A JPEG of our own encoder, or null for the drawing in its place. */
  picture: Uint8Array | null;
};

export type PrintJob = Common &
  (
    | {
        kind: "pdf" | "image";
        recipe: RecipeSheet;
        /** ISO 639-1, for screen readers. */
        language: string;
        /** ISO time that stands in the file: the recipe's last change, never the clock. */
        changedAt: string;
      }
    | { kind: "card"; title: string; facts: string; tagline: string }
    | {
        kind: "untangled";
        title: string;
        headline: string;
        before: string;
        after: { step: number; text: string }[];
        /** What the two halves are called, and that further steps do not fit. */
        names: { before: string; after: string; more: string | null };
        tagline: string;
      }
  );

/** Bytes of the print, or why there are none. */
type Printed = { bytes: Uint8Array } | { tooLong: true };

const WORK: ChildWork = {
  entry: ".workers/print.mjs",
  lane: "print",
  timeMs: 30_000,
  memoryMb: 900,
  needs: {
    packages: [
      "@fontsource/atkinson-hyperlegible-next",
      "@fontsource/fraunces",
      "@fontsource/unifontex",
      "@react-pdf/layout",
      "@react-pdf/render",
      "@react-pdf/renderer",
      "dejavu-fonts-ttf",
      "fontkit",
      "pdfkit",
      "react",
      "sharp",
    ],
    addons: true,
  },
};
const TOO_LONG = "This recipe is too long to print." satisfies Message;
const TOO_LONG_PICTURE =
  "This recipe is too long for one picture. Please download it as a PDF." satisfies Message;

/**
 * Draws a job.
 * @throws AppError `too_large` for what is too long, `timeout`, `unavailable` when too much is being printed; the signal's reason
 */
export async function print(job: PrintJob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  if (job.text.length > RECIPE_MAX_CHARS) throw new AppError("too_large", TOO_LONG);
  const printed = await inSpan("print", () => drawn(job, signal));
  if ("tooLong" in printed) throw new AppError("too_large", TOO_LONG_PICTURE);
  return new Uint8Array(printed.bytes);
}

async function drawn(job: PrintJob, signal: AbortSignal | undefined): Promise<Printed> {
  try {
    return (await runInChild(WORK, job, signal)) as Printed;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ChildFailure && (error.reason === "timeout" || error.reason === "memory"))
      throw new AppError("timeout", t("Printing this recipe took too long. Please try again."), {
        cause: error,
      });
    throw error;
  }
}

/** Starts the process that the first print will need. Never throws. */
export const warmPrinter = (): Promise<void> =>
  keepWarm(WORK, 1, {
    ...{ kind: "card", title: "Soup", facts: "", tagline: "", text: "Soup", appName: "", picture: null },
  } satisfies PrintJob);
