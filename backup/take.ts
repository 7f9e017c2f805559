import { createReadStream } from 'node:fs'
import { copyFile, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_TIMES } from '@noren/kit/disk/backup-times'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { ROOT } from '../scripts/environment.ts'
import { sha256 } from './hash.ts'
import { holdAlone } from './hold.ts'
import { houseFor } from './house.ts'
import {
  type Entry,
  listManifests,
  type Manifest,
  PARTS,
  putManifest,
  readManifest,
} from './manifest.ts'
import { needOwnFolder } from './own-folder.ts'
import { type Source, TAKE } from './parts.ts'
import { schemaOf } from './schema.ts'
import { type Settings, stagingFolder } from './settings.ts'
import type { Target } from './target.ts'

/** A finished backup, and how much of it was new to the target. */
export type Taken = { manifest: Manifest; newFiles: number; newBytes: number }

/**
 * Takes a backup while both programs run or not. It writes the manifest once everything named in it is
 * stored; before that it is no backup, and earlier ones stay untouched.
 * @throws {BackupFailure}
 */
export async function takeBackup(settings: Settings, target: Target): Promise<Taken> {
  const { dataDir, siteDir } = settings
  for (const folder of [dataDir, siteDir]) await needOwnFolder(folder)
  using _lock = holdAlone(
    dataDir,
    'backup.lock',
    'Another backup of this data folder is still being made.',
  )
  const staging = stagingFolder(settings, 'backup.tmp')
  await rm(staging, { recursive: true, force: true })
  makeFolder(staging, 0o700)
  try {
    const house = await houseFor(dataDir, target)
    const at = new Date().toISOString()
    const taken = await takeParts(settings, target, staging)
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
    const manifest: Manifest = {
      format: 1,
      at,
      house,
      programs: { noren: String(version), node: process.versions.node },
      schema: await schemaOf(staging),
      files: taken.files,
    }
    await putManifest(target, manifest, join(staging, 'manifest.json'))
    await writeDurably(join(siteDir, BACKUP_TIMES.taken), `${at}\n`)
    return { ...taken, manifest }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function takeParts(settings: Settings, target: Target, staging: string) {
  const stored = await target.list('objects')
  const known = await lastKnown(target)
  const taken = { files: [] as Entry[], newFiles: 0, newBytes: 0 }
  for (const part of PARTS) {
    for (const source of await TAKE[part](settings, staging)) {
      const before = known.get(source.path)
      const isSame = before?.size === source.size && before.mtime === source.mtime
      if (isSame && stored.get(before.sha256) === before.size) {
        taken.files.push(before)
        continue
      }
      const entry = await stage(source, join(staging, 'staged'))
      if (entry === null) continue
      taken.files.push(entry)
      if (stored.get(entry.sha256) === entry.size) continue
      await target.put(`objects/${entry.sha256}`, join(staging, 'staged'))
      stored.set(entry.sha256, entry.size)
      taken.newFiles += 1
      taken.newBytes += entry.size
    }
  }
  return taken
}

/** The files of the backup before this one, by path; empty where that cannot be read. */
async function lastKnown(target: Target): Promise<Map<string, Entry>> {
  const [newest] = await listManifests(target)
  const manifest = newest && (await readManifest(target, newest).catch(() => null))
  return new Map(manifest?.files.map((entry) => [entry.path, entry]))
}

/**
 * Copies a file before it is hashed, so that a name always is the hash of its content, also for a file
 * that is being written. `null` when it is gone.
 */
async function stage({ file, ...source }: Source, staged: string): Promise<Entry | null> {
  try {
    await copyFile(file, staged)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  const { size } = await stat(staged)
  return { ...source, size, sha256: await sha256(createReadStream(staged)) }
}
