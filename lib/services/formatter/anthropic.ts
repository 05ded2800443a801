import "server-only";
/**
 * The formatter with a language model behind the rules: asked only where rules are often wrong, answering with numbers only, applied by the
 * engine to the source's own text and believed as far as the engine's checks find nothing worse than before. Else the rules' result stands.
 */
import type Anthropic from "@anthropic-ai/sdk";
import { Answer } from "@/lib/engine/guide/sheet";
import { ENGINE_VERSION } from "@/lib/engine/version";
import { log } from "@/lib/log";
import { runEngine } from "../engine";
import type { RecipeFormatter, TokenBudget } from "./port";
import { MAX_OUTPUT_TOKENS, messageFor, PROMPT_VERSION, SYSTEM } from "./prompt";
import { rulesFormatter } from "./rules";

export type AnthropicSettings = { apiKey: string; baseUrl?: string; model: string; timeoutMs?: number };

/** Of the 30 s that a conversion may take. */
const TIMEOUT_MS = 15_000;
/** A second try when the answer has the wrong shape; every other failure is not worth waiting for. */
const TRIES = 2;
/** Recipes larger than this cost more than they are worth. */
const MAX_MESSAGE_CHARS = 40_000;
const CHARS_PER_TOKEN = 3;

/** A formatter that needs a budget for each call: without one, or when it is spent, the rules' result stands. */
export function anthropicFormatter(settings: AnthropicSettings): RecipeFormatter {
  let loading: Promise<Anthropic> | undefined;
  const maker = { engine: "anthropic", version: `${settings.model}/${PROMPT_VERSION}` };
  return {
    name: "anthropic",
    version: `${ENGINE_VERSION}/${maker.version}`,
    async format(source, original, signal, budget) {
      const rules = await rulesFormatter.format(source, original, signal);
      const stopgap = { ...rules, isStopgap: true };
      if (!budget) return stopgap;
      try {
        const question = await runEngine("questionOf", [source], signal);
        const message = question && messageFor(question);
        if (message === null || message.length > MAX_MESSAGE_CHARS) return rules;
        const { answer, isPaid } = await ask(
          await (loading ??= modelClient(settings)),
          settings.model,
          message,
          budget,
          signal,
        );
        if (!isPaid) return stopgap;
        // What was paid for is final, also where it is not believed: the same question is not paid for again.
        const guided = answer && (await runEngine("guideRecipe", [source, answer, maker, original], signal));
        return guided ? { content: guided, isStopgap: false } : rules;
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ err: error }, "what the model answered could not be applied");
        return stopgap;
      }
    },
  };
}

/** Resolves when the API takes the key and has the model; asks the model nothing, so it costs nothing. */
export async function checkModel(settings: AnthropicSettings): Promise<void> {
  const client = await modelClient(settings);
  await client.models.retrieve(settings.model);
}

/** The client is many files, which are read when it is first needed. */
async function modelClient({
  apiKey,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: AnthropicSettings): Promise<Anthropic> {
  const { default: Anthropic } = await import("@anthropic-ai/sdk");
  return new Anthropic({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: "off" });
}

/**
 * The model's answer in the right shape, or null for every failure: the cook has the rules' result anyway. `isPaid` says that the
 * model answered at all.
 */
async function ask(
  client: Anthropic,
  model: string,
  content: string,
  budget: TokenBudget,
  signal: AbortSignal,
): Promise<{ answer: Answer | null; isPaid: boolean }> {
  const { zodOutputFormat } = await import("@anthropic-ai/sdk/helpers/zod");
  const reserved = Math.ceil((SYSTEM.length + content.length) / CHARS_PER_TOKEN) + MAX_OUTPUT_TOKENS;
  let isPaid = false;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (!(await budget.reserve(reserved))) break;
    let used = 0;
    try {
      const message = await client.messages.create(
        {
          model,
          max_tokens: MAX_OUTPUT_TOKENS,
          system: SYSTEM,
          messages: [{ role: "user", content }],
          output_config: { format: zodOutputFormat(Answer) },
        },
        { signal },
      );
      used = message.usage.input_tokens + message.usage.output_tokens;
      isPaid = true;
      if (message.stop_reason !== "end_turn") break;
      const answer = Answer.safeParse(jsonOf(message));
      if (answer.success) return { answer: answer.data, isPaid };
      log.info({ model, attempt }, "the model's answer has the wrong shape");
    } catch (error) {
      if (signal.aborted) throw error;
      log.info(
        { model, reason: error instanceof Error ? error.name : "unknown" },
        "the model gave no answer",
      );
      break;
    } finally {
      await budget.settle(reserved, used);
    }
  }
  return { answer: null, isPaid };
}

function jsonOf(message: Anthropic.Message): unknown {
  const text = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
