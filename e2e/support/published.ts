import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishSnapshot } from '@noren/contract/disk/publish-snapshot'
import { type Snapshot, snapshotSchema } from '@noren/contract/snapshot'
import * as v from 'valibot'
import { ROOT } from './folders.ts'

const DEMO = join(ROOT, 'demo/published')

/** Publishes the demo company's snapshot into `folder`, as `edit` changes it. */
export async function publishEdited(
  folder: string,
  edit: (snapshot: Snapshot) => void,
): Promise<void> {
  const current = (await readFile(join(DEMO, 'current'), 'utf8')).trim()
  const demo: unknown = JSON.parse(await readFile(join(DEMO, current), 'utf8'))
  const snapshot = v.parse(snapshotSchema, demo)
  edit(snapshot)
  await mkdir(join(folder, 'media'), { recursive: true })
  await publishSnapshot(folder, snapshot)
}

/** A restaurant of a snapshot, to be changed. */
export function restaurantIn(snapshot: Snapshot, slug: string): Record<string, unknown> {
  const found = snapshot.content.restaurants?.find(
    (item): item is Record<string, unknown> =>
      typeof item === 'object' && item !== null && 'slug' in item && item.slug === slug,
  )
  if (!found) throw new Error(`The demo has no restaurant ${slug}`)
  return found
}
