import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { BACKUP_TIMES, readBackupTime } from '@noren/kit/disk/backup-times'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { complain, openBackups, readMoment, runCommand } from './command.ts'
import { BackupFailure } from './failure.ts'
import { needSameHouse } from './house.ts'
import { findManifest } from './manifest.ts'
import { isOwnFolder } from './own-folder.ts'
import { rehearse } from './rehearsal/rehearse.ts'
import type { Settings } from './settings.ts'
import type { Target } from './target.ts'
import { verifyBackup } from './verify-backup.ts'

const DAY_MS = 24 * 60 * 60_000
/** After a failure: with the first backup still to come, or a bucket away for a while. */
const AGAIN_MS = 10 * 60_000
/** A little less than a week: the timer comes earlier one day and later another. */
const WEEK_MS = 6.5 * DAY_MS

const USAGE = '--rehearse takes `now`, or `weekly`: when the last good rehearsal is a week old.'

/**
 * `npm run verify [-- --from TARGET] [--at TIME] [--repeat] [--rehearse now|weekly]`: reads a backup to its
 * last byte, and may rehearse its restore; with `--repeat` the newest one once a day, until it is stopped.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      at: { type: 'string' },
      repeat: { type: 'boolean' },
      rehearse: { type: 'string' },
    },
  })
  if (!/^(?:now|weekly)?$/.test(values.rehearse ?? '')) throw new BackupFailure(USAGE)
  // Visitors and staff come first, and what it starts is as patient.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { settings, target } = await openBackups(values.from)
  const at = readMoment(values.at)
  const isUsual = values.from === undefined && at === null
  const verified = async (): Promise<boolean> => {
    const isWhole = await succeeds(() => verify(settings, target, at))
    // What was asked about another backup says nothing about the newest one.
    if (isUsual) await note(settings, isWhole ? 'verified' : 'failed')
    return isWhole
  }
  const rehearsed = async (): Promise<boolean> => {
    if (!isDue(settings, values.rehearse)) return true
    const isSame = await succeeds(() => rehearseRestore(settings, target, at))
    if (isUsual && isSame) await note(settings, 'rehearsed')
    return isSame
  }
  if (!values.repeat) {
    if (!((await verified()) && (await rehearsed()))) process.exitCode = 1
    return
  }
  for (;;) {
    const isWhole = await succeeds(verified)
    // One that fails is tried again the next day: it takes minutes.
    if (isWhole) await succeeds(rehearsed)
    await wait(isWhole ? DAY_MS : AGAIN_MS)
  }
})

/** Complains about an error, which is no success. */
async function succeeds(work: () => Promise<boolean>): Promise<boolean> {
  return work().catch((error: unknown) => {
    complain(error)
    return false
  })
}

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

/** Says how many pages came out the same, and on stderr which did not. @returns whether all did */
async function rehearseRestore(
  settings: Settings,
  target: Target,
  at: number | null,
): Promise<boolean> {
  const manifest = await findManifest(target, at)
  const compared = await rehearse(settings, target, manifest)
  if (compared === null) {
    console.log('rehearsed restore: done, with no pages of the desk in it')
    return true
  }
  const { pages, differing } = compared
  const same = differing.length === 0
  console.log(`rehearsed restore: ${pages} pages${same ? ' as visitors saw them' : ''}`)
  for (const each of differing) console.error(`Not as visitors saw it: ${each}`)
  return same
}

function isDue({ dataDir }: Settings, when: string | undefined): boolean {
  if (when !== 'weekly') return when === 'now'
  const last = readBackupTime(dataDir, 'rehearsed')
  return last === null || Date.now() - last > WEEK_MS
}

/**
 * Leaves the time for the site's metrics, and for the desk's first screen where its data is elsewhere; only in
 * folders of our own, since a restore needs an empty one.
 */
async function note(
  { siteDir, dataDir }: Settings,
  what: keyof typeof BACKUP_TIMES,
): Promise<void> {
  for (const folder of new Set([siteDir, dataDir])) {
    if (!(await isOwnFolder(folder))) continue
    await writeDurably(join(folder, BACKUP_TIMES[what]), `${new Date().toISOString()}\n`)
  }
}
