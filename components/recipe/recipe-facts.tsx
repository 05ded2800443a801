import { clsx } from "clsx";
import { recipeLanguage } from "@/lib/engine/language/detect";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { servingsInWords, timesInWords, totalInWords, yieldInWords } from "@/lib/engine/show/facts";

/** For how many, what it makes and how long it takes, in one line; what is stated beside the total stands below in small type. */
export function RecipeFacts({ content }: { content: FormattedContent }) {
  const language = recipeLanguage(content);
  const makes = yieldInWords(content, language);
  const servings =
    content.servings === null && makes !== null ? null : servingsInWords(content.servings, language);
  const facts = [servings, makes, totalInWords(content, language)].filter((fact) => fact !== null);
  const times = timesInWords(content, language);
  return (
    <div lang={language} className="grid gap-0.5">
      <Dotted facts={facts} className="font-semibold" />
      {times.length > 0 && <Dotted facts={times} className="text-sm text-muted" />}
    </div>
  );
}

/** Facts with dots between them: each stays whole, and no dot stands at the beginning or the end of a line. */
function Dotted({ facts, className }: { facts: readonly string[]; className: string }) {
  return (
    <p className={clsx("overflow-x-clip", className)}>
      <span className="-ml-4 flex flex-wrap">
        {facts.map((fact) => (
          <span
            key={fact}
            className="pl-4 before:-ml-4 before:inline-block before:w-4 before:text-center before:content-['·']"
          >
            <span>{fact}</span>{" "}
          </span>
        ))}
      </span>
    </p>
  );
}
