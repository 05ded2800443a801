import { redirect } from "next/navigation";

/** Without a token there is nothing to show (sharing.md#ended-link). */
export default function SharePage() {
  redirect("/");
}
