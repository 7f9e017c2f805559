import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant } from '../../test/restaurants.ts'

const { payload, publisher, folder } = await publishingDesk()
const { publishAgain } = await import('./publish-again.ts')

/** The names of the snapshots in a folder, which are made of their numbers and the hashes of their bytes. */
async function snapshotsIn(published: string): Promise<string[]> {
  return (await readdir(published)).filter((name) => name.startsWith('snap-'))
}

async function again(at = new Date()): Promise<{ seq: number | null; snapshots: string[] }> {
  const made = await mkdtemp(join(tmpdir(), 'noren-again-'))
  onTestFinished(() => rm(made, { recursive: true }))
  const seq = await publishAgain(payload, made, at)
  return { seq, snapshots: await snapshotsIn(made) }
}

test('a desk without a snapshot that visitors could have seen says so', async () => {
  await expect(again()).rejects.toThrow('has no snapshot that can be read.')
})

test('what visitors see is published again byte for byte, and a change that they do not see makes another', async () => {
  await addRestaurant(payload, { slug: 'shiobi', name: '潮火' })
  // The change below stays unpublished.
  await publisher.stop()
  await publisher.publish()
  const seen = await snapshotsIn(folder)
  expect(await again()).toEqual({ seq: 1, snapshots: seen })

  await addRestaurant(payload, { slug: 'tateito', name: '縦糸' })
  const changed = await again()
  expect(changed.seq).toBe(1)
  expect(changed.snapshots).toHaveLength(1)
  expect(changed.snapshots).not.toEqual(seen)
})
