import "server-only";
import type { SharedAnswer } from "@/lib/contract/sharing";
import { previewOf, withoutReceipt } from "@/lib/rules/sharing/preview";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { absoluteUrl } from "@/lib/env";

/** The link's address, built from a setting, never from a request's Host. */
export const shareUrl = (token: string): string => absoluteUrl(`/share/${token}`);

/** A shared recipe as stored: whole. It leaves this domain only through `toSharedAnswer`. */
export type SharedSource = {
  token: string;
  sourceType: "user" | "library";
  ownerId: string;
  createdAt: Date;
  content: FormattedContent;
};

/** What goes out. `isEntitled` decides between the whole recipe and its preview: this is the only place that cuts. */
export function toSharedAnswer(
  { token, sourceType, createdAt, content }: SharedSource,
  { isOwner, isEntitled }: { isOwner: boolean; isEntitled: boolean },
): SharedAnswer {
  const shown = isEntitled ? withoutReceipt(content) : previewOf(content);
  const { title, description, servings, imageUrl } = shown;
  return {
    share: {
      token,
      sourceType,
      createdAt: createdAt.toISOString(),
      totalSteps: content.steps.length,
      previewSteps: shown.steps.length,
      isOwner,
    },
    recipe: { title, description, servings, imageUrl, formattedContent: shown },
  };
}
