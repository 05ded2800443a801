/** Sends the page with a form, as a link would be opened: the extension needs no right over the converter's site. */
import { APP } from "./app.js";

const { url, page } = await chrome.runtime.sendMessage("page");
if (!/^https?:/.test(url)) {
  say("nothing");
} else {
  say("sending");
  const form = document.createElement("form");
  form.method = "post";
  form.enctype = "multipart/form-data";
  form.action = `${APP}/api/hand-over`;
  for (const [name, value] of Object.entries({ url, page })) {
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

/** A heading and a sentence, in the browser's language. */
function say(what) {
  document.documentElement.lang = chrome.i18n.getMessage("language");
  document.querySelector("h1").textContent = chrome.i18n.getMessage(`${what}Title`);
  document.querySelector("p").textContent = chrome.i18n.getMessage(what);
}
