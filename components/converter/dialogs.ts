/** What a conversion shows, loaded when it is about to be needed: the first paint has no use for it. */
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { orNothing } from "@/components/shared/or-nothing";

const loadOverlay = () => import("./stirring-overlay").then((module) => module.StirringOverlay);
const loadResult = () => import("./result-dialog").then((module) => module.ResultDialog);

export const StirringOverlay = dynamic(() => orNothing(loadOverlay()), { ssr: false });
export const ResultDialog = dynamic(() => orAgain(loadResult), { ssr: false });

/** Fetches both dialogs; waiting for it leaves no gap between the wait and the result. */
export async function fetchDialogs(): Promise<void> {
  await Promise.all([loadOverlay(), loadResult()]);
}
