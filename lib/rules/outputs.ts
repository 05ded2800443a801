import { t, tn, type Message } from "@/lib/messages";

/**
 * The ways to take a recipe along (recipes.md#output), in the order of the menus. The calls, their refusals, the names of files and both
 * menus are made of this list; `lib/recipes/output/deliver.ts` makes each of them.
 */
type Output = { format: string; label: string } & (
  | {
      kind: "file";
      type: string;
      ending: `.${string}`;
      /** While it is made, when it was saved, and when it could not be made. */
      making: string;
      done: string;
      failed: string;
    }
  | { kind: "letter" }
);

export const OUTPUTS = [
  { format: "email", label: "Email" satisfies Message, kind: "letter" },
  {
    format: "pdf",
    label: "Download PDF" satisfies Message,
    kind: "file",
    type: "application/pdf",
    ending: ".pdf",
    making: "Making the PDF…" satisfies Message,
    done: "PDF downloaded" satisfies Message,
    failed: "Failed to download recipe as PDF" satisfies Message,
  },
  {
    format: "image",
    label: "Save as Image" satisfies Message,
    kind: "file",
    type: "image/png",
    ending: ".png",
    making: "Drawing the image…" satisfies Message,
    done: "Image saved" satisfies Message,
    failed: "Failed to download recipe as image" satisfies Message,
  },
] as const satisfies readonly Output[];

export type OutputFormat = (typeof OUTPUTS)[number]["format"];
export type FileOutput = Extract<(typeof OUTPUTS)[number], { kind: "file" }>;

/** The output of a format. */
export const outputOf = (format: OutputFormat): (typeof OUTPUTS)[number] =>
  OUTPUTS.find((one) => one.format === format) ?? OUTPUTS[0];

/** True for a format that reaches somebody by letter. */
export const isLetter = (format: unknown): boolean =>
  OUTPUTS.some((one) => one.format === format && one.kind === "letter");

/** Content types of everything that an output call may answer. */
export const OUTPUT_TYPES = [
  "application/json",
  ...OUTPUTS.flatMap((output) => (output.kind === "file" ? [output.type] : [])),
] as const;

/** The before and after of a converted text (converting.md#untangle): for a cook's own recipes alone, so it is in no menu above. */
export const UNTANGLED = {
  type: "image/png",
  ending: ".png",
  making: "Drawing the picture…" satisfies Message,
  done: "Picture saved" satisfies Message,
  failed: "Failed to draw the picture" satisfies Message,
} as const;

/** "Untangled: 341 words → 12 steps". */
export const untangledInWords = ({ words, steps }: { words: number; steps: number }): string =>
  t("Untangled: {words} → {steps}", {
    words: tn(words, "{count} word", "{count} words"),
    steps: tn(steps, "{count} step", "{count} steps"),
  });
