export { default, generateMetadata } from "@/app/admin/layout";
