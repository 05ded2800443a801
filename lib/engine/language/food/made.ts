/** Other names that a line's own work gives its food. */
import { LINKING } from "@/lib/engine/language/linking";

/** "toast" of "8 slices baguette, toasted": the names of what the work makes of a food of these classes; `isSaid` tells the line's words. */
export const madeNames = (classes: ReadonlySet<string>, isSaid: (word: string) => boolean): string[][] =>
  LINKING.made
    .filter(({ by, from }) => from.some((kind) => classes.has(kind)) && [...by].some(isSaid))
    .map(({ name }) => name.split(" "));
