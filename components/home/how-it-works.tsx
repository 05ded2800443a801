import { ListChecks, Scale, Sparkles } from "lucide-react";
import { t } from "@/lib/messages";

const POINTS = [
  {
    Icon: ListChecks,
    get title() {
      return t("One thing at a time");
    },
    get text() {
      return t(
        "Long paragraphs become short steps. Each step names its own ingredients with their amounts, so you never scroll back.",
      );
    },
  },
  {
    Icon: Scale,
    get title() {
      return t("Nothing invented");
    },
    get text() {
      return t(
        "Every amount, time and temperature is checked against the original. What could not be placed is said, not hidden.",
      );
    },
  },
  {
    Icon: Sparkles,
    get title() {
      return t("Made to be calm");
    },
    get text() {
      return t(
        "No advertising, no life story before the recipe. Calm mode keeps everything on the screen still.",
      );
    },
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-line bg-paper-deep">
      <div className="mx-auto grid max-w-[76rem] gap-8 px-4 py-12 sm:px-6">
        <h2 id="how-it-works" className="text-2xl">
          {t("Easier to follow, still the same recipe")}
        </h2>
        <ul className="grid gap-8 md:side-by-side:grid-cols-3">
          {POINTS.map(({ Icon, title, text }) => (
            <li key={title} className="grid content-start gap-2">
              <Icon aria-hidden className="size-8 text-accent" />
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
