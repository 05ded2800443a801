export { default } from "@/app/admin/page";
