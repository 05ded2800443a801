import "server-only";
/** The picture that stands for a public recipe where its link is shared: drawn once, kept in memory while it is asked for. */
import { createHash } from "node:crypto";
import { TAGLINE } from "@/lib/rules/product";
import { titleCase } from "@/lib/engine/recipe/letters";
import { env } from "@/lib/env";
import { print } from "@/lib/services/recipe-printer";
import { ownPicture } from "@/lib/images/keep";

export type OpenGraphPicture = {
  /** PNG, 1200×630. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Names the content: the same picture has the same, another one another. */
  etag: string;
};

type Shown = {
  title: string;
  /** An address of ours; with any other the drawing of a recipe without a picture stands there. */
  imageUrl: string | null;
  /** A short line under the title: "Servings: 4 · 30 minutes". */
  facts?: string;
};

/** Some hundred kilobytes each. */
const KEPT = 100;
/** Raised when the drawing changes, so that no cache shows the old one. */
const DRAWING = 1;

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** @throws AppError as the printer does; then nothing is kept */
export async function openGraphPicture({ title, imageUrl, facts = "" }: Shown): Promise<OpenGraphPicture> {
  const etag = createHash("sha256")
    .update(JSON.stringify([DRAWING, env.APP_NAME, title, imageUrl, facts]))
    .digest("base64url")
    .slice(0, 27);
  const known = kept.get(etag);
  const drawing = known ?? draw({ title: titleCase(title), imageUrl, facts });
  // The one asked for last is dropped last.
  kept.delete(etag);
  kept.set(etag, drawing);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  try {
    return { bytes: await drawing, etag };
  } catch (error) {
    kept.delete(etag);
    throw error;
  }
}

async function draw({ title, imageUrl, facts }: Required<Shown>): Promise<Uint8Array<ArrayBuffer>> {
  return print({
    kind: "card",
    title,
    facts,
    tagline: TAGLINE,
    text: [title, facts, TAGLINE].join("\n"),
    appName: env.APP_NAME,
    picture: await ownPicture(imageUrl),
  });
}
