/** Preloaded into the app's process: when the command that started it is gone, however that ended, the app ends in order. */
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
