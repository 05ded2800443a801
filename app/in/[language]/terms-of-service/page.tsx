export { default, generateMetadata } from "@/app/terms-of-service/page";
