import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { Publisher } from './publisher.ts'

let desk: TestDesk
let publisher: Publisher
let folder: string

beforeAll(async () => {
  desk = await openTestDesk()
  folder = join(desk.dataDir, 'published')
  const { folderTarget } = await import('../published/folder.ts')
  const { createPublisher } = await import('./publisher.ts')
  const { createComposer } = await import('./compose.ts')
  const { compose } = createComposer(desk.payload)
  publisher = createPublisher({ compose, target: folderTarget(folder) })
  globalThis.norenDesk = { publisher }
})
afterAll(async () => {
  globalThis.norenDesk = undefined
  await publisher.stop()
  await desk.close()
})

/** The pictures of the one business, and of the home page's opening, as visitors get them. */
async function shownPictures(): Promise<string[]> {
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
  const { content } = JSON.parse(await readFile(join(folder, name), 'utf8'))
  return [content.solutions[0].image, content.experience.mainImage]
}

test('another file for a picture is on every page that shows it at once, under an address of its own', async () => {
  const { payload } = desk
  const { id, address } = await payload.create({
    collection: 'media',
    data: { altEn: 'A wall', altJa: '壁' },
    file: await samplePicture('#b1382a', 60, 40),
  })
  await payload.create({
    collection: 'solutions',
    locale: 'ja',
    data: { title: '清掃', description: 'ホテルの清掃', image: id, _status: 'published' },
  })
  await payload.updateGlobal({
    slug: 'experience',
    locale: 'ja',
    data: { title: '波織の仕事', mainImage: id, _status: 'published' },
  })
  await publisher.publish()
  expect(await shownPictures()).toEqual([address, address])

  const replaced = await payload.update({
    collection: 'media',
    id,
    data: {},
    file: await samplePicture('#31435f', 90, 50),
  })
  expect(replaced.address).toMatch(/-90x50\.webp$/)
  await vi.waitFor(
    async () => expect(await shownPictures()).toEqual([replaced.address, replaced.address]),
    { timeout: 10_000, interval: 20 },
  )
  // What a page shows is there before the page is.
  await access(join(folder, replaced.address ?? ''))
  expect(replaced.altJa).toBe('壁')
})
