import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";

type Control = { value: string; onChange: (value: string) => void; error?: string };

export function EmailField({ value, onChange, error }: Control) {
  return (
    <Field label="Email" error={error}>
      {(field) => (
        <Input
          {...field}
          type="email"
          name="email"
          autoComplete="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Pasting and password managers are welcome: `autoComplete` tells them which password it is. */
export function PasswordField({
  label = "Password",
  autoComplete,
  hint,
  value,
  onChange,
  error,
}: Control & { label?: string; autoComplete: "current-password" | "new-password"; hint?: string }) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(field) => (
        <Input
          {...field}
          type="password"
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
