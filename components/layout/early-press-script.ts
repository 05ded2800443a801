/**
 * Keeps what a cook presses before React listens there (`data-waits`, press-button.tsx), from the page's first byte on, and presses it
 * again when it does: each button once, however often it was pressed, and none that is gone or hidden by then. Enter in a field stands
 * for the button of its form. Who types meanwhile keeps the focus. Browsers keep clicks from a disabled button, but not where a pointer goes down and up.
 * Must not contain `<`, `&` or quotes.
 */
export const EARLY_PRESS_SCRIPT = `(function(){
var kept=new Set(),down=null,watch=new MutationObserver(later);
function waiting(t){return t instanceof Element?t.closest(\`[data-waits]\`):null}
function later(){setTimeout(replay)}
function keep(b){kept.add(b);b.dataset.pressed=\`\`;watch.observe(document,{subtree:true,childList:true,attributeFilter:[\`data-waits\`]});later()}
function drop(b){kept.delete(b);delete b.dataset.pressed}
function replay(){
kept.forEach(function(b){
if(b.isConnected)if(b.hasAttribute(\`data-waits\`))return;
drop(b);
if(!b.getClientRects().length)return;
var a=document.activeElement;
if(a?!a.matches(\`input,textarea\`):true)b.focus({preventScroll:true});
b.click()});
if(!kept.size)watch.disconnect()}
addEventListener(\`pointerdown\`,function(e){down=e.isPrimary?e.button===0?waiting(e.target):null:null},true);
addEventListener(\`pointerup\`,function(e){var b=down;down=null;if(b)if(b.contains(e.target))keep(b)},true);
addEventListener(\`click\`,function(e){kept.forEach(function(b){if(b.contains(e.target))drop(b)})},true);
addEventListener(\`keydown\`,function(e){
if(e.key!==\`Enter\`)return;
if(e.isComposing)return;
var f=e.target instanceof HTMLInputElement?e.target.form:null,b=f?f.querySelector(\`[type=submit][data-waits]\`):null;
if(b)keep(b)},true)
})()`;
