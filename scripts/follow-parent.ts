// Loaded before a service's own code: when the process that started it is gone, even by SIGKILL, the
// service stops as on a signal.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
