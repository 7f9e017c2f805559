import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { BACKUP_TIMES } from '../site/server/last-backup.ts'
import { complain, openBackups, readMoment, runCommand } from './command.ts'
import { needSameHouse } from './house.ts'
import { findManifest } from './manifest.ts'
import { isOwnFolder } from './own-folder.ts'
import type { Settings } from './settings.ts'
import type { Target } from './target.ts'
import { verifyBackup } from './verify-backup.ts'

const DAY_MS = 24 * 60 * 60_000
/** After a failure: with the first backup still to come, or a bucket away for a while. */
const AGAIN_MS = 10 * 60_000

/**
 * `npm run verify [-- --from TARGET] [--at TIME] [--repeat]`: reads a backup to its last byte; with
 * `--repeat` the newest one once a day, until it is stopped.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, at: { type: 'string' }, repeat: { type: 'boolean' } },
  })
  const { settings, target } = await openBackups(values.from)
  const at = readMoment(values.at)
  const isUsual = values.from === undefined && at === null
  const once = async (): Promise<boolean> => {
    const isWhole = await verify(settings, target, at).catch((error: unknown) => {
      complain(error)
      return false
    })
    // What was asked about another backup says nothing about the newest one.
    if (isUsual) await note(settings, isWhole)
    return isWhole
  }
  if (!values.repeat) {
    if (!(await once())) process.exitCode = 1
    return
  }
  for (;;) await wait((await once().catch(complain)) ? DAY_MS : AGAIN_MS)
})

/** Prints a line for each part, and the damage on stderr. @returns whether everything is whole */
async function verify(settings: Settings, target: Target, at: number | null): Promise<boolean> {
  const manifest = await findManifest(target, at)
  await needSameHouse(settings.dataDir, target, manifest)
  console.log(`Backup of ${manifest.at} in ${target.name}`)
  let isWhole = true
  for await (const { line, damage } of verifyBackup(target, manifest)) {
    console.log(line)
    for (const each of damage) console.error(each)
    isWhole &&= damage.length === 0
  }
  return isWhole
}

/** Leaves the time for the site's metrics, in its own folder alone: a restore needs an empty one. */
async function note({ siteDir }: Settings, isWhole: boolean): Promise<void> {
  if (!(await isOwnFolder(siteDir))) return
  const file = join(siteDir, isWhole ? BACKUP_TIMES.verified : BACKUP_TIMES.failed)
  await writeDurably(file, `${new Date().toISOString()}\n`)
}
