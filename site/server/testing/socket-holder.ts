import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Stands in for a service manager, in a process of its own: holds the listening socket it was given
 * as descriptor 3, runs a program on it, and starts that anew when it is sent a message.
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
  // Only the new process itself knows its number, as LISTEN_PID must name it.
  const script = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"'
  return spawn('sh', ['-c', script, 'sh', ...program], {
    stdio: ['ignore', 'ignore', 'inherit', 3],
  })
}
