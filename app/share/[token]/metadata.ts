import "server-only";
import type { Metadata } from "next";
import { titleCase } from "@/lib/engine/recipe/letters";
import { env } from "@/lib/env";
import type { SharedPage } from "@/lib/sharing/page";
import { t } from "@/lib/messages";

const DESCRIPTION_CHARS = 200;

/** The head of a shared page: its one address, and what a message shows of the link. */
export function sharedMetadata(page: SharedPage | null): Metadata {
  if (!page) return { title: t("Recipe not found"), robots: { index: false } };
  const { share, recipe, url, previewUrl } = page;
  const title = titleCase(recipe.title);
  const said = recipe.description.replace(/\s+/g, " ").trim();
  const description =
    said.length > DESCRIPTION_CHARS
      ? `${said.slice(0, DESCRIPTION_CHARS).replace(/\s+\S*$/, "")} …`
      : said ||
        t("{title} in {totalSteps} plain steps, with one shopping list.", {
          title,
          totalSteps: share.totalSteps,
        });
  const images = [{ url: previewUrl, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "article", siteName: env.APP_NAME, title, description, url, images },
    twitter: { card: "summary_large_image", title, description, images: [previewUrl] },
  };
}
