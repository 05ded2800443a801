/** Where every check of the receipt reports to. */
import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";

export type Report = (issue: ReceiptIssue) => void;
