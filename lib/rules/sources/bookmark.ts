import { PAGE_MAX_BYTES } from "@/lib/rules/limits";
import { HAND_OVER_CALL } from "./handed-over";

/** What holds no recipe: programs, styles, drawings, frames and what was typed. `extension/read-page.js` leaves out the same. */
const LEFT_OUT =
  "script:not([type*='json']),style,svg,iframe,template,object,embed,link[rel=stylesheet],input,textarea,select";

/**
 * A bookmark that sends the page it is pressed on, as the cook sees it, to the app at `origin`, in a new tab. It sends a form, as a link
 * would be opened: a site's content policy seldom forbids that, and nothing of the app's runs on the site. Where it does, nothing would
 * happen at all: `forbidden` is said.
 */
export function bookmarkTo(origin: string, forbidden: string): string {
  const program = `(()=>{const d=document,c=d.documentElement.cloneNode(true);c.querySelectorAll(${JSON.stringify(LEFT_OUT)}).forEach(e=>e.remove());let p=c.outerHTML;if(p.length>${PAGE_MAX_BYTES})p="";const f=d.createElement("form");f.method="post";f.enctype="multipart/form-data";f.target="_blank";f.hidden=true;f.action=${JSON.stringify(origin + HAND_OVER_CALL)};for(const[n,v]of[["url",location.href],["page",p]]){const t=d.createElement("textarea");t.name=n;t.value=v;f.append(t)}const s="securitypolicyviolation",r=()=>d.removeEventListener(s,n),n=e=>{if(e.effectiveDirective=="form-action"){r();alert(${JSON.stringify(forbidden)})}};d.addEventListener(s,n);setTimeout(r,5e3);d.body.append(f);HTMLFormElement.prototype.submit.call(f);f.remove()})()`;
  return `javascript:${encodeURIComponent(program)}`;
}
