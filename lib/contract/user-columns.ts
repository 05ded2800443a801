/**
 * The columns of the admins' list of users (admin.md#users), an object each: the answer's row, what is read of the database, the sorts,
 * the table and the export are made of this list. What the plan decides is reckoned in `lib/admin/users.ts`.
 */
import { shortDate } from "@/lib/rules/dates";
import * as z from "./zod";
import { t } from "@/lib/messages";

type Fields = Record<string, z.ZodType>;
type None = Record<never, never>;
type RowOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]> };

type Column<Id, Stored extends Fields, FromPlan extends Fields, Sort> = {
  id: Id;
  /** Fields of the row that the database has by the same name; a moment becomes its ISO text. */
  stored: Stored;
  /** Fields of the row that the plan decides. */
  fromPlan: FromPlan;
  /** What the list is sorted by, the most important first; empty for a column that does not sort. */
  sort: Sort;
  /** The column in the table; null where only the export has it. */
  table: {
    label: string;
    text: (user: RowOf<Stored & FromPlan>) => string;
    /** The text is a badge of this tone. */
    badge?: (user: RowOf<Stored & FromPlan>) => "accent" | "plain";
    /** The text stands for something that is not there. */
    isFaint?: (user: RowOf<Stored & FromPlan>) => boolean;
    /** The text is not broken over lines. */
    oneLine?: true;
  } | null;
  /** The export's headings, each with its cell. */
  csv: Record<string, (user: RowOf<Stored & FromPlan>) => string | number | null>;
  /** Names the row: it leads the export's lines. */
  isKey: boolean;
};

/** A column with what it leaves out filled in. */
function column<
  const Id extends string,
  Stored extends Fields = None,
  FromPlan extends Fields = None,
  const Sort extends readonly (keyof Stored & string)[] = [],
>(
  one: Pick<Column<Id, Stored, FromPlan, Sort>, "id" | "csv"> & Partial<Column<Id, Stored, FromPlan, Sort>>,
): Column<Id, Stored, FromPlan, Sort> {
  const nothing = { stored: {}, fromPlan: {}, sort: [], table: null, isKey: false };
  return { ...nothing, ...one } as Column<Id, Stored, FromPlan, Sort>;
}

export const USER_COLUMNS = [
  column({
    id: "name",
    stored: { firstName: z.string().nullable(), lastName: z.string().nullable() },
    sort: ["lastName", "firstName"],
    table: {
      get label() {
        return t("Name");
      },
      text: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ") || t("Not provided"),
      isFaint: ({ firstName, lastName }) => !firstName && !lastName,
    },
    csv: { "First name": ({ firstName }) => firstName, "Last name": ({ lastName }) => lastName },
  }),
  column({
    id: "email",
    stored: { email: z.string() },
    sort: ["email"],
    table: {
      get label() {
        return t("Email");
      },
      text: ({ email }) => email,
    },
    csv: { Email: ({ email }) => email },
    isKey: true,
  }),
  column({
    id: "status",
    /** `isGranted`: Premium that an admin gave. */
    fromPlan: { isPremium: z.boolean(), isGranted: z.boolean() },
    table: {
      get label() {
        return t("Status");
      },
      text: ({ isPremium }) => (isPremium ? t("Premium") : t("Free")),
      badge: ({ isPremium }) => (isPremium ? "accent" : "plain"),
    },
    csv: { Status: ({ isPremium }) => (isPremium ? "Premium" : "Free") },
  }),
  column({
    id: "recipeCount",
    stored: { recipeCount: z.number().int() },
    sort: ["recipeCount"],
    table: {
      get label() {
        return t("Recipes");
      },
      text: ({ recipeCount }) => String(recipeCount),
    },
    csv: { Recipes: ({ recipeCount }) => recipeCount },
  }),
  column({
    id: "createdAt",
    stored: { createdAt: z.string() },
    sort: ["createdAt"],
    table: {
      get label() {
        return t("Joined");
      },
      text: ({ createdAt }) => shortDate(createdAt),
      oneLine: true,
    },
    csv: { Joined: ({ createdAt }) => createdAt },
  }),
  column({
    id: "subscription",
    fromPlan: { stripeSubscriptionId: z.string().nullable() },
    csv: { Subscription: ({ stripeSubscriptionId }) => stripeSubscriptionId },
  }),
] as const;

type One = (typeof USER_COLUMNS)[number];
type Together<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** Every field of a row that is stored, and every one that the plan decides, with its schema. */
export type StoredFields = Together<One["stored"]>;
type PlanFields = Together<One["fromPlan"]>;

const merged = <F>(parts: readonly Fields[]): F => Object.assign({}, ...parts) as F;
export const STORED_FIELDS = merged<StoredFields>(USER_COLUMNS.map(({ stored }) => stored));
const PLAN_FIELDS = merged<PlanFields>(USER_COLUMNS.map(({ fromPlan }) => fromPlan));

/** A user as the list and the export show them. */
export const AdminUserRow = z.object({ id: z.string(), ...STORED_FIELDS, ...PLAN_FIELDS });
export type AdminUserRow = z.infer<typeof AdminUserRow>;

type SortId = Extract<One, { sort: readonly [string, ...string[]] }>["id"];
/** The columns that the list can be sorted by. */
export const USER_SORTS = USER_COLUMNS.filter(({ sort }) => sort.length > 0).map(({ id }) => id) as [
  SortId,
  ...SortId[],
];

type TableColumn = { id: One["id"]; sort: SortId | null } & NonNullable<One["table"]>;
/** The table's columns from left to right. `sort`: what the list is asked for to be sorted by it. */
export const USER_TABLE: readonly TableColumn[] = USER_COLUMNS.flatMap(({ id, sort, table }) =>
  table ? [{ id, sort: USER_SORTS.find((one) => sort.length > 0 && one === id) ?? null, ...table }] : [],
);
