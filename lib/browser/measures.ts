/**
 * In which measures this device reads recipes (recipes.md#measures): its own choice, else that of the account. The head's script reads
 * both before the first paint (components/layout/theme-script.ts).
 */
import { MEASURES, type Measures } from "@/lib/engine/measures/choice";
import { request } from "./api";
import { persisted } from "./store";
import { storedUser } from "./stored-user";

const asMeasures = (text: string | null | undefined): Measures | null =>
  MEASURES.find((measures) => measures === text) ?? null;

/** What was chosen on this device; null where nothing was. */
const onDevice = persisted<Measures | null>("plainspoon.measures", asMeasures, null, { format: String });

/** The measures that recipes are shown in, as a store. */
export const chosenMeasures = {
  read: (): Measures => onDevice.read() ?? asMeasures(storedUser.read()?.measures) ?? "written",
  readOnServer: (): Measures => "written",
  subscribe(listener: () => void): () => void {
    const stops = [onDevice.subscribe(listener), storedUser.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  },
  write(measures: Measures): void {
    onDevice.write(measures);
    if (storedUser.read() !== null) tellAccount(measures);
  },
};

/** An account that knows of no choice gets this device's, if there is one. */
export function tellFirstChoice(): void {
  const measures = onDevice.read();
  if (measures !== null && storedUser.read()?.measures === null) tellAccount(measures);
}

/** Where it does not arrive, only another device begins without it. */
function tellAccount(measures: Measures): void {
  const json = { measures };
  void request("/api/users/measures", { method: "PUT", json }).then(
    () => {
      const user = storedUser.read();
      if (user) storedUser.write({ ...user, measures });
    },
    () => undefined,
  );
}
