/**
 * Runs before the first paint, in the page's head: puts the chosen theme and calm mode on <html>, so that no wrong theme flashes, in which measures recipes are
 * shown, so that amounts wait until they are converted, and
 * whether this browser knows who is signed in, so that no visitor's header does.
 * Without a choice, and with "system", the system decides (docs/decisions/016). Must not contain `<`, `&` or quotes.
 */
export const THEME_SCRIPT = `(function(){try{
var d=document.documentElement,t=localStorage.getItem(\`theme\`);
if(t===\`dark\`||(t!==\`light\`?matchMedia(\`(prefers-color-scheme: dark)\`).matches:false))d.classList.add(\`dark\`);
if(localStorage.getItem(\`calmMode\`)===\`true\`)d.dataset.calm=\`true\`;
var m=localStorage.getItem(\`plainspoon.measures\`);
if(m===\`metric\`||m===\`us\`)d.dataset.measures=m;
if(localStorage.getItem(\`user\`))d.dataset.signedIn=\`true\`;
}catch(e){}})()`;
