import { LoginCard } from "@/components/admin/login-card";

export default function AdminLoginPage() {
  return <LoginCard title="Admin Login" />;
}
