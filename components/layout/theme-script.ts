import { READING_CHOICES, READING_KEY, READING_SETTINGS } from "@/lib/rules/reading/settings";

/** What <html> may be told of each setting: all but the app's own look. */
const READING = READING_SETTINGS.flatMap((name) =>
  READING_CHOICES[name].slice(1).map((choice) => `${name} ${choice}`),
).join();

/**
 * Runs before the first paint, in the page's head: puts the chosen theme, calm mode and reading settings on <html>, so that no wrong look
 * flashes; in which measures recipes are shown (this device's choice, else the account's), so that amounts wait until they are converted; and whether this browser knows who is
 * signed in, so that no visitor's header does.
 * Without a choice, and with "system", the system decides (docs/decisions/016). Must not contain `<`, `&` or quotes.
 */
export const THEME_SCRIPT = `(function(){try{
var d=document.documentElement,t=localStorage.getItem(\`theme\`);
if(t===\`dark\`||(t!==\`light\`?matchMedia(\`(prefers-color-scheme: dark)\`).matches:false))d.classList.add(\`dark\`);
if(localStorage.getItem(\`calmMode\`)===\`true\`)d.dataset.calm=\`true\`;
var u=localStorage.getItem(\`user\`);
if(u)d.dataset.signedIn=\`true\`;
var r=JSON.parse(localStorage.getItem(\`${READING_KEY}\`));
if(r)\`${READING}\`.split(\`,\`).forEach(function(c){c=c.split(\` \`);if(r[c[0]]===c[1])d.dataset[c[0]]=c[1]});
var m=localStorage.getItem(\`plainspoon.measures\`)||(u?JSON.parse(u).measures:null);
if(m===\`metric\`||m===\`us\`)d.dataset.measures=m;
}catch(e){}})()`;
