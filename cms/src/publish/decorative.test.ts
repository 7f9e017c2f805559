import { expect, test } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import { altOf } from './per-language.ts'

const { payload } = await openTestDesk()

async function upload(data: { altEn?: string; altJa?: string; decorative?: boolean }) {
  const file = await samplePicture('#243', 40, 30)
  const alts = { altEn: '', altJa: '', ...data }
  return payload.create({ collection: 'media', data: alts, file })
}

test('a decorative picture needs no description and is published without one', async () => {
  const waves = await upload({ decorative: true, altJa: '青い波の模様' })
  expect(altOf(waves)).toEqual({})
  const solution = await payload.create({
    collection: 'solutions',
    locale: 'ja',
    data: { title: '清掃', description: 'ホテルの清掃', image: waves.id, _status: 'published' },
  })
  expect(solution._status).toBe('published')
})

test('a picture that is not decorative needs a description, in one language at first', async () => {
  await expect(upload({})).rejects.toMatchObject({ status: 400 })
  expect(altOf(await upload({ altJa: '壁' }))).toEqual({ jp: '壁' })
  await expect(upload({ altEn: 'x'.repeat(301), altJa: '壁' })).rejects.toMatchObject({
    status: 400,
  })
  const wall = await upload({ altEn: 'A wall', altJa: '壁' })
  expect(altOf(wall)).toEqual({ en: 'A wall', jp: '壁' })
})
