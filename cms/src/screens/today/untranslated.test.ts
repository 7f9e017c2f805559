import { expect, test } from 'vitest'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** 16 December 2026, 8:00 in Japan. */
const NOW = new Date('2026-12-15T23:00:00.000Z')

const { payload, user, as } = await openSignedInDesk({ role: 'owner' })
const { tasksOf } = await import('./tasks.ts')

test('texts to translate are counted by state only while there are any, and only for those who write', async () => {
  const asking = { payload, user, now: NOW, language: 'ja' }
  const counted = async (asked = asking) =>
    (await tasksOf(asked)).find((task) => task.id === 'translations')
  expect(await counted()).toBeUndefined()
  const { id } = await addRestaurant(payload, { name: '経糸' })
  const before = (await counted())?.count ?? 0
  await payload.update({ collection: 'restaurants', id, locale: 'ja', data: { area: '葉山' } })
  const task = await counted()
  expect(task?.count).toBe(before + 1)
  expect(task?.title.ja).toBe('訳されていない文章')
  expect(task?.link).toBe('/admin/translations')
  expect(task?.lines).toContainEqual({
    words: { ja: `未翻訳：${before + 1}件`, en: `Not translated: ${before + 1}` },
    link: '/admin/translations?state=missing',
  })
  const { user: answering } = await as('inbox', { name: '秋谷' })
  expect(await counted({ ...asking, user: answering })).toBeUndefined()
})
