import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SNAPSHOT_LIMIT_BYTES } from '@noren/contract/snapshot'
import { beforeEach, expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { syncsOf } from '../../../scripts/testing/syncs.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { addPicture } from '../../test/samples.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import type { Edition } from '../base/targets/target.ts'

const AT = '2026-11-20T09:00:00.000Z'
const SNAPSHOT = /^snap-/

const { payload, dataDir } = await openTestDesk()
await mkdir(join(dataDir, 'uploads'), { recursive: true })
let folder: string
let round = 0

beforeEach(async () => {
  folder = join(dataDir, `published-${round++}`)
  await mkdir(folder)
})

async function write(heading: string) {
  const { writeSnapshot } = await import('../base/targets/folder.ts')
  const content = { solutionsSection: { heading: { en: heading }, paragraph: {} } }
  const edition: Edition = { content, modified: {}, redirects: {} }
  return writeSnapshot(folder, edition, AT)
}

test('a snapshot is on the disk before the site reads of it', async () => {
  const snapshot = expect.stringMatching(SNAPSHOT)
  expect(await syncsOf(folder, () => write('Six businesses'))).toEqual([
    { of: 'file', bytes: expect.any(Number), standing: [] },
    { of: 'folder', bytes: 0, standing: [snapshot] },
    { of: 'file', bytes: expect.any(Number), standing: [snapshot] },
    { of: 'folder', bytes: 0, standing: ['current', snapshot] },
  ])
})

test('a photo that staff were told is kept is on the disk, and so is its name', async () => {
  const uploads = join(dataDir, 'uploads')
  const syncs = await syncsOf(uploads, () => addPicture(payload, '#2a4bb1', [300, 200]))
  const photo = expect.stringMatching(/\.webp$/)
  expect(syncs).toEqual([
    { of: 'file', bytes: expect.any(Number), standing: [photo] },
    { of: 'folder', bytes: 0, standing: [photo] },
    { of: 'folder', bytes: 0, standing: [photo] },
    { of: 'folder', bytes: 0, standing: [photo] },
  ])
})

test('every file of a picture is on the disk before a snapshot that shows it', async () => {
  const { id } = await addPicture(payload, '#b1382a', [500, 300])
  await addRestaurant(payload, { mainPhoto: id })
  const { createComposer } = await import('./compose.ts')
  const { folderTarget } = await import('../base/targets/folder.ts')
  const { createPublisher } = await import('./publisher.ts')
  const publisher = createPublisher({
    compose: createComposer(payload).compose,
    target: folderTarget(folder),
  })
  const syncs = await syncsOf(folder, publisher.publish)
  await publisher.stop()
  const edition = syncs.findIndex(({ standing }) => standing.some((name) => SNAPSHOT.test(name)))
  const before = syncs.slice(0, edition)
  const pictures = before.at(-1)?.standing ?? []
  const endings = pictures.map((name) => name.replace(/^[0-9a-f]{20}(?:-500x300)?/, ''))
  // Folders list by hash; the cards of the restaurant and of the list have other hashes, and so has the mark.
  expect(endings.toSorted()).toEqual([
    ...['-1200x630.jpg', '-1200x630.jpg', '-160.avif', '-180x180.png', '-192x192.png'],
    ...['-320.avif', '-480.avif', '-500.avif', '-512x512-358.png', '-512x512.png'],
    ...['.ico', '.webp'],
  ])
  // The last file sync is the snapshot's own, before its rename.
  const synced = (of: string): number => before.filter((sync) => sync.of === of).length
  expect([synced('file'), synced('folder')]).toEqual([pictures.length + 1, pictures.length])
})

test(
  'a snapshot too large for the site is refused, and the previous one stays',
  proves('J13'),
  async () => {
    await write('Six businesses')
    const before = await readFile(join(folder, 'current'), 'utf8')
    await expect(write('x'.repeat(SNAPSHOT_LIMIT_BYTES))).rejects.toThrow(
      /^The content is too large to publish: \d{9} bytes$/,
    )
    expect(await readFile(join(folder, 'current'), 'utf8')).toBe(before)
  },
)
