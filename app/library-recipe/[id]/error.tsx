"use client";

export { LoadFailed as default } from "@/components/recipe/load-failed";
