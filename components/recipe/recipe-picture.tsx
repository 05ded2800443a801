import { clsx } from "clsx";
import { DishDrawing } from "./dish-drawing";
import { t } from "@/lib/messages";

const SHAPES = {
  page: "rounded-card border border-line sm:aspect-square sm:h-auto",
  /** A drawing of ours: shown whole where there is room. */
  drawing: "aspect-video rounded-card border border-line sm:aspect-4/3",
  /** From edge to edge above the words; on a phone beside them. */
  card: "max-sm:h-full max-sm:min-h-28 max-sm:border-r sm:aspect-[5/2] sm:border-b border-line",
  /** As high as the words beside it. */
  thumb: "h-full min-h-28 border-r border-line",
} as const;

/** True for a picture of ours: no page loads one from anywhere else. */
const isOurs = (imageUrl: string | null): imageUrl is string => imageUrl?.startsWith("/api/") ?? false;

/**
 * The recipe's picture in a fixed place, so that nothing jumps; without one, and while ours of a foreign one is still to be had, a
 * quiet drawing.
 */
export function RecipePicture({
  imageUrl: given,
  title,
  shape = "page",
}: {
  imageUrl: string | null;
  title: string;
  shape?: keyof typeof SHAPES;
}) {
  const imageUrl = isOurs(given) ? given : null;
  const isOnCard = shape === "card" || shape === "thumb";
  return (
    <div
      className={clsx(
        "w-full overflow-hidden bg-accent-soft",
        SHAPES[shape],
        shape === "page" && (imageUrl ? "aspect-video" : "h-24"),
      )}
    >
      {imageUrl ? (
        <img
          src={imageUrl}
          alt={isOnCard ? "" : t("Picture of {title}", { title })}
          // Their own ratio, until the box and the picture say otherwise: nothing moves when it comes.
          width={640}
          height={shape === "drawing" ? 480 : 360}
          decoding="async"
          loading={isOnCard ? "lazy" : undefined}
          // The largest thing on a recipe's page: asked for before the scripts, which can wait.
          fetchPriority={isOnCard ? undefined : "high"}
          // At night a bright picture would be the lamp in the page.
          className="size-full object-cover dark:brightness-85"
        />
      ) : (
        <DishDrawing title={title} />
      )}
    </div>
  );
}
