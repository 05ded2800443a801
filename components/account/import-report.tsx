import type { ImportReport } from "@/lib/contract/recipe-import";
import { t } from "@/lib/messages";

/** What there is to say of single recipes: which were left out, and which came without their picture. */
export function SingleRecipes({
  report: { skipped, skippedInAll, withoutPicture },
}: {
  report: ImportReport;
}) {
  return (
    <>
      <NamedReasons title={t("Left out:")} recipes={skipped} inAll={skippedInAll} />
      <NamedReasons
        title={t("Without their picture:")}
        recipes={withoutPicture}
        inAll={withoutPicture.length}
      />
    </>
  );
}

/** Recipes by name with a reason each; of `inAll`, those that are named. */
export function NamedReasons({
  title,
  recipes,
  inAll,
}: {
  title?: string;
  recipes: ImportReport["skipped"];
  inAll: number;
}) {
  if (inAll === 0) return null;
  return (
    <>
      {title && <p className="text-sm text-muted">{title}</p>}
      <ul className="list-disc pl-6 text-sm">
        {recipes.map(({ name, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            {name}: {reason}
          </li>
        ))}
        {inAll > recipes.length && <li>{t("and {inAll} more", { inAll: inAll - recipes.length })}</li>}
      </ul>
    </>
  );
}
