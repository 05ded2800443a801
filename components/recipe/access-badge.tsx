import { Badge } from "@/components/ui/badge";
import type { LibraryAccess } from "@/lib/rules/library/access";
import { t } from "@/lib/messages";

const BADGES = {
  free: {
    get name() {
      return t("Free");
    },
    tone: "accent",
  },
  premium: {
    get name() {
      return t("Premium");
    },
    tone: "plain",
  },
  demo: {
    get name() {
      return t("Demo");
    },
    tone: "prep",
  },
} as const;

/** Whom a library recipe is for, in a word. */
export function AccessBadge({ level }: { level: LibraryAccess }) {
  const { name, tone } = BADGES[level];
  return <Badge tone={tone}>{name}</Badge>;
}
