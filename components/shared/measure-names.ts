import type { Measures } from "@/lib/engine/measures/choice";
import { t } from "@/lib/messages";

/** What a cook reads for each kind of measures. */
export const measureNames = (): Readonly<Record<Measures, string>> => ({
  written: t("As written"),
  metric: t("Metric"),
  us: t("US"),
});
