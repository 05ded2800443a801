/** Joins class names. No merging of conflicting Tailwind classes: a component here never sets the same property twice. */
export { clsx as cn } from "clsx";
