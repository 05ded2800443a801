import { rich } from "@/components/shared/rich";

/** Which collection of the library a recipe is of: `one-pan-wonders` in words. */
export function CuratedFrom({ category }: { category: string }) {
  return (
    <p className="text-sm text-muted">
      {rich("Curated recipe from <span>{category}</span>", {
        span: (text) => <span className="capitalize">{text}</span>,
        category: category.replaceAll("-", " "),
      })}
    </p>
  );
}
