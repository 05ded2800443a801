/** Keeps what was handed over on this device for the converter, and opens it there (lib/browser/handed-over.ts takes it out again). */
const brought = JSON.parse(document.getElementById("brought").textContent);
const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");

const fileOf = ({ name, type, data }) =>
  new File([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], name, { type });

function failed() {
  document.getElementById("said").textContent =
    "This browser could not keep it. Please open the converter and paste or choose your recipe there.";
}

const opening = indexedDB.open("plainspoon-brought", 1);
opening.onupgradeneeded = () => opening.result.createObjectStore("brought");
opening.onerror = failed;
opening.onsuccess = () => {
  const change = opening.result.transaction("brought", "readwrite");
  // Only the newest waits.
  change.objectStore("brought").clear();
  change.objectStore("brought").put({ ...brought, files: brought.files.map(fileOf), at: Date.now() }, id);
  change.oncomplete = () => location.replace(`/?brought=${id}`);
  change.onabort = failed;
};
