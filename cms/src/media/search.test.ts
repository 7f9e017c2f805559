import { mergeListSearchAndWhere } from 'payload/shared'
import { expect, test } from 'vitest'
import { samplePicture } from '../../test/samples.ts'
import { openTestDesk } from '../../test/test-desk.ts'

const { payload } = await openTestDesk()

test('a picture is found by its file name and by what it shows, in either language', async () => {
  await payload.create({
    collection: 'media',
    data: { altEn: 'Grilled mackerel', altJa: '鯖の炭火焼き' },
    file: { ...(await samplePicture('navy')), name: 'IMG_4711.png' },
  })
  const collectionConfig = payload.collections.media.config
  for (const [search, found] of [
    ['4711', 1],
    ['mackerel', 1],
    ['炭火', 1],
    ['の炭', 1],
    ['天ぷら', 0],
  ] as const) {
    const where = mergeListSearchAndWhere({ collectionConfig, search })
    const { totalDocs } = await payload.find({ collection: 'media', where: where ?? {} })
    expect(totalDocs, search).toBe(found)
  }
})

test('a picture is called by what it shows, not by the name of its file', async () => {
  const { admin } = payload.collections.media.config
  const { docs } = await payload.find({ collection: 'media', where: { altJa: { exists: true } } })
  expect(docs.map((doc) => Reflect.get(doc, admin.useAsTitle ?? 'id'))).toEqual(['鯖の炭火焼き'])
  expect(admin.defaultColumns?.[0]).toBe('altJa')
})
