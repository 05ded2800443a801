export { default, generateMetadata } from "@/app/about/page";
