export { default, generateMetadata } from "@/app/signed-in/page";
