import { readFile } from 'node:fs/promises'
import { markFiles } from '@noren/contract/brand/mark'
import { withoutFocus } from '@noren/contract/focus'
import { isObject } from '@noren/contract/json'
import { readPictureUrl } from '@noren/contract/picture'
import { isShareCard } from '@noren/contract/share-card'
import { oncePer } from '@noren/kit/once-per'
import { settings } from '../base/settings.ts'
import type { Edition, PublishedFile, PublishTarget } from '../base/targets/target.ts'
import type { Mark } from '../content/library/brand/mark-files.ts'
import { renditionFiles } from '../content/library/media/encoder.ts'
import { encodeCard, type ShareCard } from '../content/library/media/share-card.ts'
import { masterOf, storedUpload } from '../content/library/media/stored-uploads.ts'
import type { Drawn } from './reshape/brand.ts'

const OWN_VIDEO = /^\/media\/[0-9a-f]{20}\.(?:mp4|webm)$/

/** The contents of share cards, by address. */
export type ShareCards = ReadonlyMap<string, ShareCard>

/** Writes files that no address tells how to make, and those of addresses. */
type FileWriter = (
  addresses: Iterable<string>,
  made?: { cards?: ShareCards; drawn?: Drawn | undefined },
) => Promise<void>

/** A writer to the publish target; it writes each address once per process. */
export function createFileWriter({ putFiles }: PublishTarget): FileWriter {
  const written = new Map<string, Promise<void>>()
  const write = (address: string, files: () => PublishedFile[]): Promise<void> => {
    const known = written.get(address)
    if (known) return known
    const job = putFiles(files())
    written.set(address, job)
    // The next publish tries a failed one again.
    job.catch(() => written.delete(address))
    return job
  }
  return async (addresses, { cards, drawn } = {}) => {
    const { mark, wordmark } = drawn ?? {}
    if (mark) await write(mark.address, () => mark.files)
    if (wordmark) await write(wordmark.address, () => [wordmark])
    for (const address of addresses) {
      const card = cards?.get(address)
      await write(address, () => (card ? [cardFile(address, card, mark)] : filesOf(address)))
    }
  }
}

function filesOf(address: string): PublishedFile[] {
  const picture = readPictureUrl(address)
  if (picture) {
    return renditionFiles(picture, () => masterOf(picture))
  }
  const name = address.slice('/media/'.length)
  return [{ address, make: async () => readFile(await storedUpload(settings.videosDir, name)) }]
}

function cardFile(address: string, card: ShareCard, mark: Mark | undefined): PublishedFile {
  const { large } = markFiles(card.mark ?? '') ?? {}
  const drawn = mark?.files.find((file) => file.address === large)
  return {
    address,
    make: async () => {
      const photo = await readFile(await masterOf(card.picture))
      return encodeCard(photo, card, (await drawn?.make()) ?? null)
    },
  }
}

/** All addresses of our own files in the content of a publish. */
export function ownFiles({ content, cards }: Edition): Set<string> {
  const { restaurants = [], ...parts } = content
  return new Set([
    ...addressesIn([parts, cards]),
    ...restaurants.filter(isObject).flatMap(addressesInItem),
  ])
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const isOurs = readPictureUrl(value) || OWN_VIDEO.test(value) || isShareCard(value)
    return isOurs ? [withoutFocus(value)] : []
  }
  return Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(addressesIn) : []
}

/** Remembers its results: there may be thousands, of which a publish changes one. */
const addressesInItem = oncePer<object, string[]>(addressesIn)
