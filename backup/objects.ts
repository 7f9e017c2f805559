import { createWriteStream } from 'node:fs'
import { BackupFailure } from './failure.ts'
import { sha256 } from './hash.ts'
import type { Entry } from './manifest.ts'
import type { Target } from './target.ts'

/** Reads a file of a backup, into a new file if one is named. @throws {BackupFailure} unless it is whole */
export type ReadObject = (entry: Entry, to?: string) => Promise<void>

/** Lists the objects once, then reads any of them. */
export async function objectReader(target: Target): Promise<ReadObject> {
  const stored = await target.list('objects')
  return async (entry, to) => {
    const name = `objects/${entry.sha256}`
    if (!stored.has(entry.sha256)) {
      throw new BackupFailure(
        `${entry.path} is missing: there is no ${target.name}/${name}. The next backup keeps it anew; until then restore another one with --at.`,
      )
    }
    const file = to && createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true })
    if ((await sha256(await target.get(name), file || undefined)) === entry.sha256) return
    throw new BackupFailure(
      `${entry.path} is damaged: ${target.name}/${name} is not what was written. Remove that, and the next backup keeps it anew; until then restore another one with --at.`,
    )
  }
}
