import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.ts'
import { findPostgres } from '../scripts/testing/postgres.ts'

/** What a result depends on in addition to the program. */
export type Machine = {
  cpu: string
  cores: number
  memoryGb: number
  versions: Record<string, string>
}

export function machine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    versions: {
      node: process.versions.node,
      chromium: versionOf(findChromium() ?? 'chromium', '--version'),
      nginx: versionOf('nginx', '-v'),
      wrk: versionOf('wrk', '-v'),
      postgresql: versionOf(join(findPostgres() ?? '', 'postgres'), '--version'),
    },
  }
}

/** The first number with a dot in a program's output. */
function versionOf(command: string, option: string): string {
  const { stdout, stderr } = spawnSync(command, [option], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? 'absent'
}
