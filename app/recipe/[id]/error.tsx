"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** A recipe that is there but cannot be read leads back to the list, which says so (recipes.md#load-failed). */
export default function RecipeError() {
  const router = useRouter();
  useEffect(() => router.replace("/saved-recipes?notice=load-failed"), [router]);
  return (
    <p role="alert" className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      Failed to load recipe
    </p>
  );
}
