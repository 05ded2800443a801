/** The drawings of the kinds of dish, on a ground of 96 by 72: shapes in two colours, a hair beside their outline as in the library's pictures. */
import type { DishKind } from "@/lib/rules/dish-kind";

type Shape = readonly [colour: "card" | "butter", path: string];

const BOWL = "M18 36h60c0 16-12 26-30 26S18 52 18 36z";
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const DISH_DRAWINGS: Record<DishKind, { shapes: readonly Shape[]; details: string }> = {
  soup: {
    shapes: [["card", BOWL]],
    details: "M12 36h72M40 67h16M36 27c-4-5 4-8 0-14M48 25c-4-5 4-8 0-14M60 27c-4-5 4-8 0-14",
  },
  curry: {
    shapes: [
      ["butter", BOWL],
      ["card", "M26 36c0-8 6-13 13-12 6-8 19-6 22 2 6 0 10 5 10 10z"],
    ],
    details: "M12 36h72M40 67h16M40 30l3-2M50 27v4M58 32l4-1",
  },
  rice: {
    shapes: [
      ["card", "M27 38c1-12 9-18 21-18s20 6 21 18z"],
      ["butter", "M21 38h54c0 14-10 23-27 23S21 52 21 38z"],
    ],
    details: "M15 38h66M40 66h16M38 31l3-2M48 26v4M56 32l3 1M62 18 84 8M66 24l20-7",
  },
  salad: {
    shapes: [
      ["butter", "M23 42c-7-11 3-21 13-16 2-11 20-12 24 0 10-5 19 5 13 16z"],
      ["card", "M15 42h66c0 13-13 21-33 21s-33-8-33-21z"],
    ],
    details: "M35 30v12M48 24v18M62 30v12M41 67h14",
  },
  pasta: {
    shapes: [
      ["card", "M8 48c0-8 18-13 40-13s40 5 40 13-18 14-40 14S8 56 8 48z"],
      ["butter", "M26 46c-1-13 8-22 22-22s23 9 22 22c-9 6-35 6-44 0z"],
    ],
    details:
      "M33 46c-1-8 5-14 13-14 9 0 15 6 15 13M41 47c0-5 3-8 7-8 5 0 8 3 8 7M60 26 76 8M72 12l6 5M76 8l6 5",
  },
  pizza: {
    shapes: [
      ["butter", "M17 27c18-8 44-8 62 0L48 66z"],
      ["card", "M12 21c22-11 50-11 72 0l-4 8c-19-9-45-9-64 0z"],
    ],
    details: `${circle(40, 36, 4)}${circle(57, 35, 4)}${circle(48, 49, 4)}`,
  },
  cake: {
    shapes: [
      ["card", "M14 38 58 20c12 0 24 8 24 18z"],
      ["butter", "M14 38h68v22H14z"],
    ],
    details: `M14 49h68${circle(60, 16, 4)}`,
  },
  cookie: {
    shapes: [["butter", "M55 11a27 27 0 1 0 20 26c-8 1-10-4-9-8-6 1-11-4-9-10-2-2-2-5-2-8z"]],
    details: `${circle(40, 28, 2.5)}${circle(36, 44, 2.5)}${circle(52, 36, 2.5)}${circle(52, 52, 2.5)}M70 18l2-3M78 26l3-1`,
  },
  pie: {
    shapes: [
      ["butter", "M15 38c3-13 16-20 33-20s30 7 33 20z"],
      ["card", "M11 38h74l-9 22H20z"],
    ],
    details: "M33 22l-6 16M48 18v20M63 22l6 16M24 29h48",
  },
  bread: {
    shapes: [["butter", "M16 42c-7-9-1-22 13-22h38c14 0 20 13 13 22v17H16z"]],
    details: "M33 27l7 10M47 27l7 10M61 27l7 10",
  },
  egg: {
    shapes: [
      [
        "card",
        "M13 42c-2-11 9-13 14-20 7-11 25-12 33-4 11 1 23 9 23 22s-14 20-25 18c-8 7-20 5-25-2-10 2-19-4-20-14z",
      ],
      ["butter", circle(48, 38, 11)],
    ],
    details: "M43 33c2-2 5-3 7-2",
  },
  fish: {
    shapes: [
      ["butter", "M12 38c11-15 28-19 42-12 6 3 10 7 14 12-4 5-8 9-14 12-14 7-31 3-42-12z"],
      ["card", "M67 38 84 25c-4 8-4 18 0 26z"],
    ],
    details: `${circle(26, 35, 1.5)}M36 29c4 6 4 12 0 18M46 32c2 4 2 8 0 12M55 33c1 3 1 7 0 10`,
  },
  poultry: {
    shapes: [
      ["card", "M51 46l13 9c4-5 11-1 9 4 4 4-1 10-6 8-4 3-10-1-7-7l-14-9z"],
      ["butter", "M20 34c0-15 15-24 28-20 12 4 17 17 11 28-4 7-11 10-18 10-11 0-21-6-21-18z"],
    ],
    details: "M29 33c0-6 5-11 11-11",
  },
  meat: {
    shapes: [
      [
        "butter",
        "M14 40c-2-15 13-25 31-23 8 1 11 6 19 8 12 3 20 12 16 23-4 10-17 13-30 11-8-1-12-5-19-6-9-1-16-5-17-13z",
      ],
      ["card", circle(34, 36, 6)],
    ],
    details: "M48 30c6 1 9 5 15 6 5 1 9 4 8 9",
  },
  drink: {
    shapes: [
      ["card", "M30 16h34l-4 48H34z"],
      ["butter", "M32 32h30l-2 32H34z"],
    ],
    details: "M54 32l7-25h10M40 42l6 5M52 52l-5 4",
  },
  cold: {
    shapes: [
      ["butter", "M29 34c-4-9 4-16 11-14 3-9 15-8 18 1 8-1 13 6 9 13z"],
      ["card", "M25 34h46c0 12-9 19-19 19v9h9H35h9v-9c-10 0-19-7-19-19z"],
    ],
    details: `${circle(49, 9, 3)}M37 28c1-2 3-3 5-3`,
  },
  sandwich: {
    shapes: [
      ["butter", "M15 32c0-9 14-15 33-15s33 6 33 15z"],
      ["card", "M15 48h66v5c0 5-4 8-9 8H24c-5 0-9-3-9-8z"],
    ],
    details: "M12 38c6 6 12 6 18 0 6 6 12 6 18 0 6 6 12 6 18 0 6 6 12 6 18 0M32 25h1M46 22h1M60 25h1",
  },
  tray: {
    shapes: [
      ["card", "M14 24h68l-5 36H19z"],
      ["butter", "M22 30h52l-3 23H25z"],
    ],
    details: "M14 30H7v8h8M82 30h7v8h-8M34 37c4-4 7 4 11 0M53 44c4-4 7 4 11 0M32 46c4-4 7 4 11 0",
  },
  pot: {
    shapes: [
      ["card", "M21 34h54v18c0 7-5 11-12 11H33c-7 0-12-4-12-11z"],
      ["butter", "M27 34c2-8 9-12 21-12s19 4 21 12z"],
    ],
    details: `M16 34h64M21 43h-9M75 43h9${circle(48, 18, 3)}`,
  },
};
