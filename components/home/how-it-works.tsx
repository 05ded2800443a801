import { ListChecks, Scale, Sparkles } from "lucide-react";

const POINTS = [
  {
    Icon: ListChecks,
    title: "One thing at a time",
    text: "Long paragraphs become short steps. Each step names its own ingredients with their amounts, so you never scroll back.",
  },
  {
    Icon: Scale,
    title: "Nothing invented",
    text: "Every amount, time and temperature is checked against the original. What could not be placed is said, not hidden.",
  },
  {
    Icon: Sparkles,
    title: "Calm by design",
    text: "No advertising, no life story before the recipe. Calm mode keeps everything on the screen still.",
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-line bg-paper-deep">
      <div className="mx-auto grid max-w-[76rem] gap-8 px-4 py-12 sm:px-6">
        <h2 id="how-it-works" className="text-2xl">
          Easier to follow, still the same recipe
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
