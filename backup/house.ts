import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { keptSecret } from '@noren/kit/disk/kept-secret'
import { BackupFailure } from './failure.ts'
import { listManifests, type Manifest, readManifest } from './manifest.ts'
import type { Target } from './target.ts'

/**
 * File of the data folder with the name of the installation; backups contain it, and a restore brings it
 * along.
 */
export const HOUSE_FILE = 'house-id'

/**
 * The name of a data folder for a new backup, made when there is none.
 * @throws {BackupFailure} when the place has another installation's backups
 */
export async function houseFor(dataDir: string, target: Target): Promise<string> {
  const house = keptSecret(dataDir, HOUSE_FILE)
  const owner = await ownerOf(target)
  if (owner === null || owner === house) return house
  throw new BackupFailure(
    `${target.name} has the backups of another data folder than ${dataDir}, and two cannot share a place. Set BACKUP_URL (or --to) to a place of its own. If this is the same house after all, write ${owner} into ${join(dataDir, HOUSE_FILE)}.`,
  )
}

/** Before a backup is read for a data folder. @throws {BackupFailure} when it is another installation's */
export async function needSameHouse(
  dataDir: string,
  target: Target,
  { house }: Manifest,
): Promise<void> {
  const file = join(dataDir, HOUSE_FILE)
  if (house === undefined || !existsSync(file)) return
  if ((await readFile(file, 'utf8')).trim() === house) return
  throw new BackupFailure(
    `${target.name} has the backups of another data folder than ${dataDir}: set BACKUP_URL (or --from) to the place of this one, or DATA_DIR to the folder they are of.`,
  )
}

/**
 * Gives a restored folder the name its place goes by: backups of the version before have none, and the
 * next one must not count as another installation's.
 */
export async function keepHouse(dataDir: string, target: Target): Promise<void> {
  const file = join(dataDir, HOUSE_FILE)
  const owner = existsSync(file) ? null : await ownerOf(target)
  if (owner !== null) await writeDurably(file, `${owner}\n`)
}

/**
 * The installation whose backups a place has, by the newest readable one; `null` when that has no name.
 */
async function ownerOf(target: Target): Promise<string | null> {
  for (const listed of await listManifests(target)) {
    const manifest = await readManifest(target, listed).catch(() => null)
    if (manifest) return manifest.house ?? null
  }
  return null
}
