import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { clsx } from "clsx";
import { RecipePicture } from "./recipe-picture";
import { t } from "@/lib/messages";

/** The page of one recipe: its picture, its title and what can be done with it above the fold, then the rest. */
export function RecipeArticle({
  title,
  language,
  imageUrl,
  isDrawing = false,
  backTo,
  aboveTitle,
  head,
  children,
}: {
  title: string;
  /** Of the recipe, whose words the title is. */
  language: string;
  imageUrl: string | null;
  /** The picture is a drawing of ours: larger, and first on a phone. */
  isDrawing?: boolean;
  /** Where Back leads; left out, there is no page before this one. */
  backTo?: string;
  aboveTitle?: ReactNode;
  /** Below the title, beside the picture. */
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <article
      aria-label={title}
      className="mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 sm:gap-8 sm:px-6 sm:py-6 lg:py-10 print:gap-5 print:p-0"
    >
      <div
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)] print:block sm:grid-rows-[auto_1fr]",
          isDrawing
            ? "sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
            : "sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-7",
        )}
      >
        {backTo && (
          <Link
            href={backTo}
            className="no-print -mt-3 mb-1 -ml-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-field px-1 text-sm font-semibold underline-offset-4 hover:underline sm:col-start-2 sm:mb-2 [&_svg]:size-[1.2em]"
          >
            <ArrowLeft aria-hidden />
            {t("Back")}
          </Link>
        )}
        <div
          className={clsx(
            "sm:col-start-1 sm:row-span-2 sm:row-start-1 print:hidden",
            isDrawing ? "max-sm:mb-5" : "max-sm:order-last max-sm:mt-5",
            imageUrl === null && "max-sm:hidden",
          )}
        >
          <RecipePicture imageUrl={imageUrl} title={title} shape={isDrawing ? "drawing" : "page"} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 sm:col-start-2 sm:gap-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-2">
            {aboveTitle}
            <h1 lang={language} dir="auto" className="text-2xl sm:text-3xl">
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
export function RecipeDescription({ text, language }: { text: string; language: string }) {
  return (
    text && (
      <p lang={language} dir="auto" className="max-w-[68ch] text-muted">
        {text}
      </p>
    )
  );
}
