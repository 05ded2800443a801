import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from "@/lib/rules/limits";
import { megabytes, type Source } from "./source";

export const PHOTO_ERRORS = {
  missing: "Please upload at least one photo of your recipe",
  wrongType: "This file is not a picture. Please upload a PNG or JPG photo.",
  empty: "This photo is empty (0 bytes).",
  tooLarge: `This photo is larger than ${megabytes(PHOTO_MAX_BYTES)}.`,
  tooManyPixels: `This photo is larger than ${PHOTO_MAX_PIXELS / 1_000_000} megapixels.`,
  unreadable: "This photo is damaged and could not be read.",
  timeout: "Reading this photo took too long (timeout).",
} as const;

/** Of the panel, for the limit that holds on this server. */
export const photoHint = (bytes: number): string =>
  `or drop them here. PNG or JPG up to ${megabytes(bytes).replace(" ", "")} each, in reading order.`;

/** Photos are read first, one a call; their text is formatted as a text is, once the cook has checked it. */
export const photo = {
  name: "photo",
  label: "Photo",
  call: "/api/recipes/extract-text",
  working: "Reading the photo",
  file: { field: "image" },
  errors: PHOTO_ERRORS,
  known: [],
  failed: { title: "Error", text: "Failed to extract text from the recipe image. Please try again." },
  keepsTitle: true,
} as const satisfies Source;
