export { default, generateMetadata } from "@/app/developers/page";
