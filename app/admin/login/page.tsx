import { LoginCard } from "@/components/admin/admin-login-form";
import { t } from "@/lib/messages";

export default function AdminLoginPage() {
  return <LoginCard title={t("Admin Login")} />;
}
