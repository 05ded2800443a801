import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "@/components/ui/button";
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

/** The same in a word, where it shares a line with a timer. */
export function ShortFold({
  hidden,
  isOpen,
  onOpen,
}: {
  hidden: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      size="small"
      className="shrink-0 whitespace-nowrap max-narrow:px-2"
      aria-expanded={isOpen}
      aria-label={isOpen ? t("Fewer timers") : tn(hidden, "{count} more timer", "{count} more timers")}
      onClick={() => onOpen(!isOpen)}
    >
      <Arrow aria-hidden />
      {isOpen ? t("Fewer") : t("{count} more", { count: hidden })}
    </Button>
  );
}
