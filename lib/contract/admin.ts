/** Requests and answers of the admin area. Forms, routes and tests share these. */
import * as z from "./zod";
import {
  ADMIN_PASSWORD_MIN_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  SEARCH_MAX_CHARS,
} from "@/lib/rules/limits";
import { Email } from "./auth";
import { AdminUserRow, USER_SORTS } from "./user-columns";
import { t, type Message } from "@/lib/messages";

const LONG = "This is too long." satisfies Message;

export const AdminLoginInput = z.object({
  username: z
    .string({ error: "Username is required" satisfies Message })
    .trim()
    .toLowerCase()
    .min(1, "Username is required" satisfies Message)
    .max(254, LONG),
  password: z
    .string({ error: "Password is required" satisfies Message })
    .min(1, "Password is required" satisfies Message)
    .max(PASSWORD_MAX_CHARS, LONG),
});
export type AdminLoginInput = z.infer<typeof AdminLoginInput>;

export const AdminRoleName = z.enum(["admin", "super_admin"]);
export type AdminRoleName = z.infer<typeof AdminRoleName>;

export const AdminStatusAnswer = z.object({
  isAuthenticated: z.boolean(),
  admin: z.object({ id: z.string(), name: z.string(), email: z.string(), role: AdminRoleName }).nullable(),
});
export type AdminStatusAnswer = z.infer<typeof AdminStatusAnswer>;

/** A page of a list: numbers from 1, bounded so that no call reads a table into memory. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(100),
});

export const ListUsersQuery = PageQuery.extend({
  q: z.string().trim().max(SEARCH_MAX_CHARS).default(""),
  sort: z.enum(USER_SORTS).default("createdAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
});
export type ListUsersQuery = z.infer<typeof ListUsersQuery>;

export const UsersAnswer = z.object({
  success: z.literal(true),
  users: z.array(AdminUserRow),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type UsersAnswer = z.infer<typeof UsersAnswer>;

const TOO_SHORT = {
  error: () =>
    t("Password must be at least {passwordMinChars} characters", { passwordMinChars: PASSWORD_MIN_CHARS }),
};
const AdminSetPassword = z
  .string(TOO_SHORT)
  .min(PASSWORD_MIN_CHARS, TOO_SHORT)
  .max(PASSWORD_MAX_CHARS, {
    error: () =>
      t("Password must be at most {passwordMaxChars} characters", { passwordMaxChars: PASSWORD_MAX_CHARS }),
  });

const validEmail = "Please enter a valid email address" satisfies Message;

export const CreateUserInput = z.object({
  email: z.string({ error: validEmail }).trim().toLowerCase().max(254, validEmail).pipe(z.email(validEmail)),
  password: AdminSetPassword,
  isPremium: z.boolean().default(false),
});
export type CreateUserInput = z.input<typeof CreateUserInput>;

export const SetPasswordInput = z.object({ newPassword: AdminSetPassword });
export type SetPasswordInput = z.infer<typeof SetPasswordInput>;

export const ById = z.object({ id: z.string().min(1).max(100) });
export const ByTag = z.object({ tag: z.string().min(1).max(100) });
export const ByInvitation = z.object({ token: z.string().min(1).max(200) });

const Filled = z
  .string({ error: "Please fill in all fields" satisfies Message })
  .trim()
  .min(1, "Please fill in all fields" satisfies Message);

export const InviteInput = z.object({
  name: Filled.max(NAME_MAX_CHARS, {
    error: () => t("This name has more than {nameMaxChars} characters.", { nameMaxChars: NAME_MAX_CHARS }),
  }),
  email: Filled.pipe(Email),
  role: AdminRoleName.default("admin"),
});
export type InviteInput = z.input<typeof InviteInput>;

export const ChangeRoleInput = z.object({ role: AdminRoleName });
export type ChangeRoleInput = z.infer<typeof ChangeRoleInput>;

export const AcceptInvitationInput = z.object({
  password: z
    .string({ error: "Please fill in all fields" satisfies Message })
    .min(1, "Please fill in all fields" satisfies Message)
    .min(ADMIN_PASSWORD_MIN_CHARS, {
      error: () =>
        t("Password must be at least {adminPasswordMinChars} characters long", {
          adminPasswordMinChars: ADMIN_PASSWORD_MIN_CHARS,
        }),
    })
    .max(PASSWORD_MAX_CHARS, {
      error: () =>
        t("Password must be at most {passwordMaxChars} characters long", {
          passwordMaxChars: PASSWORD_MAX_CHARS,
        }),
    }),
});
export type AcceptInvitationInput = z.infer<typeof AcceptInvitationInput>;

/** With the token of the page's address; `confirm` never leaves the form. */
export const AcceptInvitationForm = AcceptInvitationInput.extend(ByInvitation.shape)
  .extend({ confirm: z.string().min(1, "Please fill in all fields" satisfies Message) })
  .refine(({ password, confirm }) => password === confirm, {
    path: ["confirm"],
    message: "Passwords do not match" satisfies Message,
  });

