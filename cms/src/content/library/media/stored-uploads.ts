import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'
import type { OwnPicture } from '@noren/contract/picture'
import { syncFile, writeDurably } from '@noren/kit/disk/durable-file'
import { faultFacts, log } from '@noren/kit/process/log'
import type { CollectionAfterChangeHook, Payload } from 'payload'
import { settings } from '../../../base/settings.ts'
import { getSigned, putSigned } from '../../../base/targets/bucket.ts'
import { ourBucket } from '../../../base/targets/our-bucket.ts'

/** The path of a picture's clean copy, downloaded if another desk has it. */
export function masterOf({ hash }: OwnPicture): Promise<string> {
  return storedUpload(settings.picturesDir, `${hash}.webp`)
}

/** The path of an upload, downloaded if another desk has it. */
export async function storedUpload(folder: string, fileName: string): Promise<string> {
  const found = await findStored(folder, fileName)
  if (found) return found
  await bringUploads(folder, parse(fileName).name)
  const brought = await findStored(folder, fileName)
  if (!brought) throw new Error(`The uploaded file ${fileName} is missing in ${folder}`)
  return brought
}

/** The same file uploaded twice is stored as `{name}` and `{name}-1`. */
async function findStored(folder: string, fileName: string): Promise<string | null> {
  const own = join(folder, fileName)
  if (await stat(own).catch(() => null)) return own
  const { name, ext } = parse(fileName)
  const found = (await readdir(folder).catch((): string[] => [])).find(
    (other) => other.startsWith(`${name}-`) && other.endsWith(ext),
  )
  return found ? join(folder, found) : null
}

/** A younger file may still be incomplete; the upload that writes it shares it itself. */
const SETTLED_MS = 10_000
const LIST = '.list'
const ORIGINALS = 'originals/'

let shared: Set<string> | null = null

/** The paths of all files in the desk's folders of uploads, also of those that have no document. */
export async function storedFiles(): Promise<string[]> {
  const folders = [settings.picturesDir, settings.videosDir].map(async (folder) => {
    const names = await readdir(folder).catch((): string[] => [])
    return names.map((name) => join(folder, name))
  })
  return (await Promise.all(folders)).flat()
}

/** The names of the files of all pictures and films, wherever they are stored. */
export async function uploadedFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const collection of ['media', 'videos'] as const) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      select: { filename: true },
    })
    for (const { filename } of docs) if (filename) names.add(filename)
  }
  return names
}

/**
 * Copies every upload of this desk that the bucket lacks into it, so that other desks have it too. Does
 * nothing without a bucket.
 */
export async function shareUploads(payload: Payload): Promise<void> {
  if ((await ourBucket()) === null) return
  // Another desk may have removed a picture whose file is here.
  const uploaded = await uploadedFiles(payload)
  for (const path of await storedFiles()) {
    if (!uploaded.has(basename(path))) continue
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > SETTLED_MS) await share(dirname(path), basename(path))
  }
}

/** Removes from the bucket what was shared, except these files. */
export async function keepShared(files: ReadonlySet<string>): Promise<void> {
  const ours = await ourBucket()
  if (!ours) return
  const names = await ours.bucket.names(ORIGINALS)
  const others = names.filter((name) => !files.has(basename(name, LIST)))
  await Promise.all(others.map(ours.bucket.remove))
  shared = null
}

/** Puts an upload on the disk before its document is there: Payload writes it, and leaves that to the system. */
export const syncUpload: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { staticDir } = collection.upload
  if (req.file && staticDir && typeof doc.filename === 'string')
    await syncFile(join(staticDir, doc.filename), settings.dataDir)
  return doc
}

/** Shares an upload immediately. If that fails, the next publish shares it. */
export const shareAfterChange: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  const { staticDir } = collection.upload
  if (req.file && staticDir && typeof doc.filename === 'string') {
    share(staticDir, doc.filename).catch((error: unknown) =>
      log('error', 'upload not in the bucket yet', faultFacts(error)),
    )
  }
  return doc
}

/** Downloads uploads whose names begin with `start` into a folder, if another desk has shared them. */
export async function bringUploads(folder: string, start: string): Promise<void> {
  const ours = await ourBucket()
  if (!ours) return
  const names = await ours.bucket.names(place(folder, start))
  for (const name of names.filter((each) => !each.endsWith(LIST))) {
    const bytes = await getSigned(ours.bucket, ours.key, name + LIST, name)
    if (bytes) await writeDurably(join(folder, basename(name)), bytes)
  }
}

async function share(folder: string, file: string): Promise<void> {
  const ours = await ourBucket()
  if (!ours) return
  shared ??= new Set(await ours.bucket.names(ORIGINALS))
  const name = place(folder, file)
  if (shared.has(name + LIST)) return
  const make = () => readFile(join(folder, file))
  await putSigned(ours.bucket, ours.key, name + LIST, [{ name, make }])
  shared.add(name + LIST)
}

function place(folder: string, file: string): string {
  return `${ORIGINALS}${basename(folder)}/${file}`
}
