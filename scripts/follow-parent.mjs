// Loaded before the code of a process we start: when the process that started it is gone, even by SIGKILL,
// it stops as on a signal; where it leads a group, as npm does, so do all that it has started.
process.once('disconnect', () => {
  try {
    process.kill(-process.pid, 'SIGTERM')
  } catch {
    process.kill(process.pid, 'SIGTERM')
  }
})
process.channel?.unref()
