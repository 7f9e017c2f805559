import { readHero } from '@noren/contract/resources/hero'
import { expect, test } from 'vitest'
import { addPicture } from '../../test/samples.ts'
import { openTestDesk } from '../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)

test('the hero’s printings are published by their lights, and a tall picture alone is none', async () => {
  const sea = await addPicture(payload, '#b1382a')
  const moon = await addPicture(payload, '#31435f')
  const tall = await addPicture(payload, '#1d2740')
  await payload.updateGlobal({
    slug: 'hero',
    locale: 'en',
    data: {
      title: 'Woven',
      backgroundImage: sea.id,
      printings: { dusk: { tall: tall.id }, night: { wide: moon.id, tall: tall.id } },
      _status: 'published',
    },
  })
  const { content } = await composer.compose()
  const hero = readHero(content.hero?.en)
  expect(hero?.backgroundImage).toBe(sea.address)
  expect(hero?.printings).toEqual({ night: { wide: moon.address, tall: tall.address } })
})
