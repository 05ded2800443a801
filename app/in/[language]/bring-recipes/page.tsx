export { default, generateMetadata } from "@/app/bring-recipes/page";
