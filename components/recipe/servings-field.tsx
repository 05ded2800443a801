import { useState } from "react";
import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";

/** Shows what is being typed, also nothing; what counts meanwhile is the draft's rule, and stands there when the field is left. */
export function ServingsField({
  servings,
  onTyped,
}: {
  servings: number | null;
  onTyped: (typed: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label="Servings">
      {(field) => (
        <Input
          {...field}
          type="number"
          min={1}
          inputMode="numeric"
          className="max-w-40"
          value={typed ?? servings ?? ""}
          onChange={(event) => {
            setTyped(event.target.value);
            onTyped(event.target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
