import type { ReactNode } from "react";
import { Form, type FormControl, FormMessage, SubmitButton } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { t } from "@/lib/messages";

/** A form of the admin area in a dialog. What was typed stays when the server refuses it. */
export function FormDialog<Typed extends Record<string, unknown>, Sent>({
  form,
  title,
  description,
  submit,
  failed,
  onClose,
  children,
}: {
  form: FormControl<Typed, Sent>;
  title: string;
  description: string;
  submit: string;
  /** The heading of what the server refused. */
  failed: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <Form form={form} className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="wrap-anywhere">{description}</DialogDescription>
          {children}
          <FormMessage title={failed} isSilent />
          <SubmitButton>{submit}</SubmitButton>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
