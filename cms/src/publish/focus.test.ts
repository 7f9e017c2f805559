import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutFocus } from '@noren/contract/focus'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'
import type { Publisher } from './publisher.ts'

let desk: TestDesk
let publisher: Publisher
let folder: string
let id: number

beforeAll(async () => {
  desk = await openTestDesk()
  folder = join(desk.dataDir, 'published')
  const { folderTarget } = await import('../published/folder.ts')
  const { createPublisher } = await import('./publisher.ts')
  const { createComposer } = await import('./compose.ts')
  const { compose } = createComposer(desk.payload)
  publisher = createPublisher({ compose, target: folderTarget(folder) })
  const picture = await desk.payload.create({
    collection: 'media',
    data: { altEn: 'A wall', altJa: '壁' },
    file: await samplePicture('#b1382a', 60, 40),
  })
  id = picture.id
  await desk.payload.updateGlobal({
    slug: 'experience',
    locale: 'ja',
    data: { title: '波織の仕事', mainImage: id, _status: 'published' },
  })
})
afterAll(async () => {
  await publisher.stop()
  await desk.close()
})

async function published() {
  await publisher.publish()
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
  return JSON.parse(await readFile(join(folder, name), 'utf8')).content
}

/** The picture of the home page's experience, as visitors get it. */
async function shown(): Promise<string> {
  return (await published()).experience.mainImage
}

test('the spot chosen on a picture goes out with its address, to the left edge too', async () => {
  const plain = await shown()
  expect(plain).toMatch(/-60x40\.webp$/)
  const { payload } = desk
  await payload.update({ collection: 'media', id, data: { focalX: 0, focalY: 80 } })
  expect(await shown()).toBe(`${plain}#focus=0,80`)
  await access(join(folder, withoutFocus(await shown())))
})

test('a restaurant’s photo and card keep the spot in sight; its drawn map is shown whole', async () => {
  await desk.payload.create({
    collection: 'restaurants',
    locale: 'ja',
    data: {
      slug: 'tateito',
      name: '縦糸',
      description: '手打ちのそば。',
      address: '箱根町0-0',
      phone: '0460-00-0000',
      accent: 'cedar',
      listedSince: '2021-04-01T00:00:00.000Z',
      mainPhoto: id,
      facts: { drawnMap: id },
      _status: 'published',
    },
  })
  const cardsAt = async (focalX: number): Promise<string> => {
    await desk.payload.update({ collection: 'media', id, data: { focalX, focalY: 80 } })
    const [{ mainPhoto, facts, shareCard }] = (await published()).restaurants
    expect(mainPhoto).toBe(`${facts.drawnMap.src}#focus=${focalX},80`)
    await access(join(folder, shareCard))
    return shareCard
  }
  expect(await cardsAt(100)).not.toBe(await cardsAt(0))
})

test('another file for the picture begins with its own centre', async () => {
  const file = await samplePicture('#31435f', 90, 50)
  const data = { focalX: 0, focalY: 80 }
  const replaced = await desk.payload.update({ collection: 'media', id, data, file })
  expect(replaced).toMatchObject({ focalX: 50, focalY: 50 })
  expect(await shown()).toMatch(/-90x50\.webp$/)
})

test('a spot outside the picture is refused', async () => {
  const outside = desk.payload.update({ collection: 'media', id, data: { focalX: 101 } })
  await expect(outside).rejects.toMatchObject({ status: 400 })
})
