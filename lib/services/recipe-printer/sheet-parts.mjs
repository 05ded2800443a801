/** The two halves of a sheet: what to get, and what to do. */
import { Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { LIGHT as palette } from "../../rules/palette.ts";
import { heading, isRightToLeft, marked, tag, words } from "./words.mjs";

/** Lines longer than this do not stand side by side. */
const WIDE_LINE_CHARS = 110;
/** A step longer than this may be torn by the end of a page; any other moves over whole. */
const TORN_FROM_CHARS = 900;

const REST = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

/** The shopping list, a box to tick before each line; rows keep the list's order and are never torn. */
export function shopping(lists, kit) {
  if (lists.length === 0) return [];
  const { size } = kit;
  return [
    heading("H2", kit.labels.shoppingList, kit, { fontSize: size.heading, marginBottom: size.space * 0.3 }),
    ...lists.flatMap(({ name, lines }) => [
      h(
        Text,
        {
          tag: tag("H3"),
          minPresenceAhead: 50,
          style: { fontWeight: 700, fontSize: size.small, color: palette.muted, marginBottom: 3 },
        },
        name,
      ),
      shoppingRows(lines, kit),
    ]),
  ];
}

function shoppingRows(lines, kit) {
  const columns = lines.some((line) => line.length > WIDE_LINE_CHARS) ? 1 : kit.paper.columns;
  const rows = Array.from({ length: Math.ceil(lines.length / columns) }, (_, row) => {
    const inRow = lines.slice(row * columns, (row + 1) * columns);
    return h(
      View,
      {
        key: row,
        wrap: inRow.some((line) => line.length > TORN_FROM_CHARS),
        style: { flexDirection: "row", gap: 24 },
      },
      ...inRow.map((line) => shoppingLine(line, kit)),
      inRow.length < columns && h(View, { style: REST }),
    );
  });
  return h(View, { tag: tag("L"), style: { marginBottom: kit.size.space * 1.1 } }, ...rows);
}

function shoppingLine(line, { size }) {
  const side = size.line * 0.78;
  const box = {
    width: side,
    height: side,
    marginTop: size.line * 0.34,
    borderRadius: 2,
    padding: 1.1,
    backgroundColor: palette["line-strong"],
  };
  return h(
    View,
    {
      tag: tag("LI"),
      style: {
        ...REST,
        flexDirection: isRightToLeft(line) ? "row-reverse" : "row",
        gap: size.line * 0.6,
        paddingVertical: size.line * 0.16,
      },
    },
    h(
      View,
      { style: box },
      h(View, { style: { flexGrow: 1, borderRadius: 1.2, backgroundColor: "#ffffff" } }),
    ),
    words("LBody", line, { ...REST, fontSize: size.line }),
  );
}

/** A part of the method: its name and its numbered steps, headings of the recipe's own parts where they begin, never parted from their first step. */
export function method({ kind, name, steps }, kit) {
  const { size } = kit;
  const title = heading("H2", name, kit, {
    fontSize: size.heading,
    marginTop: size.space * 0.3,
    marginBottom: size.space * 0.45,
  });
  return bySection(steps).flatMap(([first, ...rest], index) => {
    const begins = [
      index === 0 && title,
      first.section !== null &&
        heading("H3", first.section, kit, {
          fontSize: size.step * 1.08,
          color: palette.muted,
          marginBottom: size.space * 0.5,
        }),
      first.isAfterPart &&
        h(View, { style: { height: 0.75, marginBottom: size.space * 0.8, backgroundColor: palette.line } }),
      h(View, { tag: tag("L") }, oneStep(first, kind, kit)),
    ];
    return [
      h(View, { wrap: isTorn(first) }, ...begins),
      rest.length > 0 && h(View, { tag: tag("L") }, ...rest.map((step) => oneStep(step, kind, kit))),
    ];
  });
}

const isTorn = ({ lines }) =>
  lines.reduce((sum, { text }) => sum + plainOf(text).length, 0) > TORN_FROM_CHARS;

/** The steps in groups, each begun by the step that names a part, or by the first one behind a part. */
function bySection(steps) {
  const groups = [];
  for (const step of steps) {
    if (step.section !== null || step.isAfterPart || groups.length === 0) groups.push([]);
    groups.at(-1).push(step);
  }
  return groups;
}

function oneStep(step, kind, kit) {
  const { number, lines } = step;
  const { size } = kit;
  return h(
    View,
    {
      tag: tag("LI"),
      wrap: isTorn(step),
      style: { flexDirection: "row", gap: size.step * 0.8, marginBottom: size.space * 0.65 },
    },
    stepNumber(number, kind, kit),
    h(
      View,
      { tag: tag("LBody"), style: { ...REST, paddingTop: size.step * 0.1 } },
      ...lines.flatMap((line, index) => oneLine(line, index > 0, kit)),
    ),
  );
}

const plainOf = (text) => text.map((token) => token.text).join("");

/** One thing to do, and below it what goes in. */
function oneLine({ text, own, ours }, isFurther, kit) {
  const { size, appName, labels } = kit;
  const style = {
    fontSize: size.step,
    ...(isFurther && { marginTop: size.step * 0.3 }),
    ...(ours && { color: palette.muted }),
  };
  const added = ours ? [` (${labels.addedBy.replace("{app}", () => appName)})`] : [];
  return [
    words("P", plainOf(text), style, [...text.map(marked), ...added]),
    own.length > 0 && uses(own, kit),
  ];
}

function stepNumber(number, kind, { fonts, size }) {
  const across = size.step * 1.75;
  const [backgroundColor, color] =
    kind === "prep" ? [palette.prep, palette["prep-ink"]] : [palette["accent-soft"], palette.accent];
  return h(
    View,
    {
      style: {
        width: across,
        height: across,
        borderRadius: across / 2,
        backgroundColor,
        justifyContent: "center",
      },
    },
    h(
      Text,
      {
        tag: tag("Lbl"),
        style: {
          fontFamily: fonts.head,
          fontWeight: 600,
          fontSize: size.step * (number > 99 ? 0.8 : 1.05),
          lineHeight: 1.1,
          color,
          textAlign: "center",
        },
      },
      String(number),
    ),
  );
}

/** What the step uses, with its amounts. */
function uses(own, { size, labels }) {
  // A number stays with what it counts, and the sign at the end of its line.
  const list = own.map((line) => line.replace(/^(\S*\d\S*) (?=\S)/, "$1\u00a0")).join("\u00a0· ");
  const style = { fontSize: size.small, color: palette.muted, marginTop: size.step * 0.12 };
  const bold = h(Text, { style: { fontWeight: 700, color: palette.ink } }, list);
  return words("P", list, style, [`${labels.uses}: `, bold]);
}

/** Notes and tips of the source, below the steps. */
export function noteList(notes, kit) {
  if (notes.length === 0) return [];
  const { size, labels } = kit;
  return [
    heading("H2", labels.notes, kit, {
      fontSize: size.heading,
      marginTop: size.space * 0.3,
      marginBottom: size.space * 0.45,
    }),
    ...notes.map((note) => words("P", note, { fontSize: size.line, marginBottom: size.space * 0.3 })),
  ];
}
