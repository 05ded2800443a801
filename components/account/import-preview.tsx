"use client";

import { type Ref, useId, useState } from "react";
import { DishDrawing } from "@/components/recipe/dish-drawing";
import { Button } from "@/components/ui/button";
import type { ImportPreview, PreviewedRecipe } from "@/lib/contract/recipe-import";
import { NamedReasons } from "./import-report";
import { t, tn } from "@/lib/messages";

/** Rows at first, and how many more each "Show more" adds. */
const SHOWN_STEP = 60;
/** Of those that cannot come in, by name. */
const NAMED_MAX = 200;

const DUPLICATES: Record<NonNullable<PreviewedRecipe["duplicate"]>, string> = {
  get imported() {
    return t("Imported before");
  },
  get same() {
    return t("Already in your recipes");
  },
  get title() {
    return t("You have a recipe with this title");
  },
  get ingredients() {
    return t("You have a recipe with the same ingredients");
  },
  get file() {
    return t("Twice in this file");
  },
};

const recipesInWords = (count: number): string => tn(count, "{count} recipe", "{count} recipes");

type Choosable = PreviewedRecipe & { key: string };

const canCome = (recipe: PreviewedRecipe): recipe is Choosable => recipe.key !== null;

/** What is ticked at first: what is new, as far as the account has room. */
const firstChoice = ({ recipes, room }: ImportPreview): ReadonlySet<string> =>
  new Set(
    recipes
      .filter(canCome)
      .filter(({ duplicate }) => duplicate === null)
      .slice(0, room ?? recipes.length)
      .map(({ key }) => key),
  );

/** What a file holds, before anything of it is saved: the cook ticks what is to come in. */
export function ImportPreviewList({
  preview,
  fileName,
  headingRef,
  onImport,
  onRest,
  onCancel,
}: {
  preview: ImportPreview;
  fileName: string;
  headingRef: Ref<HTMLHeadingElement>;
  onImport: (keys: string[]) => void;
  onRest: () => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState(() => firstChoice(preview));
  const [shown, setShown] = useState(SHOWN_STEP);
  const heading = useId();
  const listed = preview.recipes.filter(({ problem }) => problem === null);
  const broken = preview.recipes.filter(({ problem }) => problem !== null);
  const choosable = listed.filter(canCome);

  function toggle(key: string) {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  }

  return (
    <section aria-labelledby={heading} className="grid gap-4 rounded-card border border-line p-4">
      <div className="grid gap-1">
        <h4
          ref={headingRef}
          id={heading}
          tabIndex={-1}
          className="font-sans text-base font-bold wrap-anywhere"
        >
          {t("{count} in {fileName}", { count: recipesInWords(preview.recipes.length), fileName })}
        </h4>
        <p>{t("{summary} Nothing is saved yet.", { summary: summary(preview) })}</p>
        {preview.rest && <p>{t("This is not the whole file. {reason}", { reason: preview.rest.reason })}</p>}
      </div>
      {choosable.length > 1 && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" onClick={() => setChosen(new Set(choosable.map(({ key }) => key)))}>
            {t("Tick all")}
          </Button>
          <Button size="small" onClick={() => setChosen(new Set())}>
            {t("Untick all")}
          </Button>
        </div>
      )}
      {listed.length > 0 && (
        <ul aria-labelledby={heading} className="grid divide-y divide-line border-y border-line">
          {listed.slice(0, shown).map((recipe, index) => (
            <li key={recipe.key ?? index}>
              <Row
                recipe={recipe}
                isChosen={recipe.key !== null && chosen.has(recipe.key)}
                onToggle={() => recipe.key !== null && toggle(recipe.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {listed.length > shown && (
        <Button size="small" className="w-fit" onClick={() => setShown(shown + SHOWN_STEP)}>
          {t("Show {min} more of {length}", {
            min: Math.min(SHOWN_STEP, listed.length - shown),
            length: listed.length,
          })}
        </Button>
      )}
      {broken.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t("{count} cannot be imported", { count: recipesInWords(broken.length) })}
          </summary>
          <NamedReasons
            recipes={broken
              .slice(0, NAMED_MAX)
              .map(({ title, problem }) => ({ name: title, reason: problem ?? "" }))}
            inAll={broken.length}
          />
        </details>
      )}
      <p role="status" className="empty:absolute">
        {roomSentence(preview.room, chosen.size, choosable.length)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {choosable.length > 0 && (
          <Button
            variant="primary"
            disabled={chosen.size === 0}
            onClick={() => onImport(choosable.flatMap(({ key }) => (chosen.has(key) ? [key] : [])))}
          >
            {tn(chosen.size, "Import {count} recipe", "Import {count} recipes")}
          </Button>
        )}
        {preview.rest && <Button onClick={onRest}>{t("Look at the rest")}</Button>}
        <Button onClick={onCancel}>{t("Cancel")}</Button>
      </div>
    </section>
  );
}

/** "3 are new. You have 1 already. 2 cannot be read." */
function summary({ recipes }: ImportPreview): string {
  const broken = recipes.filter(({ problem }) => problem !== null).length;
  const twice = recipes.filter(({ duplicate }) => duplicate === "file").length;
  const had = recipes.filter(({ duplicate }) => duplicate !== null).length - twice;
  const fresh = recipes.length - broken - twice - had;
  return [
    fresh === 0 ? t("None of them is new.") : tn(fresh, "{count} is new.", "{count} are new."),
    had > 0 && t("You seem to have {had} already.", { had }),
    twice > 0 && tn(twice, "{count} is in the file twice.", "{count} are in the file twice."),
    broken > 0 && t("{broken} cannot be imported.", { broken }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What there is to say where not all that could be ticked has room. */
function roomSentence(room: number | null, chosen: number, choosable: number): string {
  if (room === null || choosable <= room) return "";
  const has = t("Your account has room for {count}.", {
    count: tn(room, "{count} more recipe", "{count} more recipes"),
  });
  return chosen > room
    ? t("{has} {chosen} are ticked: the first {room} of them are imported.", { has, chosen, room })
    : has;
}

function Row({
  recipe,
  isChosen,
  onToggle,
}: {
  recipe: PreviewedRecipe;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { title, ingredients, steps, hasPicture, picture, duplicate, key } = recipe;
  const isKnown = ingredients + steps > 0;
  return (
    <label className="grid min-h-16 cursor-pointer grid-cols-[auto_3.5rem_1fr] items-center gap-3 py-2 has-disabled:cursor-default">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={key === null}
        onChange={onToggle}
        className="size-6"
      />
      <span className="block size-14 overflow-hidden rounded-field bg-accent-soft">
        {picture === null ? (
          <DishDrawing title={title} />
        ) : (
          <img src={picture} alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="grid min-w-0">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        {isKnown && (
          <span className="text-sm text-muted">
            {tn(ingredients, "{count} ingredient", "{count} ingredients")} ·{" "}
            {tn(steps, "{count} step", "{count} steps")}
            {hasPicture && t(" · with a picture")}
          </span>
        )}
        {duplicate !== null && <span className="text-sm font-semibold">{DUPLICATES[duplicate]}</span>}
      </span>
    </label>
  );
}
