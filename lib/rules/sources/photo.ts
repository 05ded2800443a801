import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTOS_MAX, PHOTOS_MAX_BYTES } from "@/lib/rules/limits";
import { megabytes, type Source } from "./source";
import { t, type Message } from "@/lib/messages";

export const PHOTO_ERRORS = {
  missing: "Please upload at least one photo of your recipe",
  wrongType: "This file is not a picture. Please upload a PNG or JPG photo.",
  empty: "This photo is empty (0 bytes).",
  get tooLarge() {
    return t("This photo is larger than {size}.", { size: megabytes(PHOTO_MAX_BYTES) });
  },
  get tooManyPixels() {
    return t("This photo is larger than {megapixels} megapixels.", {
      megapixels: PHOTO_MAX_PIXELS / 1_000_000,
    });
  },
  get tooMany() {
    return t("A recipe can have up to {photosMax} photos. Please choose the ones that show it.", {
      photosMax: PHOTOS_MAX,
    });
  },
  get tooLargeTogether() {
    return t("These photos are larger than {size} together. Please send fewer or smaller ones.", {
      size: megabytes(PHOTOS_MAX_BYTES),
    });
  },
  unreadable: "This photo is damaged and could not be read.",
  timeout: "Reading this photo took too long (timeout).",
} as const satisfies Record<string, Message | string>;

/** For a file picker: some systems know no type for a phone's HEIC. */
export const PHOTO_ACCEPT = "image/*,.heic,.heif";

/** Whether a file can be taken for a photo before anything of it is read. */
export const isPhotoFile = ({ name, type }: { name: string; type: string }): boolean =>
  type.startsWith("image/") || /\.hei[cf]$/i.test(name);

/** Of the panel, for the limit that holds on this server. */
export const photoHint = (bytes: number): string =>
  t("PNG or JPG up to {replace} each, in reading order. A phone's HEIC is fine too.", {
    replace: megabytes(bytes).replace(" ", ""),
  });

/** A failure of one photo among several, by its number. */
export const ofPhoto = (number: number, of: number): string =>
  of > 1 ? t("Photo {number}: ", { number }) : "";

/** Photos are read first, one a call; their text is formatted as a text is, once the cook has checked it. */
export const photo = {
  name: "photo",
  get label() {
    return t("Photo");
  },
  call: "/api/recipes/extract-text",
  get working() {
    return t("Reading the photo");
  },
  file: { field: "image" },
  errors: PHOTO_ERRORS,
  known: [],
  failed: {
    get title() {
      return t("Error");
    },
    get text() {
      return t("Failed to extract text from the recipe image. Please try again.");
    },
  },
  keepsTitle: true,
} as const satisfies Source;
