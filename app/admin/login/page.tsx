import { LoginCard } from "@/components/admin/admin-login-form";

export default function AdminLoginPage() {
  return <LoginCard title="Admin Login" />;
}
