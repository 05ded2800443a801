import { clsx } from "clsx";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf } from "@/lib/engine/language/labels";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { listLines, type ListLine } from "@/lib/engine/show/line-parts";
import { listGroups } from "@/lib/engine/show/list";
import { DrawnAmounts } from "./drawn-amounts";
import { ListGroups } from "./list-groups";
import { FoldedList, OrderedList } from "./list-lines";
import type { OtherName } from "./list-names";
import { OfPart } from "./of-part";

/** A recipe's shopping list below its own heading of level 2: to tick off, with what the steps need beside it. Within a ServingsProvider. */
export function RecipeList({
  content,
  aisles,
  written,
  otherName,
}: {
  content: FormattedContent;
  /** Where each line is sold. */
  aisles: readonly Aisle[];
  /** The lines as the source measures them, where they are converted. */
  written?: readonly string[];
  otherName?: OtherName;
}) {
  const language = recipeLanguage(content);
  const groups = listGroups(content, "storage", aisles, written);
  return (
    <FoldedList count={groups.flatMap(({ rows }) => rows).length}>
      <OrderedList>
        <ListGroups groups={groups} order="storage" otherName={otherName} language={language} />
      </OrderedList>
      <AlsoNeeded foods={alsoNeeded(content)} language={language} />
    </FoldedList>
  );
}

/** Foods that the steps name and the list has not, apart from the source's lines. */
export function AlsoNeeded({ foods = [], language }: { foods?: readonly string[]; language: string }) {
  if (foods.length === 0) return null;
  return (
    <p lang={language} dir="auto" className="border-l-4 border-butter-line pl-3">
      {labelsOf(language).alsoNeeded}: {foods.join(", ")}
    </p>
  );
}

/** The shopping list to read, each line with the part that it is for: flat, or Refrigerated and Other; an empty group is not shown. */
export function ShoppingList({
  content,
  language,
  headingLevel = 4,
  isWide = false,
}: {
  content: Pick<FormattedContent, "ingredients" | "steps">;
  language: string;
  /** Of the groups' names. */
  headingLevel?: 3 | 4;
  /** It has a whole page's width, and takes columns of it: little height, and still one line after the other. */
  isWide?: boolean;
}) {
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const { ingredients } = content;
  const lines = listLines(content);
  const columns = clsx(
    isWide && "gap-8 sm:side-by-side:columns-2",
    isWide && lines.length > MANY_LINES && "lg:side-by-side:columns-3",
  );
  if (Array.isArray(ingredients))
    return (
      <div className={columns}>
        <Lines lines={lines} language={language} />
      </div>
    );
  const cold = ingredients.refrigerated.length;
  const groups = [
    { name: labelsOf(language).refrigerated, lines: lines.slice(0, cold) },
    { name: labelsOf(language).other, lines: lines.slice(cold) },
  ].filter((group) => group.lines.length > 0);
  return (
    <div className={isWide ? columns : "grid gap-4 sm:max-lg:side-by-side:grid-cols-2 sm:max-lg:gap-8"}>
      {groups.map((group) => (
        <section
          key={group.name}
          aria-label={group.name}
          className={
            isWide
              ? clsx(
                  "not-first:mt-3",
                  groups.length > 1 && lines.length <= MANY_LINES && "break-inside-avoid",
                )
              : "grid gap-1"
          }
        >
          <Heading
            lang={language}
            className="break-after-avoid font-sans text-base font-bold tracking-normal text-muted"
          >
            {group.name}
          </Heading>
          <Lines lines={group.lines} language={language} />
        </section>
      ))}
    </div>
  );
}

const MANY_LINES = 12;

function Lines({ lines, language }: { lines: readonly ListLine[]; language: string }) {
  return (
    <ul lang={language} className="divide-y divide-line">
      {lines.map(({ text, part }, index) => (
        <li key={index} className="grid break-inside-avoid grid-cols-[auto_1fr] items-baseline gap-3 py-1.5">
          <span aria-hidden className="size-1.5 -translate-y-0.5 rounded-full bg-muted" />
          <span>
            <span dir="auto">
              <DrawnAmounts text={text} />
            </span>
            <OfPart name={part} />
          </span>
        </li>
      ))}
    </ul>
  );
}
