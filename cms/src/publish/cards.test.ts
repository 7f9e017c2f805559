import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { isShareCard } from '@noren/contract/share-card'
import { expect, test } from 'vitest'
import { publishingDesk } from '../../test/publishing-desk.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { addPicture } from '../../test/samples.ts'
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
    accent: 'indigo',
  })
  expect([...cards.values()].map(({ accent }) => accent)).toEqual(['indigo', 'ember', 'plum'])
})
