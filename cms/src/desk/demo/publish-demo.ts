import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readBrand } from '@noren/contract/brand/brand'
import { readPictureUrl } from '@noren/contract/picture'
import type { Snapshot } from '@noren/contract/snapshot'
import type { Payload } from 'payload'
import { folderTarget, readCurrent } from '../../base/targets/folder.ts'
import { addressesOf } from '../../content/library/media/encoder.ts'
import { type Composed, createComposer } from '../../publish/compose.ts'
import { ownFiles } from '../../publish/files.ts'
import { createPublisher } from '../../publish/publisher.ts'

/** The demo's fixed date, so that publishing the same content twice gives the same bytes. */
const DEMO_DATE = '2026-11-20T00:00:00.000Z'

/** The demo's snapshot: what any desk would publish, with that date. */
export async function composeDemo(payload: Payload): Promise<Composed> {
  const edition = await createComposer(payload).compose()
  const pages = Object.keys(edition.modified)
  return { ...edition, modified: Object.fromEntries(pages.map((page) => [page, DEMO_DATE])) }
}

/** Publishes a loaded desk into `folder` and removes what the last demo left there. */
export async function publishDemo(payload: Payload, folder: string): Promise<Snapshot> {
  const publisher = createPublisher({
    compose: () => composeDemo(payload),
    target: folderTarget(folder),
    now: () => DEMO_DATE,
  })
  const status = await publisher.publish()
  const heldBack = publisher.heldBack()
  if (status.state !== 'published' || heldBack.length > 0) {
    throw new Error(
      `The demo cannot be published: ${JSON.stringify({ status, heldBack }, null, 2)}`,
    )
  }
  const snapshot = await readCurrent(folder)
  if (!snapshot) throw new Error(`No snapshot was written to ${folder}`)
  await removeLeftovers(folder, snapshot)
  return snapshot
}

async function removeLeftovers(folder: string, snapshot: Snapshot): Promise<void> {
  const current = (await readFile(join(folder, 'current'), 'utf8')).trim()
  const kept = new Set([current, 'current', 'media'])
  const { mark, wordmark } = readBrand(snapshot.brand)
  for (const address of [...Object.values(mark ?? {}), ...(wordmark ? [wordmark.src] : [])]) {
    kept.add(basename(address))
  }
  for (const address of ownFiles(snapshot)) {
    const picture = readPictureUrl(address)
    for (const file of picture ? addressesOf(picture) : [address]) kept.add(basename(file))
  }
  for (const place of [folder, join(folder, 'media')]) {
    for (const name of await readdir(place)) {
      if (!kept.has(name)) await rm(join(place, name))
    }
  }
}
