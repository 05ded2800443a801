import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTOS_MAX, PHOTOS_MAX_BYTES } from "@/lib/rules/limits";
import { megabytes, type Source } from "./source";

export const PHOTO_ERRORS = {
  missing: "Please upload at least one photo of your recipe",
  wrongType: "This file is not a picture. Please upload a PNG or JPG photo.",
  empty: "This photo is empty (0 bytes).",
  tooLarge: `This photo is larger than ${megabytes(PHOTO_MAX_BYTES)}.`,
  tooManyPixels: `This photo is larger than ${PHOTO_MAX_PIXELS / 1_000_000} megapixels.`,
  tooMany: `A recipe can have up to ${PHOTOS_MAX} photos. Please choose the ones that show it.`,
  tooLargeTogether: `These photos are larger than ${megabytes(PHOTOS_MAX_BYTES)} together. Please send fewer or smaller ones.`,
  unreadable: "This photo is damaged and could not be read.",
  timeout: "Reading this photo took too long (timeout).",
} as const;

/** For a file picker: some systems know no type for a phone's HEIC. */
export const PHOTO_ACCEPT = "image/*,.heic,.heif";

/** Whether a file can be taken for a photo before anything of it is read. */
export const isPhotoFile = ({ name, type }: { name: string; type: string }): boolean =>
  type.startsWith("image/") || /\.hei[cf]$/i.test(name);

/** Of the panel, for the limit that holds on this server. */
export const photoHint = (bytes: number): string =>
  `or drop them here. PNG or JPG up to ${megabytes(bytes).replace(" ", "")} each, in reading order. A phone's HEIC is fine too.`;

/** A failure of one photo among several, by its number. */
export const ofPhoto = (number: number, of: number): string => (of > 1 ? `Photo ${number}: ` : "");

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
