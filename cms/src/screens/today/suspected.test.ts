import { expect, test } from 'vitest'
import { idOf, receive, type Said } from '../../../test/received.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

/** 16 December 2026, 8:00 in Japan. */
const NOW = new Date('2026-12-15T23:00:00.000Z')

const { payload, user, send } = await openSignedInDesk({ role: 'owner' })
const { suspected } = await import('./suspected.ts')
const { readInbox } = await import('../../inbox/list/read-inbox.ts')
const { readAsked } = await import('../../inbox/list/views.ts')

const task = () => suspected({ payload, user, now: NOW, language: 'ja' })

const enquiry = (number: number, said: Said = {}) =>
  receive({ payload }, number, { receivedAt: '2026-12-15T20:00:00.000Z', ...said })

test('suspected spam is counted for a week, until someone has opened it', async () => {
  expect(await task()).toBeNull()
  const spam = { status: 'spam', quarantined: true } as const
  await enquiry(70, { ...spam, name: '佐藤 一郎', subject: '貸切' })
  await enquiry(71, { ...spam, receivedAt: '2026-12-08T22:00:00.000Z' })
  await enquiry(72, { ...spam, readAt: '2026-12-15T21:00:00.000Z' })
  await enquiry(73, { status: 'spam' })
  const found = await task()
  expect([found?.count, found?.isPressing]).toEqual([1, false])
  expect(found?.lines).toEqual([
    {
      words: { ja: '佐藤 一郎 様「貸切」', en: '佐藤 一郎, “貸切”' },
      link: `/admin/collections/enquiries/${idOf(70)}`,
    },
  ])
  await send(`/api/enquiries/${idOf(70)}/read`, {})
  expect(await task()).toBeNull()
})

test('enquiries that came in a burst are urgent, counted and listed separately, until someone opens them', async () => {
  const apart = { status: 'spam', quarantined: true } as const
  await enquiry(74, { ...apart, marks: ['hidden-field-filled'] })
  await enquiry(75, { ...apart, marks: ['phone-may-lack-a-digit', 'many-at-once'] })
  await enquiry(76, { ...apart, marks: ['many-at-once'] })
  const found = await task()
  expect([found?.count, found?.isPressing]).toEqual([3, true])
  expect(found?.note?.ja).toMatch(/^短時間に多数のお問い合わせが届いたため/)
  const [rush] = found?.lines ?? []
  expect(rush?.words).toEqual({
    ja: '短時間に集中して届いたもの：2件',
    en: '2 came while very many wrote at once',
  })
  const { searchParams } = new URL(rush?.link ?? '', 'http://x')
  const asked = readAsked(Object.fromEntries(searchParams))
  const { docs } = await readInbox({ payload, user, now: NOW, asked })
  expect(docs.map(({ id }) => id).toSorted()).toEqual([idOf(75), idOf(76)])
  for (const number of [75, 76]) await send(`/api/enquiries/${idOf(number)}/read`, {})
  const rest = await task()
  expect([rest?.count, rest?.isPressing, rest?.lines.length]).toEqual([1, false, 1])
  await send(`/api/enquiries/${idOf(74)}/read`, {})
})
