import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { t, tn } from "@/lib/messages";

/** Shows the timers that are folded away, and folds them again. */
export function TimersFold({
  hidden,
  isOpen,
  opens,
  onOpen,
}: {
  /** So many wait behind the press. */
  hidden: number;
  isOpen: boolean;
  /** Where the others appear. */
  opens: "above" | "below";
  onOpen: (isOpen: boolean) => void;
}) {
  const Arrow = (opens === "below") === isOpen ? ChevronUp : ChevronDown;
  return (
    <Button size="small" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
      <Arrow aria-hidden />
      {isOpen ? t("Fewer timers") : tn(hidden, "{count} more timer", "{count} more timers")}
    </Button>
  );
}

/** The same, as the last button of a timer that rings: what waits behind it may ring as well, and then it says so. */
export function RingingFold({
  hidden,
  isOpen,
  onOpen,
}: {
  hidden: readonly TrayTimer[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  return (
    <Button
      size="small"
      className="leading-tight max-narrow:px-1"
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      {isOpen ? t("Fewer timers") : hiddenWords(hidden)}
    </Button>
  );
}

function hiddenWords(hidden: readonly TrayTimer[]): string {
  const rang = hidden.filter(({ clock }) => clock.kind === "rang").length;
  if (rang === 0) return tn(hidden.length, "{count} more timer", "{count} more timers");
  if (rang === hidden.length) return tn(rang, "{count} more rang", "{count} more rang");
  return t("{count} more, {rang} rang", { count: hidden.length, rang });
}
