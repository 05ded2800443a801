import type { CreateShareAnswer } from "@/lib/contract/sharing";
import type { Message } from "@/lib/messages";

/** How far a recipe's link is, from pressing Share on. */
export type Sharing =
  | { is: "making" }
  | { is: "failed"; sentence: string | null }
  | { is: "ready"; link: CreateShareAnswer }
  | { is: "asking"; link: CreateShareAnswer }
  | { is: "ended" };

export const SHARE_FAILED = "Failed to create share link" satisfies Message;
