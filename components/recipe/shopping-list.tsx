import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent, Ingredients } from "@/lib/engine/recipe/formatted";

/** A recipe's shopping list below its own heading of level 2, with what the steps need beside it. */
export function RecipeList({ content }: { content: FormattedContent }) {
  return (
    <>
      {Array.isArray(content.ingredients) && (
        <h3 className="font-sans text-base font-bold text-muted">Ingredients</h3>
      )}
      <ShoppingList ingredients={content.ingredients} headingLevel={3} />
      <AlsoNeeded foods={alsoNeeded(content)} />
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
}: {
  ingredients: Ingredients;
  /** Of the groups' names. */
  headingLevel?: 3 | 4;
  /** The second group's name; shared pages say Pantry (recipes.md#groups). */
  otherName?: "Other" | "Pantry";
}) {
  const Heading = headingLevel === 3 ? "h3" : "h4";
  if (Array.isArray(ingredients)) return <Lines lines={ingredients} />;
  const groups = [
    { name: "Refrigerated", lines: ingredients.refrigerated },
    { name: otherName, lines: ingredients.other },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <div className="grid gap-5">
      {groups.map(({ name, lines }) => (
        <section key={name} aria-label={name} className="grid gap-1">
          <Heading className="font-sans text-base font-bold tracking-normal text-muted">{name}</Heading>
          <Lines lines={lines} />
        </section>
      ))}
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <li key={index} className="grid grid-cols-[auto_1fr] items-baseline gap-3 py-1.5">
          <span aria-hidden className="size-2 -translate-y-0.5 rounded-full border-2 border-accent" />
          <span dir="auto">{line}</span>
        </li>
      ))}
    </ul>
  );
}
