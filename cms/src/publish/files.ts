import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { withoutFocus } from '@noren/contract/focus'
import { isObject } from '@noren/contract/json'
import { type OwnPicture, readPictureUrl } from '@noren/contract/picture'
import { isShareCard } from '@noren/contract/share-card'
import { renditionFiles } from '../media/renditions.ts'
import { encodeCard, type ShareCard } from '../media/share-card.ts'
import { bringUploads } from '../media/shared-uploads.ts'
import type { PublishedFile, PublishTarget } from '../published/target.ts'
import { settings } from '../settings.ts'

const OWN_VIDEO = /^\/media\/[0-9a-f]{20}\.(?:mp4|webm)$/

/** What the cards among some addresses are made of, by address. */
export type ShareCards = ReadonlyMap<string, ShareCard>

/** Puts the files behind addresses where pages are published to; each address once per process. */
export function createFileWriter({
  putFiles,
}: PublishTarget): (addresses: Iterable<string>, cards?: ShareCards) => Promise<void> {
  const written = new Map<string, Promise<void>>()
  const write = (address: string, card: ShareCard | undefined): Promise<void> => {
    const known = written.get(address)
    if (known) return known
    const job = putFiles(card ? [cardFile(address, card)] : filesOf(address))
    written.set(address, job)
    // A failed one is tried again with the next publish.
    job.catch(() => written.delete(address))
    return job
  }
  return async (addresses, cards) => {
    for (const address of addresses) await write(address, cards?.get(address))
  }
}

function filesOf(address: string): PublishedFile[] {
  const picture = readPictureUrl(address)
  if (picture) {
    return renditionFiles(picture, () => masterOf(picture))
  }
  const name = address.slice('/media/'.length)
  return [{ address, make: async () => readFile(await stored(settings.videosDir, name)) }]
}

function cardFile(address: string, card: ShareCard): PublishedFile {
  return {
    address,
    make: async () => encodeCard(await readFile(await masterOf(card.picture)), card),
  }
}

/** Path of the clean copy of a picture, brought here where another desk has it. */
export function masterOf({ hash }: OwnPicture): Promise<string> {
  return stored(settings.picturesDir, `${hash}.webp`)
}

/** Path of an upload, which may be another desk's. */
async function stored(folder: string, fileName: string): Promise<string> {
  const found = await findStored(folder, fileName)
  if (found) return found
  await bringUploads(folder, parse(fileName).name)
  const brought = await findStored(folder, fileName)
  if (!brought) throw new Error(`The uploaded file ${fileName} is missing in ${folder}`)
  return brought
}

/** The same file uploaded twice is kept as `{name}` and `{name}-1`. */
async function findStored(folder: string, fileName: string): Promise<string | null> {
  const { name, ext } = parse(fileName)
  const found = (await readdir(folder).catch((): string[] => [])).find(
    (other) => other === fileName || (other.startsWith(`${name}-`) && other.endsWith(ext)),
  )
  return found ? join(folder, found) : null
}

/** Every address of a file of ours that stands in some content. */
export function ownFiles(content: unknown, found = new Set<string>()): Set<string> {
  if (typeof content === 'string') {
    const isOurs = readPictureUrl(content) || OWN_VIDEO.test(content) || isShareCard(content)
    if (isOurs) found.add(withoutFocus(content))
  } else if (Array.isArray(content) || isObject(content)) {
    for (const value of Object.values(content)) ownFiles(value, found)
  }
  return found
}
