/**
 * Preloaded into programs that a command starts: when the command is gone, however that ended, they end in order. Programs
 * hand the preload on to their own workers; those are not meant, hence the command's process number in our address.
 */
if (process.ppid === Number(new URL(import.meta.url).searchParams.get("parent"))) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Listening alone must not keep a process alive that has nothing left to do.
  process.channel?.unref();
}
