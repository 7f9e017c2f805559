import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The npm that started us, else the one on the PATH, as a command and its first arguments.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const npm = process.env.npm_execpath
  return npm ? [process.execPath, npm] : ['npm']
}

/**
 * Runs npm in the checkout. It and all it starts end with this process, however that ends.
 * @param {string[]} options
 * @param {{ hold?: import('./lock.mjs').Hold | undefined, signal?: AbortSignal | undefined }} [how] `hold`: the lock, which npm then
 *   holds with us. `signal` ends npm.
 * @returns {Promise<{ code: number | null, signal: string | null, out: string, err: string }>}
 */
export async function runNpm(options, { hold, signal } = {}) {
  const [command, ...npm] = npmCommand()
  const follow = new URL('./follow-parent.mjs', import.meta.url).href
  const child = spawn(
    command,
    [...(npm.length > 0 ? ['--import', follow] : []), ...npm, ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own, since npm does not pass a signal on to all that it has started.
      detached: true,
    },
  )
  hold?.add(child.pid)
  const stop = () => child.pid && process.kill(-child.pid)
  signal?.addEventListener('abort', stop)
  const { stdout, stderr } = child
  try {
    const ended = once(child, 'exit')
    const printed = Promise.all([stdout ? text(stdout) : '', stderr ? text(stderr) : ''])
    const [[code, by], [out, err]] = await Promise.all([ended, printed])
    return { code, signal: by, out, err }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
