/** What happens in the browser before the app's own scripts run. */
import { workUnderPolicy } from "@/lib/browser/under-policy";

workUnderPolicy();
