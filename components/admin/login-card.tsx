import { AdminLoginForm } from "./admin-login-form";

/** The admins' login as a card of its own. */
export function LoginCard({ title, inline }: { title: string; inline?: boolean }) {
  return (
    <div className="mx-auto max-w-lg px-4 py-12 sm:px-6">
      <div className="grid gap-6 rounded-panel border border-line bg-card p-6 shadow-card sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        <AdminLoginForm inline={inline} />
      </div>
    </div>
  );
}
