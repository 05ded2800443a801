import "server-only";
/**
 * The formatter with a language model behind the rules: asked only when the rules are unsure, answering with numbers only, applied by the
 * engine to the source's own text and believed only when the receipt finds nothing worse than before. Else the rules' result stands.
 */
import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { PlanSheet } from "@/lib/engine/arrange/plan";
import { ENGINE_VERSION } from "@/lib/engine/version";
import type { Receipt } from "@/lib/engine/recipe/formatted";
import { log } from "@/lib/log";
import { runEngine } from "../engine";
import type { RecipeFormatter } from "./port";
import { MAX_OUTPUT_TOKENS, messageFor, PlanAnswer, PROMPT_VERSION, SYSTEM } from "./prompt";
import { rulesFormatter } from "./rules";
import type { TokenBudget } from "./token-budget";

export type AnthropicSettings = { apiKey: string; baseUrl?: string; model: string; timeoutMs?: number };

/** Of the 30 s that a conversion may take. */
const TIMEOUT_MS = 15_000;
/** A second try when the answer has the wrong shape; every other failure is not worth waiting for. */
const TRIES = 2;
/** Recipes larger than this cost more than they are worth. */
const MAX_SHEET_CHARS = 30_000;
const CHARS_PER_TOKEN = 3;
/** This share of unplaced lines is usual ("salt and pepper", a garnish). */
const UNPLACED_USUAL = 0.2;

/** A formatter that needs a budget for each call: without one, or when it is spent, the rules' result stands. */
export function anthropicFormatter(settings: AnthropicSettings): RecipeFormatter {
  const client = new Anthropic({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxRetries: 0,
    logLevel: "off",
  });
  const maker = { engine: "anthropic", version: `${settings.model}/${PROMPT_VERSION}` };
  return {
    name: "anthropic",
    version: `${ENGINE_VERSION}/${maker.version}`,
    async format(source, original, signal, budget) {
      const rules = await rulesFormatter.format(source, original, signal);
      const sheet = await runEngine("planSheet", [rules], signal);
      if (!budget || !rules.receipt || !isUnsure(rules.receipt) || charsOf(sheet) > MAX_SHEET_CHARS)
        return rules;
      const answer = await ask(client, settings.model, sheet, budget, signal);
      const applied = answer && (await runEngine("applyPlan", [rules, planOf(answer)], signal));
      if (!applied) return rules;
      const receipt = await runEngine("checkAgainstSource", [source, applied, original, maker], signal);
      return isNoWorse(receipt, rules.receipt) ? { ...applied, receipt } : rules;
    },
  };
}

/** Whether the rules' own receipt says that a cook might miss something. */
export function isUnsure({ ingredients, issues }: Receipt): boolean {
  const unplaced = ingredients.total - ingredients.placed;
  if (unplaced >= 2 && unplaced > UNPLACED_USUAL * ingredients.total) return true;
  return issues.some(({ kind }) => kind === "uncertain");
}

/** Faults may not grow, and no line that the rules placed may lose its place. */
function isNoWorse(now: Receipt, before: Receipt): boolean {
  const faults = ({ issues }: Receipt): number =>
    issues.filter(({ kind }) => kind !== "unplaced" && kind !== "uncertain").length;
  return faults(now) <= faults(before) && now.ingredients.placed >= before.ingredients.placed;
}

const planOf = ({ uses, splits, prep, cold }: PlanAnswer) => ({
  uses: uses.map(({ s, l, share }) => ({ sentence: s, line: l, share })),
  splits,
  prep,
  cold,
});

/** The model's answer in the right shape, or null for every failure: the cook has the rules' result anyway. */
async function ask(
  client: Anthropic,
  model: string,
  sheet: PlanSheet,
  budget: TokenBudget,
  signal: AbortSignal,
): Promise<PlanAnswer | null> {
  const reserved = Math.ceil((SYSTEM.length + charsOf(sheet)) / CHARS_PER_TOKEN) + MAX_OUTPUT_TOKENS;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (!(await budget.reserve(reserved))) return null;
    let used = 0;
    try {
      const message = await client.messages.create(
        {
          model,
          max_tokens: MAX_OUTPUT_TOKENS,
          system: SYSTEM,
          messages: [{ role: "user", content: messageFor(sheet) }],
          output_config: { format: zodOutputFormat(PlanAnswer) },
        },
        { signal },
      );
      used = message.usage.input_tokens + message.usage.output_tokens;
      if (message.stop_reason !== "end_turn") return null;
      const answer = PlanAnswer.safeParse(jsonOf(message));
      if (answer.success) return answer.data;
      log.info({ model, attempt }, "the model's answer has the wrong shape");
    } catch (error) {
      if (signal.aborted) throw error;
      log.info(
        { model, reason: error instanceof Error ? error.name : "unknown" },
        "the model gave no answer",
      );
      return null;
    } finally {
      await budget.settle(reserved, used);
    }
  }
  return null;
}

function jsonOf(message: Anthropic.Message): unknown {
  const text = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function charsOf({ lines, sentences }: PlanSheet): number {
  return [...lines, ...sentences.map(({ text }) => text)].reduce((sum, text) => sum + text.length + 20, 0);
}
