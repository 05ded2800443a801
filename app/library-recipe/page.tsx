import { redirect } from "next/navigation";

/** The viewer without a recipe (spec cooks §2). */
export default function LibraryRecipeWithoutId(): never {
  redirect("/saved-recipes");
}
