import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import { BackupFailure } from './failure.ts'
import type { Target } from './target.ts'

/** What a backup consists of, in the order it is taken. */
export const PARTS = ['keys', 'spool', 'desk', 'media', 'published'] as const

export type PartName = (typeof PARTS)[number]

const HASH = /^[0-9a-f]{64}$/
/** A path inside the data folder, so that no manifest leads out of it. */
const PATH = /^(?!\.\.?(?:\/|$))[^/\0]+(?:\/(?!\.\.?(?:\/|$))[^/\0]+)*$/

const entrySchema = v.object({
  part: v.picklist(PARTS),
  /** From the data folder, with slashes. */
  path: v.pipe(v.string(), v.regex(PATH)),
  /** The object that has its bytes. */
  sha256: v.pipe(v.string(), v.regex(HASH)),
  size: v.number(),
  /**
   * When the file was written, in ms since 1970: together with the size it shows whether the file changed.
   */
  mtime: v.number(),
})

const manifestSchema = v.object({
  format: v.literal(1),
  /** The backup has everything acknowledged before this time. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The installation's name; older backups have none. */
  house: v.optional(v.string()),
  programs: v.object({ noren: v.string(), node: v.string() }),
  schema: v.object({
    /** Names of the migrations the desk's database has seen. */
    desk: v.array(v.string()),
    /** `null`: no spool, or not in a file. */
    spool: v.nullable(v.number()),
  }),
  files: v.array(entrySchema),
})

export type Entry = v.InferOutput<typeof entrySchema>
export type Manifest = v.InferOutput<typeof manifestSchema>

/** A manifest in a target, by its name. */
export type Listed = { name: string; at: number; hash: string }

const FOLDER = 'manifests'
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-([0-9a-f]{64})\.json$/

/** The backups of a target, newest first. */
export async function listManifests(target: Target): Promise<Listed[]> {
  const names = [...(await target.list(FOLDER)).keys()]
  return names
    .flatMap((name) => {
      const [, hour, minute, second, hash] = NAME.exec(name) ?? []
      if (hash === undefined) return []
      return [{ name: `${FOLDER}/${name}`, at: Date.parse(`${hour}:${minute}:${second}`), hash }]
    })
    .sort((a, b) => b.at - a.at)
}

/** @throws {BackupFailure} when it was changed. */
export async function readManifest(target: Target, { name, hash }: Listed): Promise<Manifest> {
  const bytes = await buffer(await target.get(name))
  if (createHash('sha256').update(bytes).digest('hex') !== hash)
    throw new BackupFailure(`${target.name}/${name} is damaged: restore an older one with --at.`)
  return v.parse(manifestSchema, JSON.parse(bytes.toString()))
}

/** The newest backup, or the newest that is not younger than `at`. @throws {BackupFailure} */
export async function findManifest(target: Target, at: number | null): Promise<Manifest> {
  const all = await listManifests(target)
  const found = all.find((each) => at === null || each.at <= at)
  if (found) return readManifest(target, found)
  const oldest = all.at(-1)
  throw new BackupFailure(
    oldest
      ? `${target.name} has no backup that old; the oldest is of ${new Date(oldest.at).toISOString()}.`
      : `${target.name} has no backup.`,
  )
}

/** Writes a manifest, which completes the backup; its objects are written before. */
export async function putManifest(
  target: Target,
  manifest: Manifest,
  staged: string,
): Promise<void> {
  const text = `${JSON.stringify(manifest)}\n`
  await writeFile(staged, text)
  const hash = createHash('sha256').update(text).digest('hex')
  await target.put(`${FOLDER}/${manifest.at.replaceAll(':', '-')}-${hash}.json`, staged)
}
