/** Stops with a sentence when Node is too old. Imported first by every command, so it uses nothing that is new itself. */
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Plainspoon needs Node.js 20.19 or newer; this is ${process.version}. See https://nodejs.org\n`,
  );
  process.exit(1);
}
