import { dishKind } from "@/lib/rules/dish-kind";
import { DISH_DRAWINGS } from "./dish-drawings.data";

/** A quiet drawing in the place of a picture, by the kind of dish. */
export function DishDrawing({ title }: { title: string }) {
  const { shapes, details } = DISH_DRAWINGS[dishKind(title)];
  const outline = shapes.map(([, path]) => path).join("");
  return (
    <span aria-hidden className="grid size-full place-items-center text-accent">
      <svg
        viewBox="0 0 96 72"
        className="h-auto max-h-[84%] w-4/5 max-w-32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes.map(([colour, path]) => (
          <path key={path} d={path} fill={`var(--${colour})`} stroke="none" transform="translate(1.5 1.2)" />
        ))}
        <path d={outline + details} />
      </svg>
    </span>
  );
}
