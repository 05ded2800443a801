"use client";

import { Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { findAnswer } from "@/lib/browser/find-answer";
import { faq } from "@/lib/rules/support/faq.data";
import { t, type Message } from "@/lib/messages";

type ChatMessage = { id: number; from: "cook" | "us"; text: string; unanswered?: true };

const GREETING = "Hello. Ask a question in your own words, or choose one." satisfies Message;
const FALLBACK =
  "I don't have an immediate answer for that. You can send a support request, and a person will answer by email." satisfies Message;
const SUGGESTED = [0, 9, 17, 26, 29] as const;
const QUESTION_MAX_CHARS = 500;

/** A conversation answered from our own list of questions; nothing of it leaves the browser. */
export function HelpChat({ onSupport }: { onSupport: () => void }) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const form = useForm({
    values: { question: "" },
    send: async ({ question }) => ask(question),
  });
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [messages]);

  function ask(text: string) {
    const asked = text.trim();
    if (asked === "") return;
    const entry = findAnswer(asked);
    setMessages((before) => [
      ...before,
      { id: before.length, from: "cook", text: asked },
      {
        id: before.length + 1,
        from: "us",
        text: entry?.answer ?? t(FALLBACK),
        ...(!entry && { unanswered: true as const }),
      },
    ]);
    form.reset();
  }

  return (
    <>
      <div
        className="grid flex-1 content-start gap-3 overflow-y-auto p-4"
        tabIndex={0}
        role="log"
        aria-label={t("Answers")}
      >
        <p className="max-w-[90%] rounded-card bg-accent-soft p-3">{t(GREETING)}</p>
        {messages.length === 0 && (
          <ul className="grid gap-2">
            {SUGGESTED.map((at) => faq()[at]).map(
              (entry) =>
                entry && (
                  <li key={entry.question}>
                    <Button size="small" className="text-left" onClick={() => ask(entry.question)}>
                      {entry.question}
                    </Button>
                  </li>
                ),
            )}
          </ul>
        )}
        {messages.map(({ id, from, text }) =>
          from === "cook" ? (
            <p
              key={id}
              className="max-w-[90%] justify-self-end rounded-card border border-line-strong p-3 wrap-anywhere"
            >
              <span className="sr-only">{t("You asked:")} </span>
              {text}
            </p>
          ) : (
            <p key={id} className="max-w-[90%] rounded-card bg-accent-soft p-3">
              {text}
            </p>
          ),
        )}
        <div ref={end} />
      </div>
      <Form form={form} className="flex gap-2 border-t border-line p-3 max-[12rem]:flex-col">
        <Input
          aria-label={t("Your question")}
          placeholder={t("Your question")}
          maxLength={QUESTION_MAX_CHARS}
          {...form.register("question")}
        />
        <Button type="submit" variant="primary">
          <Send aria-hidden />
          {t("Ask")}
        </Button>
      </Form>
      <div className="px-3 pb-3">
        <Button
          size="small"
          variant={messages.at(-1)?.unanswered ? "primary" : "quiet"}
          className="w-full"
          onClick={onSupport}
        >
          {t("Send a support request")}
        </Button>
      </div>
    </>
  );
}
