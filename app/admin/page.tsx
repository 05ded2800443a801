import { LoginCard } from "@/components/admin/login-card";

export default function AdminPage() {
  return <LoginCard title="Admin Login" />;
}
