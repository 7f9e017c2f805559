import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutFocus } from '@noren/contract/focus'
import { expect, test } from 'vitest'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { addPicture, samplePicture } from '../../test/samples.ts'

const desk = await publishingDesk()
const { payload, publisher, folder } = desk
const { id } = await addPicture(payload, '#b1382a')
await payload.updateGlobal({
  slug: 'experience',
  locale: 'ja',
  data: { title: '波織の仕事', mainImage: id, _status: 'published' },
})

async function published() {
  await publisher.publish()
  return (await desk.shown()).content
}

/** The published picture of the home page's experience section. */
async function shown(): Promise<string> {
  return (await published()).experience.mainImage
}

test('the point that staff chose is published with the picture’s address, also at the left edge', async () => {
  const plain = await shown()
  expect(plain).toMatch(/-60x40\.webp$/)
  await payload.update({ collection: 'media', id, data: { focalX: 0, focalY: 80 } })
  expect(await shown()).toBe(`${plain}#focus=0,80`)
  await access(join(folder, withoutFocus(await shown())))
})

test('a restaurant’s photo and card show the chosen point; its drawn map is shown whole', async () => {
  await addRestaurant(payload, { mainPhoto: id, facts: { drawnMap: id } })
  const cardsAt = async (focalX: number): Promise<string> => {
    await payload.update({ collection: 'media', id, data: { focalX, focalY: 80 } })
    const [{ mainPhoto, facts, shareCard }] = (await published()).restaurants
    expect(mainPhoto).toBe(`${facts.drawnMap.src}#focus=${focalX},80`)
    await access(join(folder, shareCard))
    return shareCard
  }
  expect(await cardsAt(100)).not.toBe(await cardsAt(0))
})

test('a replaced picture starts with its own centre', async () => {
  const file = await samplePicture('#31435f', 90, 50)
  const data = { focalX: 0, focalY: 80 }
  const replaced = await payload.update({ collection: 'media', id, data, file })
  expect(replaced).toMatchObject({ focalX: 50, focalY: 50 })
  expect(await shown()).toMatch(/-90x50\.webp$/)
})

test('a point outside the picture is refused', async () => {
  const outside = payload.update({ collection: 'media', id, data: { focalX: 101 } })
  await expect(outside).rejects.toMatchObject({ status: 400 })
})
