import "server-only";
/** A page of its own beside the app's: plain HTML that works without JavaScript. It is light, as the app is until the cook chooses otherwise. */
import { env } from "@/lib/env";
import { messageLanguage, t } from "@/lib/messages";
import { currentNonce } from "./current-answer";
import { LIGHT } from "@/lib/rules/palette";
import { escapeHtml } from "@/lib/rules/escape-html";

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font:18px/1.5 "Atkinson Hyperlegible Next",-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
.skip{position:absolute;left:-9999px}
.skip:focus{left:16px;top:16px;background:${LIGHT.card};padding:8px 16px}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}
.panel{background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px;padding:1.5rem}
h1,.brand{font-family:Fraunces,Georgia,"Times New Roman",serif;font-weight:600}
.brand{display:flex;align-items:center;gap:.5rem;margin:0 0 1rem;font-size:1.35rem;line-height:1.25}
.brand::before{content:"";width:32px;height:32px;border-radius:8px;background:url(/install/icon-192.png) center/contain}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.2rem;line-height:1.3;margin:0 0 .5rem}
p{margin:0 0 1rem}
.demo{background:${LIGHT.butter};color:${LIGHT["butter-ink"]};border:1px solid ${LIGHT["butter-line"]};border-radius:10px;padding:.75rem 1rem;font-weight:600}
.due{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem;border-top:1px solid ${LIGHT.line};padding-top:1rem;font-weight:600}
.refused{border:2px solid ${LIGHT.danger};border-radius:10px;padding:.75rem 1rem;color:${LIGHT.danger};font-weight:600}
form{display:grid;gap:.75rem}
button,.button{min-height:48px;padding:.75rem 1rem;border-radius:12px;border:1.5px solid ${LIGHT["line-strong"]};background:${LIGHT.card};color:${LIGHT.ink};font:inherit;font-weight:600;cursor:pointer;text-align:center;text-decoration:none;display:block}
.primary{min-height:56px;background:${LIGHT.accent};border-color:${LIGHT.accent};color:${LIGHT["accent-ink"]}}
button:focus-visible,a:focus-visible{outline:3px solid ${LIGHT.ink};outline-offset:2px}
`;

/** @param body HTML of ours: what is not, is escaped by the caller */
export function plainPage(
  title: string,
  body: string,
  status: number,
  more: Record<string, string> = {},
): Response {
  const html = `<!doctype html>
<html lang="${messageLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(env.APP_NAME)}</title><style nonce="${currentNonce() ?? ""}">${STYLE}</style></head>
<body><a class="skip" href="#main">${t("Skip to content")}</a><main id="main" tabindex="-1"><p class="brand">${escapeHtml(env.APP_NAME)}</p><div class="panel">${body}</div></main></body></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...more },
  });
}
