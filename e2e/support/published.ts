import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Snapshot } from '@noren/contract/snapshot'
import { demoSnapshot } from '@noren/demo/testing/snapshot'
import { publishSnapshot } from '@noren/kit/disk/publish-snapshot'

/** Publishes the demo company's snapshot into `folder`, changed by `edit`. */
export async function publishEdited(
  folder: string,
  edit: (snapshot: Snapshot) => void,
): Promise<void> {
  const snapshot = demoSnapshot()
  edit(snapshot)
  await mkdir(join(folder, 'media'), { recursive: true })
  await publishSnapshot(folder, snapshot)
}

/** Turns the demo company into one with this many restaurants: No. 1 is the oldest. */
export const withRestaurants =
  (count: number) =>
  ({ content }: Snapshot): void => {
    const [first] = content.restaurants ?? []
    content.restaurants = Array.from({ length: count }, (_, index) => ({
      ...(typeof first === 'object' && first),
      slug: `no-${index + 1}`,
      name: { en: `No. ${index + 1}`, jp: `${index + 1}番` },
      createdAt: new Date(Date.UTC(2020, 0, 1) + index * 1000).toISOString(),
    }))
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
