"use client";

import { Check, Tag } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { isFreeAtFirst } from "@/lib/rules/billing/promo";
import { BillingDate } from "./billing-date";
import type { PromoEntry } from "./use-promo";
import { t } from "@/lib/messages";

/** A promo code: asked for behind a question, in capitals as typed, with what it gives and a way to take it back. */
export function PromoField({ promo, nextBillingDate }: { promo: PromoEntry; nextBillingDate: Date }) {
  const field = useRef<HTMLInputElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current && promo.isOpen) field.current?.focus();
    wasOpened.current = false;
  }, [promo.isOpen]);

  if (!promo.isOpen)
    return (
      <Button
        variant="quiet"
        className="-mx-2 justify-self-start px-2"
        onClick={() => {
          wasOpened.current = true;
          promo.open();
        }}
      >
        <Tag aria-hidden />
        {t("Have a promo code?")}
      </Button>
    );

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || promo.applied) return;
    // Enter in this field applies the code; it must not start the plan.
    event.preventDefault();
    void promo.settle();
  }

  return (
    <div className="grid gap-3">
      <Field label={t("Promo code")} error={promo.error ?? undefined}>
        {(props) => (
          <div className="flex gap-2.5">
            <Input
              {...props}
              ref={field}
              className="min-w-0 tracking-wide"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              readOnly={promo.applied !== null}
              value={promo.typed}
              onKeyDown={applyOnEnter}
              onChange={({ target }) => {
                const caret = target.selectionStart;
                // Written into the field before React compares, so that the caret stays where it is.
                target.value = target.value.toUpperCase();
                target.setSelectionRange(caret, caret);
                promo.type(target.value);
              }}
            />
            {promo.applied ? (
              <Button
                size="large"
                onClick={() => {
                  promo.remove();
                  field.current?.focus();
                }}
              >
                {t("Remove")}
              </Button>
            ) : (
              <Button size="large" onClick={() => void promo.settle()}>
                {t("Apply")}
              </Button>
            )}
          </div>
        )}
      </Field>
      <div role="status">
        {promo.applied && (
          <p className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
            <Check aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
            <span>
              <b>{promo.applied.applied}</b> {promo.applied.about}.
              {isFreeAtFirst(promo.applied) && (
                <>
                  {" "}
                  {t("Next billing date:")} <BillingDate date={nextBillingDate} />.
                </>
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
