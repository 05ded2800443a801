import { labelsOf } from "@/lib/engine/language/labels";
import type { ListOrder } from "@/lib/engine/recipe/aisles";
import type { ListGroup } from "@/lib/engine/show/list";
import { groupName, type OtherName } from "./list-names";
import { TickRow } from "./list-row";

/** The groups of a shopping list to tick off, below a heading of level 2; a list that is one group has no name but 'Ingredients'. */
export function ListGroups({
  groups,
  order,
  otherName = "Other",
  language = "en",
}: {
  groups: readonly ListGroup[];
  order: ListOrder;
  otherName?: OtherName;
  /** Of the recipe, whose words the names are; a list of several recipes has English ones. */
  language?: string;
}) {
  return (
    <div className="grid gap-4 sm:max-lg:side-by-side:grid-cols-2 sm:max-lg:gap-8 print:block print:columns-2 print:gap-8">
      {groups.map(({ name, rows }) => {
        const label =
          name === null ? labelsOf(language).ingredients : groupName(order, name, otherName, language);
        return (
          <section key={name ?? ""} lang={language} aria-label={label} className="grid content-start gap-1">
            <h3 className="font-sans text-base font-bold tracking-normal text-muted">{label}</h3>
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.places[0]}>
                  <TickRow row={row} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
