export { default, generateMetadata } from "@/app/privacy-policy/page";
