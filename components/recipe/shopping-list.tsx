import { alsoNeeded, flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent, Ingredients } from "@/lib/engine/recipe/formatted";
import { FoldedList, TickLine } from "./list-lines";

/** A recipe's shopping list below its own heading of level 2: to tick off, with what the steps need beside it. Within a ServingsProvider. */
export function RecipeList({ content }: { content: FormattedContent }) {
  return (
    <>
      <FoldedList count={flatIngredients(content.ingredients).length}>
        {Array.isArray(content.ingredients) && (
          <h3 className="font-sans text-base font-bold text-muted">Ingredients</h3>
        )}
        <ShoppingList ingredients={content.ingredients} headingLevel={3} hasTicks />
        <AlsoNeeded foods={alsoNeeded(content)} />
      </FoldedList>
    </>
  );
}

/** Foods that the steps name and the list has not, apart from the source's lines. */
export function AlsoNeeded({ foods = [] }: { foods?: readonly string[] }) {
  if (foods.length === 0) return null;
  return (
    <p dir="auto" className="border-l-4 border-butter-line pl-3">
      You also need: {foods.join(", ")}
    </p>
  );
}

/** The shopping list: flat, or Refrigerated and Other; an empty group is not shown. */
export function ShoppingList({
  ingredients,
  headingLevel = 4,
  otherName = "Other",
  hasTicks = false,
}: {
  ingredients: Ingredients;
  /** Of the groups' names. */
  headingLevel?: 3 | 4;
  /** The second group's name; shared pages say Pantry (recipes.md#groups). */
  otherName?: "Other" | "Pantry";
  /** Each line has a box; within a ServingsProvider. */
  hasTicks?: boolean;
}) {
  const Heading = headingLevel === 3 ? "h3" : "h4";
  if (Array.isArray(ingredients)) return <Lines lines={ingredients} from={0} hasTicks={hasTicks} />;
  const groups = [
    { name: "Refrigerated", lines: ingredients.refrigerated },
    { name: otherName, lines: ingredients.other },
  ]
    .map((group, index) => ({ ...group, from: index === 0 ? 0 : ingredients.refrigerated.length }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <div className="grid gap-4 sm:max-lg:grid-cols-2 sm:max-lg:gap-8">
      {groups.map(({ name, lines, from }) => (
        <section key={name} aria-label={name} className="grid gap-1">
          <Heading className="font-sans text-base font-bold tracking-normal text-muted">{name}</Heading>
          <Lines lines={lines} from={from} hasTicks={hasTicks} />
        </section>
      ))}
    </div>
  );
}

/** `from` is the place of the first line in the whole list. */
function Lines({ lines, from, hasTicks }: { lines: string[]; from: number; hasTicks: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) =>
        hasTicks ? (
          <li key={index}>
            <TickLine place={from + index}>{line}</TickLine>
          </li>
        ) : (
          <li key={index} className="grid grid-cols-[auto_1fr] items-baseline gap-3 py-1.5">
            <span aria-hidden className="size-1.5 -translate-y-0.5 rounded-full bg-muted" />
            <span dir="auto">{line}</span>
          </li>
        ),
      )}
    </ul>
  );
}
