export { default, generateMetadata } from "@/app/offline/page";
