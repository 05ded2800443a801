"use client";

/**
 * The one way of a form: react-hook-form holds what is typed, the contract's own schema checks it before anything is sent, and what
 * the server refuses stands where the cook can mend it. `useForm` with `Form`, `FormField`, `FormMessage` and `SubmitButton`.
 */
import { LoaderCircle } from "lucide-react";
import {
  type BaseSyntheticEvent,
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
  useState,
} from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  useForm as useHookForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/browser/api";
import { FormFailure } from "./failure-card";
import { Field, type FieldProps } from "./field";
import { t } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

/** What a form must hold, loaded with the first submit: zod is no part of a page's first script. */
type Contract<Typed, Sent> = () => Promise<z.ZodType<Sent, Typed>>;

/** What every check needs beside its schema; for forms that fetch it before it is needed. */
export const loadResolver = () => import("@hookform/resolvers/zod");

/** Checks by a schema of the contract. Where it cannot be loaded (no connection) the server's own checks stand. */
const byContract =
  <Typed extends FieldValues, Sent>(contract: Contract<Typed, Sent>): Resolver<Typed, unknown, Sent> =>
  async (values, context, options) => {
    const loaded = await Promise.all([contract(), loadResolver()]).catch(() => null);
    if (!loaded) return { values: values as FieldValues as Sent, errors: {} };
    const [schema, { zodResolver }] = loaded;
    return zodResolver<Typed, unknown, Sent>(schema)(values, context, options);
  };

type Options<Typed extends FieldValues, Sent> = {
  contract?: Contract<Typed, Sent>;
  /** Before each sending is checked. */
  onStart?: () => void;
  /** What the fields hold at first. A field without one keeps what was typed before React listened. */
  values?: DefaultValues<Typed>;
  /** Sends what was checked; whatever it throws becomes a sentence in the form. */
  send: (sent: Sent) => Promise<void>;
  /** The sentence for a failure whose own the cook is not told. */
  fallback?: string;
  /** Whether the server's own sentence is told; status 0 is no answer at all. All answers, unless given. */
  tells?: (error: ApiError) => boolean;
  /** After a failure was shown. */
  onFailure?: (sentence: string, error: unknown) => void;
  /** After what was typed was refused here. */
  onInvalid?: (errors: FieldErrors<Typed>) => void;
  /** Where a refusal of what was typed is said: beside its field, or once by the form's message. */
  refusals?: "beside" | "message";
  /** Empties the fields after it was sent. */
  clears?: boolean;
};

export type FormControl<Typed extends FieldValues, Sent = Typed> = UseFormReturn<Typed, unknown, Sent> & {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
};

/**
 * A form that is sent with `send`. An invalid one is not sent: the focus goes to its first wrong field. A failure's sentence goes
 * beside the fields that the server names, else to the form's message; it never throws.
 */
export function useForm<Typed extends FieldValues, Sent = Typed>({
  contract,
  onStart,
  values,
  send,
  fallback = t("Please try again."),
  tells = ({ status }) => status > 0,
  onFailure,
  onInvalid,
  refusals = "beside",
  clears = false,
}: Options<Typed, Sent>): FormControl<Typed, Sent> {
  const form = useHookForm<Typed, unknown, Sent>({
    defaultValues: values,
    resolver: contract && byContract(contract),
  });

  const isShown = (name: string) => form.control._names.mount.has(name);

  function refuse(error: unknown) {
    const told = error instanceof ApiError && tells(error) ? error : null;
    const named = told?.issues ?? [];
    if (named.length > 0 && named.every(({ path }) => isShown(path))) {
      named.forEach(({ path, message }, at) =>
        form.setError(path as Path<Typed>, { message }, { shouldFocus: at === 0 }),
      );
    } else form.setError("root", { message: told?.sentence ?? fallback });
    onFailure?.(told?.sentence ?? fallback, error);
  }

  function refuseTyped(errors: FieldErrors<Typed>) {
    const [, said] = Object.entries(errors).find(([name]) => refusals === "message" || !isShown(name)) ?? [];
    if (typeof said?.message === "string") form.setError("root", { message: said.message });
    onInvalid?.(errors);
  }

  async function submit(event?: BaseSyntheticEvent) {
    let isSent = false;
    onStart?.();
    await form.handleSubmit(async (sent) => {
      try {
        await send(sent);
        isSent = true;
      } catch (error) {
        refuse(error);
      }
    }, refuseTyped)(event);
    // Only when it is over: what is typed next is a new form.
    if (isSent && clears) form.reset();
  }

  return { ...form, submit };
}

