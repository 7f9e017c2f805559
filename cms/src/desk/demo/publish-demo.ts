import type { Snapshot } from '@noren/contract/snapshot'
import type { Payload } from 'payload'
import { folderTarget } from '../../base/targets/folder.ts'
import { type Composed, createComposer } from '../../publish/compose.ts'
import { hashesFor } from '../../publish/leave-demo.ts'
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
  const target = folderTarget(folder)
  const publisher = createPublisher({
    compose: () => composeDemo(payload),
    target,
    now: () => DEMO_DATE,
  })
  const status = await publisher.publish()
  const heldBack = publisher.heldBack()
  if (status.state !== 'published' || heldBack.length > 0) {
    throw new Error(
      `The demo cannot be published: ${JSON.stringify({ status, heldBack }, null, 2)}`,
    )
  }
  const snapshot = await target.current()
  if (!snapshot) throw new Error(`No snapshot was written to ${folder}`)
  await target.keepOnly(hashesFor(snapshot, new Set()))
  return snapshot
}
