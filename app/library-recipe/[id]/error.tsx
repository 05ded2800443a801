"use client";

import { LoadFailed } from "@/components/recipe/load-failed";

export default function RecipeError() {
  return <LoadFailed />;
}
