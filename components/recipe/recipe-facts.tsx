import { Fragment } from "react";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { timesInWords, totalInWords, yieldInWords } from "@/lib/engine/show/facts";

/** For how many, what it makes and how long it takes, in one line; what is stated beside the total stands below in small type. */
export function RecipeFacts({ content }: { content: FormattedContent }) {
  const makes = yieldInWords(content);
  const servings =
    content.servings === null && makes !== null ? null : `Servings: ${content.servings ?? "Unknown"}`;
  const facts = [servings, makes, totalInWords(content)].filter((fact) => fact !== null);
  const times = timesInWords(content);
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && " · "}
            <span className="inline-block">{fact}</span>
          </Fragment>
        ))}
      </p>
      {times.length > 0 && <p className="text-sm text-muted">{times.join(" · ")}</p>}
    </div>
  );
}
