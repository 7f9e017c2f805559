import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { readObject } from '@noren/contract/json'
import { isShareCard } from '@noren/contract/share-card'
import { expect, test } from 'vitest'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { addPicture } from '../../test/samples.ts'
import { bandColours } from '../content/library/media/woven-band.ts'
import { withCards } from './cards.ts'

const desk = await publishingDesk()
const { payload, publisher, folder } = desk

async function cards() {
  await publisher.publish()
  return (await desk.shown()).cards
}

test('a page’s card changes with its main picture, and is in the published folder', async () => {
  await addRestaurant(payload, {})
  expect(await cards()).toEqual({})
  const { id } = await addPicture(payload, '#b1382a')
  await payload.updateGlobal({
    slug: 'hero',
    locale: 'en',
    data: { title: 'Come in', backgroundImage: id, _status: 'published' },
  })
  const { home, ...others } = await cards()
  expect(others).toEqual({})
  expect(isShareCard(home)).toBe(true)
  await access(join(folder, home))
  await payload.update({ collection: 'media', id, data: { focalX: 0 } })
  expect((await cards()).home).not.toBe(home)
})

test('the list has the card of the first restaurant with a picture, in the company’s colour', () => {
  const restaurant = (slug: string, more: object) => ({
    _id: slug,
    slug,
    name: { en: slug },
    createdAt: `2020-01-0${slug.length}T00:00:00.000Z`,
    ...more,
  })
  const photo = '/media/0123456789abcdef0123-800x600.webp'
  const restaurants = [
    restaurant('a', { photo: 'https://elsewhere.example/a.jpg' }),
    restaurant('bb', { photo, accent: 'ember' }),
    restaurant('ccc', { photo: photo.replace('0123', '4567'), accent: 'plum' }),
  ]
  const { edition, cards } = withCards({ content: { restaurants }, modified: {} })
  expect(cards.get(edition.cards?.restaurants ?? '')).toMatchObject({
    picture: { hash: '0123456789abcdef0123' },
    colours: bandColours(DEFAULT_PALETTE).indigo,
  })
  const { indigo, ember, plum } = bandColours(DEFAULT_PALETTE)
  expect([...cards.values()].map(({ colours }) => colours)).toEqual([indigo, ember, plum])
})

test('in other colours of the company every card is another', () => {
  const photo = '/media/0123456789abcdef0123-800x600.webp'
  const restaurant = { _id: 'a', slug: 'a', name: { en: 'a' }, photo, accent: 'ember' }
  const addressIn = (palette: Palette) => {
    const content = { restaurants: [restaurant] }
    const { edition, cards } = withCards({ content, modified: {}, brand: { palette } })
    const [shown] = edition.content.restaurants ?? []
    expect([...cards.keys()]).toContain(readObject(shown).shareCard)
    return [edition.cards?.restaurants, readObject(shown).shareCard]
  }
  const first = addressIn(DEFAULT_PALETTE)
  const other = addressIn({ ...DEFAULT_PALETTE, paper: '#fffdf5' })
  expect(new Set([...first, ...other]).size).toBe(4)
  expect(addressIn(DEFAULT_PALETTE)).toEqual(first)
})
