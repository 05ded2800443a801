/** Preloaded into processes that a command starts: when the command is gone, however that ended, they end in order. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

// Listening alone must not keep a process alive that has nothing left to do.
process.channel?.unref();