/** The id of the form's message, which describes the fields that it speaks of. */
const MessageId = createContext<string | undefined>(undefined);

/** Whether the form is sent by its script alone: one with an `action` of its own is not. */
const NeedsScript = createContext(false);

/** `action` is what the form does where no script runs. */
export function Form<Typed extends FieldValues, Sent>({
  form,
  children,
  ...props
}: { form: FormControl<Typed, Sent> } & Omit<ComponentProps<"form">, "onSubmit">) {
  return (
    <FormProvider {...form}>
      <MessageId value={useId()}>
        <NeedsScript value={props.action === undefined}>
          <form noValidate {...props} onSubmit={(event) => void form.submit(event)}>
            {children}
          </form>
        </NeedsScript>
      </MessageId>
    </FormProvider>
  );
}

type FormFieldProps<Typed extends FieldValues, Sent> = {
  form: FormControl<Typed, Sent>;
  name: Path<Typed>;
  label: string;
  hint?: string;
  tool?: ReactNode;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
} & (
  | ({ children?: undefined } & Omit<ComponentProps<"input">, "form" | "name" | "children" | "onChange">)
  | { children: (field: FieldProps & UseFormRegisterReturn) => ReactNode }
);

/**
 * A labelled field of the form with its hint and its error: an input with the attributes that are given, or what `children` makes.
 * A sentence that several fields share, or that the form's message says, is said once.
 */
export function FormField<Typed extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  tool,
  onChange,
  children,
  ...input
}: FormFieldProps<Typed, Sent>) {
  const { errors } = useFormState({ control: form.control });
  const messageId = use(MessageId);
  const messages = Object.entries(errors).map(([key, error]) => [key, saidOf(error?.message)] as const);
  const message = messages.find(([key]) => key === name)?.[1];
  const first = messages.find(([, said]) => said === message)?.[0];
  const isSaidBelow = message !== undefined && errors.root?.message === message;
  const registered = form.register(name, { onChange });
  return (
    <Field
      label={label}
      hint={hint}
      tool={tool}
      isInvalid={message !== undefined}
      error={isSaidBelow || first !== name ? undefined : message}
      describedBy={isSaidBelow ? messageId : undefined}
    >
      {(field) =>
        children ? children({ ...field, ...registered }) : <Input {...input} {...field} {...registered} />
      }
    </Field>
  );
}

/** A password: the one that the account has, or with `isNew` one that is being chosen; browsers fill them in by this. It can be looked at. */
export function PasswordField<Typed extends FieldValues, Sent>({
  isNew = false,
  ...field
}: Pick<FormFieldProps<Typed, Sent>, "form" | "name" | "label" | "hint"> & { isNew?: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      {...field}
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      autoCapitalize="none"
      spellCheck={false}
      tool={
        <Button
          size="small"
          variant="quiet"
          className="-my-2 -mr-3.5"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t("Show password")}
        </Button>
      }
    />
  );
}

/** An e-mail address. */
export function EmailField<Typed extends FieldValues, Sent>(
  field: Pick<FormFieldProps<Typed, Sent>, "form" | "name" | "label" | "hint" | "onChange">,
) {
  return <FormField {...field} type="email" autoComplete="email" />;
}

/** Why the form was refused, beside what can be done about it as `children`. */
export function FormMessage({
  fallback,
  ...message
}: {
  title: string;
  /** What came of sending the form without a script. */
  fallback?: string;
  /** A message in the corner says it already. */
  isSilent?: boolean;
  children?: ReactNode;
}) {
  const { errors } = useFormState();
  const text = errors.root?.message ?? (Object.keys(errors).length === 0 ? fallback : undefined);
  return <FormFailure id={use(MessageId)} {...message} text={text} />;
}

/** A form's main button; while the form is being sent it says so and cannot be pressed twice. */
export function SubmitButton({
  isBusy = false,
  disabled = false,
  variant = "primary",
  size = "large",
  children,
  ...props
}: Omit<ComponentProps<typeof Button>, "type" | "asChild"> & {
  /** Something else that must be over first. */
  isBusy?: boolean;
}) {
  const { isSubmitting } = useFormState();
  const busy = isSubmitting || isBusy;
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      disabled={busy || disabled}
      needsScript={use(NeedsScript)}
      aria-busy={busy}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </Button>
  );
}

/** A schema is shared with the server, and says its constant sentences in English. */
const saidOf = (message: unknown): string | undefined =>
  typeof message === "string" ? translated(message) : undefined;
