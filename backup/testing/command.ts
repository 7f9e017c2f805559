import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../scripts/environment.ts'

/** Runs a command such as `verify` with these settings and none from the machine. */
export function runCommand(
  command: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): { status: number | null; said: string[] } {
  const file = join(ROOT, 'backup', `${command}.ts`)
  const given = { NODE_ENV: 'test' as const, PATH: process.env.PATH ?? '', ...env }
  const { status, stderr } = spawnSync(process.execPath, [file, ...options], {
    env: given,
    encoding: 'utf8',
  })
  return { status, said: stderr.trim().split('\n') }
}
