import type { Metadata } from "next";
import { cache } from "react";
import { SharedPageFailed } from "@/components/sharing/shared-page-failed";
import { SharedRecipe } from "@/components/sharing/shared-recipe";
import { SharedRecipeMissing } from "@/components/sharing/shared-recipe-missing";
import { answerFailed, answerNotFound } from "@/lib/http/current-answer";
import { findPublicPage } from "@/lib/sharing/public-page";
import { sharedMetadata } from "../metadata";
import { t } from "@/lib/messages";

type Props = { params: Promise<{ token: string }> };

/**
 * Made once and kept until the link or its recipe changes (docs/decisions/028-shared-pages-are-kept.md): it is the same for
 * everybody without a session, who are led here by next.config.mjs.
 */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** Once for the page and its head; a failure is a page of its own, which is not kept. */
const load = cache(async (token: string) => {
  try {
    return { page: await findPublicPage({ token }) };
  } catch (error) {
    answerFailed(error, "/share/[token]/for-visitors");
    return null;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).token);
  if (!found) return { title: t("Failed to load shared recipe"), robots: { index: false } };
  return sharedMetadata(found.page);
}

export default async function SharedPageOfVisitor({ params }: Props) {
  const found = await load((await params).token);
  if (!found) return <SharedPageFailed />;
  if (found.page) return <SharedRecipe page={found.page} email={null} />;
  answerNotFound();
  return <SharedRecipeMissing />;
}
