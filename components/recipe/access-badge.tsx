import { Badge } from "@/components/ui/badge";
import type { LibraryAccess } from "@/lib/rules/library/access";

const BADGES = {
  free: { name: "Free", tone: "accent" },
  premium: { name: "Premium", tone: "plain" },
  demo: { name: "Demo", tone: "prep" },
} as const;

/** Whom a library recipe is for, in a word. */
export function AccessBadge({ level }: { level: LibraryAccess }) {
  const { name, tone } = BADGES[level];
  return <Badge tone={tone}>{name}</Badge>;
}
