import type { Metadata } from "next";
import { cache } from "react";
import { SharedRecipe } from "@/components/sharing/shared-recipe";
import { SharedRecipeMissing } from "@/components/sharing/shared-recipe-missing";
import { answerNotFound } from "@/lib/http/current-answer";
import { findPublicPage } from "@/lib/sharing/public-page";
import { sharedMetadata } from "../metadata";

type Props = { params: Promise<{ token: string }> };

/**
 * Made once and kept until the link or its recipe changes (docs/decisions/028-shared-pages-are-kept.md): it is the same for
 * everybody without a session, who are led here by next.config.mjs.
 */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

const load = cache((token: string) => findPublicPage({ token }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sharedMetadata(await load((await params).token));
}

export default async function SharedPageOfVisitor({ params }: Props) {
  const page = await load((await params).token);
  if (page) return <SharedRecipe page={page} email={null} />;
  answerNotFound();
  return <SharedRecipeMissing />;
}
