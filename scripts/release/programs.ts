import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { npmCommand } from '../npm.mjs'
import { run } from './run.ts'
import { keysOf, type Source } from './source.ts'

const CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

/** Puts files of a commit into a new folder. @param paths as git reads them; none: all */
export async function checkOut(
  root: string,
  { commit }: Source,
  folder: string,
  paths: readonly string[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = join(folder, '.archive.tar')
  await run(['git', 'archive', '--output', archive, commit, '--', ...paths], { cwd: root })
  await run(['tar', '--extract', '--file', archive], { cwd: folder })
  await run(['rm', archive], { cwd: folder })
}

/** Builds both programs of a commit from nothing, in a folder that {@link checkOut} has made. */
export async function buildPrograms(folder: string, source: Source): Promise<void> {
  const { actions } = keysOf(source)
  await npm([...CI, '--include=dev'], folder)
  const env = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actions, SOURCE_COMMIT: source.commit, CI: '1' }
  await npm(['run', 'build', '-w', 'site'], folder, env)
  await npm(['run', 'build', '-w', 'cms'], folder, env)
}

/** Installs what the running programs need on machines of a kind, whatever kind this one is. */
export async function installFor(folder: string, cpu: string): Promise<void> {
  const kind = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc', '--ignore-scripts']
  await npm([...CI, '--omit=dev', '-w', 'site', '-w', 'cms', '-w', 'backup', ...kind], folder)
}

/** Runs npm in a folder. @returns what it printed */
export async function npm(
  options: readonly string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<string> {
  // Both programs are built as they run.
  return run([...npmCommand(), ...options], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...env },
  })
}
