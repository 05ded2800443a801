/** What happens in the browser before the app's own scripts run. */
import { prepareLibrariesForPolicy } from "@/lib/browser/content-policy";

prepareLibrariesForPolicy();
