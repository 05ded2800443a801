"use client";

import { type Ref, useId, useState } from "react";
import { DishDrawing } from "@/components/recipe/dish-drawing";
import { Button } from "@/components/ui/button";
import type { ImportPreview, PreviewedRecipe } from "@/lib/contract/recipe-import";
import { NamedReasons } from "./import-report";

/** Rows at first, and how many more each "Show more" adds. */
const SHOWN_STEP = 60;
/** Of those that cannot come in, by name. */
const NAMED_MAX = 200;

const DUPLICATES: Record<NonNullable<PreviewedRecipe["duplicate"]>, string> = {
  imported: "Imported before",
  same: "Already in your recipes",
  title: "You have a recipe with this title",
  ingredients: "You have a recipe with the same ingredients",
  file: "Twice in this file",
};

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

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
          {count(preview.recipes.length, "recipe")} in {fileName}
        </h4>
        <p>{summary(preview)} Nothing is saved yet.</p>
        {preview.rest && <p>This is not the whole file. {preview.rest.reason}</p>}
      </div>
      {choosable.length > 1 && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" onClick={() => setChosen(new Set(choosable.map(({ key }) => key)))}>
            Tick all
          </Button>
          <Button size="small" onClick={() => setChosen(new Set())}>
            Tick none
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
          Show {Math.min(SHOWN_STEP, listed.length - shown)} more of {listed.length}
        </Button>
      )}
      {broken.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {count(broken.length, "recipe")} cannot come in
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
            Import {count(chosen.size, "recipe")}
          </Button>
        )}
        {preview.rest && <Button onClick={onRest}>Look at the rest</Button>}
        <Button onClick={onCancel}>Cancel</Button>
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
    fresh === 0 ? "None of them is new." : `${fresh} ${fresh === 1 ? "is" : "are"} new.`,
    had > 0 && `You seem to have ${had} already.`,
    twice > 0 && `${twice} ${twice === 1 ? "is" : "are"} in the file twice.`,
    broken > 0 && `${broken} cannot come in.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What there is to say where not all that could be ticked has room. */
function roomSentence(room: number | null, chosen: number, choosable: number): string {
  if (room === null || choosable <= room) return "";
  const has = `Your account has room for ${count(room, "more recipe")}.`;
  return chosen > room ? `${has} ${chosen} are ticked: the first ${room} of them come in.` : has;
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
        className="size-6 accent-accent"
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
            {count(ingredients, "ingredient")} · {count(steps, "step")}
            {hasPicture && " · with a picture"}
          </span>
        )}
        {duplicate !== null && <span className="text-sm font-semibold">{DUPLICATES[duplicate]}</span>}
      </span>
    </label>
  );
}
