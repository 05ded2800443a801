import type { ReactNode } from "react";
import { clsx } from "clsx";
import { RecipePicture } from "./recipe-picture";

/** The page of one recipe: its picture, its title and what can be done with it above the fold, then the rest. */
export function RecipeArticle({
  title,
  imageUrl,
  isDrawing = false,
  aboveTitle,
  head,
  children,
}: {
  title: string;
  imageUrl: string | null;
  /** The picture is a drawing of ours: larger, and first on a phone. */
  isDrawing?: boolean;
  aboveTitle?: ReactNode;
  /** Below the title, beside the picture. */
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <article
      aria-label={title}
      className="mx-auto grid max-w-[76rem] gap-8 px-4 py-6 sm:px-6 lg:py-10 print:gap-5 print:p-0"
    >
      <div
        className={clsx(
          "grid gap-5 print:block",
          isDrawing
            ? "sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] sm:gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
            : "sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-7",
        )}
      >
        <div className={clsx("print:hidden", !isDrawing && "max-sm:order-last")}>
          <RecipePicture imageUrl={imageUrl} title={title} shape={isDrawing ? "drawing" : "page"} />
        </div>
        <div className="grid content-start gap-4">
          <div className="grid gap-2">
            {aboveTitle}
            <h1 dir="auto" className="text-2xl sm:text-3xl">
              {title}
            </h1>
          </div>
          {head}
        </div>
      </div>
      {children}
    </article>
  );
}

/** What a recipe says of itself. */
export function RecipeDescription({ text }: { text: string }) {
  return (
    text && (
      <p dir="auto" className="max-w-[68ch] text-muted">
        {text}
      </p>
    )
  );
}
