import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Acts as a service manager in a separate process: holds the listening socket in descriptor 3, runs a
 * program on it, and restarts that on a message.
 */
const program = process.argv.slice(2)
let running = start()

process.on('message', async () => {
  running.kill('SIGTERM')
  await once(running, 'exit')
  running = start()
  process.send?.('restarted')
})
process.on('disconnect', () => {
  running.kill('SIGKILL')
  process.exit()
})

function start() {
  // Only the new process knows its own id, which LISTEN_PID must contain.
  const script = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
  return spawn('sh', ['-c', script, 'sh', ...program], {
    stdio: ['ignore', 'ignore', 'inherit', 3],
  })
}
