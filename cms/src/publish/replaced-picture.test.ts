import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { IN_TIME } from '../../test/in-time.ts'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addPicture, samplePicture } from '../../test/samples.ts'

const { payload, publisher, folder, shown } = await publishingDesk()

/** The published pictures of the one business, and of the experience section. */
async function shownPictures(): Promise<string[]> {
  const { content } = await shown()
  return [content.solutions[0].image, content.experience.mainImage]
}

test('a replaced picture is on all its pages immediately, at a new address', async () => {
  const { id, address } = await addPicture(payload, '#b1382a')
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
  const both = [replaced.address, replaced.address]
  await vi.waitFor(async () => expect(await shownPictures()).toEqual(both), IN_TIME)
  // Files are written before the page that shows them.
  await access(join(folder, replaced.address ?? ''))
  expect(replaced.altJa).toBe('壁')
})
