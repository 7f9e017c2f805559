import { type Listed, listManifests, readManifest } from './manifest.ts'
import type { Target } from './target.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How many are kept: the newest of each minute, hour and day that has one. */
const KEPT = [
  { span: MINUTE_MS, count: 60 },
  { span: HOUR_MS, count: 24 },
  { span: DAY_MS, count: 30 },
] as const

/** How many surplus backups may gather: removing them means reading all others. */
const SLACK = 30

/** The backups to remove, out of all, newest first. */
export function outdated(all: readonly Listed[]): Listed[] {
  const kept = new Set(all.slice(0, 1))
  for (const { span, count } of KEPT) {
    const periods = new Set<number>()
    for (const each of all) {
      const period = Math.floor(each.at / span)
      if (periods.has(period)) continue
      if (periods.size === count) break
      periods.add(period)
      kept.add(each)
    }
  }
  return all.filter((each) => !kept.has(each))
}

/**
 * Removes surplus backups, then the objects no other one names. Since backups into a target run one at a
 * time, no object waits for its manifest. @returns how many backups were removed
 * @throws {BackupFailure} before anything is removed, when one that stays cannot be read
 */
export async function prune(target: Target, slack = SLACK): Promise<number> {
  const all = await listManifests(target)
  const going = outdated(all)
  if (going.length <= slack) return 0
  const named = new Set<string>()
  for (const each of all.filter((listed) => !going.includes(listed))) {
    const { files } = await readManifest(target, each)
    for (const { sha256 } of files) named.add(sha256)
  }
  for (const { name } of going) await target.remove(name)
  for (const hash of (await target.list('objects')).keys()) {
    if (!named.has(hash)) await target.remove(`objects/${hash}`)
  }
  return going.length
}
