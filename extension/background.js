/** One press on the button: what this tab shows goes to the converter, in a tab beside it. The tab is read then, and at no other time. */
let waiting = { url: "", page: "" };

chrome.action.onClicked.addListener(async (tab) => {
  // Pages of the browser itself and of its shop show nothing to extensions.
  const target = { tabId: tab.id };
  const [read] = await chrome.scripting.executeScript({ target, files: ["read-page.js"] }).catch(() => []);
  waiting = read?.result ?? { url: tab.url ?? "", page: "" };
  await chrome.tabs.create({ url: "send.html", index: tab.index + 1, openerTabId: tab.id });
});

/** Asked by send.html, once. */
chrome.runtime.onMessage.addListener((_asked, _sender, reply) => {
  reply(waiting);
  waiting = { url: "", page: "" };
});
