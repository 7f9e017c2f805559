import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../scripts/environment.ts'

const FOLLOW = new URL('../../scripts/follow-parent.mjs', import.meta.url).href

/**
 * Starts a program of ours with these settings and none of the live ones: no mail server, no web hook, no
 * database, no place to publish to. It ends with this process, however that ends.
 */
export function ownProcess(
  [file = '', ...options]: readonly string[],
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH ?? '', ...settings }
  return spawn(process.execPath, ['--import', FOLLOW, join(ROOT, file), ...options], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}
