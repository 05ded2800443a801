export { default } from "@/app/admin/login/page";
