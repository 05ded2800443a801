import { redirect } from "next/navigation";

/** The viewer without a recipe (screens.md#not-found). */
export default function LibraryRecipeWithoutId(): never {
  redirect("/saved-recipes");
}
