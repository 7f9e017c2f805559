import type { Hold } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { shown } from './progress.mjs'

/**
 * Runs a command of a workspace (`npm run <script> -w <workspace>`) and says so, and that it goes on; what
 * it prints is shown only when it fails, in the error thrown.
 */
export async function quietly(
  title: string,
  workspace: string,
  script: string,
  how: { hold?: Hold; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const command = ['run', script, '-w', workspace, '--loglevel=error']
  const { code, out, err } = await shown(title, () => runNpm(command, how))
  if (code !== 0) throw new Error(`${out}${err}\n${title} failed; the reason is above.`)
}
