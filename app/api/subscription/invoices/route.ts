import * as z from "@/lib/contract/zod";
import { listInvoices } from "@/lib/billing/invoices";
import { InvoiceAnswer } from "@/lib/contract/billing";
import { route, methods } from "@/lib/http/route";

const list = route({
  about: "The cook's invoices, newest first.",
  access: "user",
  limit: "none: it reads one's own invoices",
  answer: { name: "InvoiceAnswer[]", schema: z.array(InvoiceAnswer) },
  run: ({ user }) => listInvoices({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list });
