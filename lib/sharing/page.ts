import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { SharedAnswer } from "@/lib/contract/sharing";
import { absoluteUrl } from "@/lib/env";
import { shareUrl } from "./dto";
import { findShared } from "./read";
import { hasSignedUpThrough } from "./signup";

/**
 * For whom the page is: a visitor without account; a `member` without the right to the whole recipe, `newcomer` when the account
 * was made on this page; somebody `entitled`; the `owner` of the link.
 */
export type Audience = "visitor" | "member" | "newcomer" | "entitled" | "owner";

export type SharedPage = SharedAnswer & {
  audience: Audience;
  /** The page's one address, absolute. */
  url: string;
  /** The recipe's own picture, absolute, when it has one. */
  imageUrl: string | null;
  /** The preview picture for links in messages, absolute. */
  previewUrl: string;
};

/** All that the page of a link shows to `viewer`, or null when the link does not live. */
export async function findSharedPage({
  viewer,
  token,
}: {
  viewer: Viewer | null;
  token: string;
}): Promise<SharedPage | null> {
  const found = await findShared({ viewer, token });
  if (!found) return null;
  const { share, recipe, isEntitled } = found;
  return {
    share,
    recipe,
    audience: await audienceOf({ viewer, token, isOwner: share.isOwner, isEntitled }),
    url: shareUrl(token),
    imageUrl: recipe.imageUrl === null ? null : absoluteUrl(recipe.imageUrl),
    previewUrl: absoluteUrl(`/api/share/${token}/picture`),
  };
}

async function audienceOf({
  viewer,
  token,
  isOwner,
  isEntitled,
}: {
  viewer: Viewer | null;
  token: string;
  isOwner: boolean;
  isEntitled: boolean;
}): Promise<Audience> {
  if (isEntitled) return isOwner ? "owner" : "entitled";
  if (viewer === null) return "visitor";
  return (await hasSignedUpThrough({ viewer, token })) ? "newcomer" : "member";
}
