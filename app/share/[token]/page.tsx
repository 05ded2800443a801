import type { Metadata } from "next";
import { cache } from "react";
import { SharedRecipe } from "@/components/sharing/shared-recipe";
import { SharedRecipeMissing } from "@/components/sharing/shared-recipe-missing";
import { answerNotFound } from "@/lib/http/current-answer";
import { currentUser } from "@/lib/http/page-user";
import { findSharedPage } from "@/lib/sharing/page";
import { sharedMetadata } from "./metadata";

type Props = { params: Promise<{ token: string }> };

const load = cache(async (token: string) => findSharedPage({ viewer: await currentUser(), token }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sharedMetadata(await load((await params).token));
}

/** A shared page for viewers with a session; everybody else gets for-visitors/page.tsx under the same address (next.config.mjs). */
export default async function SharedPageOfMember({ params }: Props) {
  const page = await load((await params).token);
  if (page) return <SharedRecipe page={page} email={(await currentUser())?.email ?? null} />;
  answerNotFound();
  return <SharedRecipeMissing />;
}
