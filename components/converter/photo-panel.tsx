"use client";

import type { ReactNode } from "react";
import type { TextLanguage } from "@/lib/rules/text-languages";
import { PhotoTab } from "./photo-tab";
import { TypedText } from "./typed-text";
import type { ContentForm } from "./use-content-form";
import type { PhotoFlow } from "./use-photo-flow";
import { VerifyText } from "./verify-text";

type Send = (
  text: string,
  options: { tab: "photo"; sourceType: "ocr"; imageUrl: string | null; language: TextLanguage },
) => void;

/** The Photo tab's three views: the photos, the text read from them, and typing instead. */
export function PhotoPanel({
  flow,
  hint,
  typedForm,
  onText,
  children,
}: {
  flow: PhotoFlow;
  /** Of the photos' view: what may be picked. */
  hint: string;
  typedForm: ContentForm;
  onText: Send;
  children: ReactNode;
}) {
  if (flow.view === "verify") {
    const { text, imageUrl, language } = flow;
    const format = () => onText(text, { tab: "photo", sourceType: "ocr", imageUrl, language });
    return (
      <VerifyText flow={flow} onFormat={format}>
        {children}
      </VerifyText>
    );
  }
  if (flow.view === "type") {
    return (
      <TypedText form={typedForm} onBack={() => flow.setView("photos")}>
        {children}
      </TypedText>
    );
  }
  return (
    <PhotoTab flow={flow} hint={hint}>
      {children}
    </PhotoTab>
  );
}
