import { expect, test } from 'vitest'
import { addDish } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import type { Task } from './task.ts'

/** 16 December 2026, 8:00 in Japan. */
const NOW = new Date('2026-12-15T23:00:00.000Z')

const { payload, user } = await openSignedInDesk({ role: 'owner' })
const { tasksOf } = await import('./tasks.ts')

test('what is planned is listed with its date, and is no draft', async () => {
  const { id } = await addRestaurant(payload, { name: '音田' })
  const then = '2026-12-31T20:00:00.000Z'
  await addDish(payload, id, {
    name: '鯵',
    plannedPrice: 1580,
    plannedDescription: '藁焼き。',
    plannedFrom: '2027-01-05T12:00:00.000Z',
    shownUntil: '2027-01-31T12:00:00.000Z',
  })
  const { id: value } = await addRestaurant(payload, { name: '潮火' })
  const data = { name: '潮火 本店', _status: 'draft' } as const
  await payload.update({ collection: 'restaurants', id: value, draft: true, locale: 'ja', data })
  const tasks = () => tasksOf({ payload, user, now: NOW, language: 'ja' })
  const linesOf = async (id: Task['id']) => (await tasks()).find((task) => task.id === id)?.lines
  expect(await linesOf('drafts')).toHaveLength(1)
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'restaurants', value: String(value) },
      user: { relationTo: 'users', value: user.id },
    } as never,
    waitUntil: new Date(then),
  })
  expect(await linesOf('drafts')).toEqual([])
  const plans = await linesOf('plans')
  expect(plans?.map(({ words, link }) => [words.ja, link])).toEqual([
    [
      '2027年1月1日（金）5:00　レストラン「潮火 本店」を公開',
      `/admin/collections/restaurants/${value}`,
    ],
    ['2027年1月5日（火）5:00　音田「鯵」1,580円・新しい説明に変更', `/admin/menu/${id}`],
    ['2027年2月1日（月）5:00　音田「鯵」掲載終了', `/admin/menu/${id}`],
  ])
  expect(plans?.[0]?.words.en).toBe('Fri 1 Jan 2027, 5:00: Restaurant “潮火 本店” is published')
})
