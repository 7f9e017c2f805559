import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { ROOT } from './environment.ts'
import { npmCommand } from './install.mjs'

/**
 * Runs a command of a workspace (`npm run <script> -w <workspace>`) and says so in one line; what
 * it prints is shown only when it fails, in the error thrown.
 */
export async function quietly(
  title: string,
  workspace: string,
  script: string,
  signal?: AbortSignal,
): Promise<void> {
  console.log(`${title} …`)
  const [command, ...npm] = npmCommand()
  const child = spawn(command, [...npm, 'run', script, '-w', workspace, '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, because npm does not pass a signal on to its script's processes.
    detached: signal !== undefined,
  })
  const stop = () => child.pid && process.kill(-child.pid)
  signal?.addEventListener('abort', stop)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  signal?.removeEventListener('abort', stop)
  if (code !== 0) throw new Error(`${out}${err}\n${title} failed; the reason is above.`)
}