export const AdminPasswordInput = z.object({
  currentPassword: z
    .string({ error: "Please fill in all fields" satisfies Message })
    .min(1, "Please fill in all fields" satisfies Message)
    .max(PASSWORD_MAX_CHARS, LONG),
  newPassword: AcceptInvitationInput.shape.password,
});
export type AdminPasswordInput = z.infer<typeof AdminPasswordInput>;

export const AdminAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: AdminRoleName,
  status: z.enum(["active", "invited", "revoked"]),
  invitedBy: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const AdminsAnswer = z.object({ success: z.literal(true), admins: z.array(AdminAccount) });
export type AdminsAnswer = z.infer<typeof AdminsAnswer>;

export const InvitationAnswer = z.object({
  success: z.literal(true),
  invitation: z.object({ name: z.string(), email: z.string(), role: AdminRoleName }),
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const AuditAnswer = z.object({
  success: z.literal(true),
  total: z.number().int(),
  entries: z.array(
    z.object({
      id: z.string(),
      adminEmail: z.string(),
      action: z.string(),
      subject: z.string(),
      /** More than 1 where an hour of the same is one line. */
      count: z.number().int(),
      createdAt: z.string(),
    }),
  ),
});
export type AuditAnswer = z.infer<typeof AuditAnswer>;

export const TagCountAnswer = z.object({ success: z.literal(true), count: z.number().int() });
export type TagCountAnswer = z.infer<typeof TagCountAnswer>;

const ProviderId = z
  .string()
  .trim()
  .min(1, "An id is missing." satisfies Message)
  .max(200, LONG);
export const FunnelInput = z.object({
  email: z.string({ error: validEmail }).trim().toLowerCase().max(254, validEmail).pipe(z.email(validEmail)),
  stripeCustomerId: ProviderId,
  purchasedProducts: z
    .array(z.string().trim().max(200, LONG))
    .min(1, "No product was named." satisfies Message)
    .max(20, LONG),
  subscriptionId: ProviderId.optional(),
});
export type FunnelInput = z.infer<typeof FunnelInput>;

export const FunnelAnswer = z.object({
  success: z.literal(true),
  user: z.object({ email: z.string() }),
  message: z.string(),
});
export type FunnelAnswer = z.infer<typeof FunnelAnswer>;

export const ProductAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  /** Epoch seconds. */
  created: z.number().int(),
  mapping: z
    .object({
      type: z.string(),
      subscriptionType: z.string().nullable(),
      productTag: z.string().nullable(),
    })
    .nullable(),
});
export type ProductAnswer = z.infer<typeof ProductAnswer>;
export const ProductsAnswer = z.object({ success: z.literal(true), products: z.array(ProductAnswer) });
export type ProductsAnswer = z.infer<typeof ProductsAnswer>;
