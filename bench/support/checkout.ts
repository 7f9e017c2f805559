import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../scripts/environment.ts'
import { npmCommand } from '../../scripts/npm.mjs'

/** Copies the project as a fresh clone would have it: without packages and builds. */
export async function freshCopy(folder: string): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await promisify(execFile)('git', list, { cwd: ROOT, maxBuffer: 2 ** 26 })
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(folder, file))
}

/** The seconds a command takes. Throws what it printed when it fails. */
export async function secondsOf(command: string, args: string[], cwd: string): Promise<number> {
  const started = performance.now()
  try {
    await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26 })
  } catch (error) {
    const printed =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Error(`${args.join(' ')} failed: ${printed.slice(0, 2000)}`, { cause: error })
  }
  return (performance.now() - started) / 1000
}

/** The seconds npm takes for something. */
export function secondsOfNpm(args: string[], cwd: string): Promise<number> {
  const [command, ...first] = npmCommand()
  return secondsOf(command, [...first, ...args, '--loglevel=error'], cwd)
}

/** Megabytes of the packages in a folder, without the Node runtime that may be among them. */
export async function packagesIn(folder: string): Promise<number> {
  const options = ['-sk', '--exclude=*/node_modules/node', '--exclude=*/.cache']
  const { stdout } = await promisify(execFile)('du', [...options, join(folder, 'node_modules')])
  return Number.parseInt(stdout, 10) / 1024
}
