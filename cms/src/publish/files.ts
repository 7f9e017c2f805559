import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { writeDurably } from '@noren/contract/disk/durable-file'
import { isObject } from '@noren/contract/json'
import { readPictureUrl } from '@noren/contract/picture'
import { exists, pathIn, writeRenditions } from '../media/renditions.ts'
import { settings } from '../settings.ts'

const OWN_VIDEO = /^\/media\/[0-9a-f]{20}\.(?:mp4|webm)$/

/** Puts the files behind addresses into the published folder; each address once per process. */
export function createFileWriter(folder: string): (addresses: Iterable<string>) => Promise<void> {
  const written = new Map<string, Promise<void>>()
  const write = (address: string): Promise<void> => {
    const known = written.get(address)
    if (known) return known
    const job = writeFiles(folder, address)
    written.set(address, job)
    // A failed one is tried again with the next publish.
    job.catch(() => written.delete(address))
    return job
  }
  return async (addresses) => {
    for (const address of addresses) await write(address)
  }
}

async function writeFiles(folder: string, address: string): Promise<void> {
  const picture = readPictureUrl(address)
  if (picture) {
    return writeRenditions(folder, picture, () =>
      stored(settings.picturesDir, `${picture.hash}.webp`),
    )
  }
  const target = pathIn(folder, address)
  if (await exists(target)) return
  const source = await stored(settings.videosDir, address.slice('/media/'.length))
  await writeDurably(target, await readFile(source))
}

/** Path of an upload. The same file uploaded twice is kept as `{name}` and `{name}-1`. */
async function stored(folder: string, fileName: string): Promise<string> {
  const { name, ext } = parse(fileName)
  const found = (await readdir(folder)).find(
    (other) => other === fileName || (other.startsWith(`${name}-`) && other.endsWith(ext)),
  )
  if (!found) throw new Error(`The uploaded file ${fileName} is missing in ${folder}`)
  return join(folder, found)
}

/** Every address of a file of ours that stands in some content. */
export function ownFiles(content: unknown, found = new Set<string>()): Set<string> {
  if (typeof content === 'string') {
    if (readPictureUrl(content) || OWN_VIDEO.test(content)) found.add(content)
  } else if (Array.isArray(content) || isObject(content)) {
    for (const value of Object.values(content)) ownFiles(value, found)
  }
  return found
}
