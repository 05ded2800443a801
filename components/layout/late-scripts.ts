/** Each takes a phone some milliseconds to be put in: so many, and the page may answer a touch before the next. A message is a turn of its own at once, also where timers wait. */
const AT_ONCE = 3;

/**
 * Lets the page be seen before its scripts are fetched and run. The server sends them as `type="a"` (lib/http/late-scripts.ts), of which no
 * browser takes notice: this puts a living one in the place of each when the browser has painted something, or cannot say so. The page's
 * `load` waits for them as for any script of a page: a frame whose document is open holds it. Only the build's own files are brought to life:
 * markup that was slipped in stays as dead as its type. Must not contain `<`, `&` or quotes.
 */
export const LATE_SCRIPTS = `(function(){
var d=document,late=false,parsed=false,more=false,waits=0,turn=new MessageChannel(),frame=d.createElement(\`iframe\`),watch=new MutationObserver(look);
function end(){waits--;done()}
function done(){if(late)if(parsed)if(!waits)if(!more){
watch.disconnect();
frame.onload=function(){frame.remove()};
if(frame.contentDocument)frame.contentDocument.close()}}
function src(s){return s.getAttribute(\`src\`)||\`\`}
function ours(s){return src(s).startsWith(\`/_next/static/\`)}
function run(s){
var n=d.createElement(\`script\`);
n.setAttribute(\`async\`,\`\`);n.nonce=s.nonce;n.onload=n.onerror=end;waits++;
n.setAttribute(\`src\`,src(s));s.replaceWith(n)}
function look(){if(late)if(!more){
var left=Array.from(d.querySelectorAll(\`script[type=a]\`)).filter(ours);
more=left.length>${AT_ONCE};left.slice(0,${AT_ONCE}).forEach(run);
if(more)turn.port2.postMessage(0)}}
turn.port1.onmessage=function(){more=false;look();done()};
function go(){if(late)return;late=true;look();done()}
frame.hidden=true;d.head.append(frame);frame.contentDocument.open();
watch.observe(d,{subtree:true,childList:true});
d.addEventListener(\`DOMContentLoaded\`,function(){parsed=true;look();done();setTimeout(go,2000)});
d.addEventListener(\`visibilitychange\`,go);
if(d.hidden)go();
else try{
if(PerformanceObserver.supportedEntryTypes.includes(\`paint\`))new PerformanceObserver(function(seen){if(seen.getEntriesByName(\`first-contentful-paint\`).length)go()}).observe({type:\`paint\`,buffered:true});
else go()}catch(e){go()}
})()`;
