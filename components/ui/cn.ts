import { clsx, type ClassValue } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const isLength = (value: string): boolean => /^(\d+(\.\d+)?|px|full|fit|auto|\[.+\])$/.test(value);
const TEXT_SIZES = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"];

/**
 * What our components set and whoever uses them may set otherwise. Only these: the table of every class there is would be four times this
 * script, on every page.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    p: [{ p: [isLength] }],
    px: [{ px: [isLength] }],
    py: [{ py: [isLength] }],
    gap: [{ gap: [isLength] }],
    w: [{ w: [isLength] }],
    h: [{ h: [isLength] }],
    "min-h": [{ "min-h": [isLength] }],
    "max-w": [{ "max-w": [isLength, "xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl"] }],
    justify: [{ justify: ["start", "center", "end", "between"] }],
    "text-align": [{ text: ["left", "center", "right"] }],
    "font-size": [{ text: TEXT_SIZES }],
    "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
    leading: [{ leading: [isLength, "none", "tight", "snug", "normal", "relaxed"] }],
  },
  conflictingClassGroups: { p: ["px", "py"] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));

/** Joins class names; of two that set the same property, the later one stays. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
