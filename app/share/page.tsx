import { redirect } from "next/navigation";

/** Without a token there is nothing to show (decisions §7). */
export default function SharePage() {
  redirect("/");
}
