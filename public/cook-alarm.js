/** A clock beside the page: browsers slow the page's own timers down while its tab is hidden, a worker's they leave alone. */
const waiting = new Map();

self.addEventListener("message", ({ data: { key, inMs } }) => {
  clearTimeout(waiting.get(key));
  waiting.delete(key);
  if (inMs === null) return;
  waiting.set(
    key,
    setTimeout(() => self.postMessage({ key }), inMs),
  );
});
