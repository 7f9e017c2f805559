import { recipientsSchema } from '@noren/contract/enquiry/recipients'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anEnquiry, idOf, receive, type Said } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const NOW = new Date('2026-12-15T23:00:00.000Z')

const { payload, as, stranger, ...owner } = await openSignedInDesk({
  role: 'owner',
  name: '須磨 蓮',
})
const { countOf, nextUnanswered, readInbox } = await import('../list/read-inbox.ts')
const { readAsked } = await import('../list/views.ts')
const { tasksOf } = await import('../../screens/today/tasks.ts')
const { namesWithin } = await import('../handling/staff-names.ts')
const { recipientsOf } = await import('../recipients/send-recipients.ts')

const shop = await addRestaurant(payload, { slug: 'shiobi' })
const editor = await as('editor', { name: '田中 澪' })
const inbox = await as('inbox')
const own = await as('restaurantEditor', { restaurants: [shop.id] })
const everyone = { owner, editor, inbox, own }

const TABLE: Said = {
  tableRestaurant: 'shiobi',
  tableDate: '2026-12-17T12:00:00.000Z',
  tableTime: '18:30',
  tablePeople: 4,
  tableState: 'asked',
  message: '二度と働けないようにしてやる。',
}

const mark = (number: number, note: unknown, send = editor.send) =>
  send(`/api/enquiries/${idOf(number)}/harassment`, { note })
const stored = (number: number) =>
  payload.findByID({ collection: 'enquiries', id: idOf(number), depth: 0 })

test('whoever sees an enquiry hands it over with what happened, and owners alone see it from then on', async () => {
  await receive({ payload }, 1, { ...TABLE, assignee: '田中 澪' })
  expect((await mark(1, '電話で三度どなられた。', own.send)).status).toBe(204)
  expect(await stored(1)).toMatchObject({
    harassmentNote: '電話で三度どなられた。',
    harassmentBy: 'restauranteditor@example.jp',
    harassmentAt: expect.stringMatching(/^20\d\d-/),
    assignee: null,
    message: '二度と働けないようにしてやる。',
  })
  const seen = await Promise.all(
    Object.entries(everyone).map(async ([name, { send, user }]) => {
      const asking = { payload, user, now: NOW, asked: readAsked({ view: 'open' }) }
      const list = await (await send('/api/enquiries')).json()
      const csv = await (await send('/api/enquiries/export.csv')).text()
      const today = await tasksOf({ payload, user, now: NOW, language: 'ja' })
      return [
        name,
        (await send(`/api/enquiries/${idOf(1)}`)).status,
        (await send(`/api/enquiries/${idOf(1)}/table.ics`)).status,
        (await send(`/api/enquiries/${idOf(1)}`, { notes: 'x' }, 'PATCH')).status,
        list.totalDocs,
        (await readInbox(asking)).docs.length,
        await countOf({ ...asking, asked: readAsked({ q: '山田' }) }, 'all'),
        await nextUnanswered({ payload, user }, { id: idOf(9), receivedAt: NOW.toISOString() }),
        csv.includes('働けない'),
        csv.includes('三度どなられた'),
        JSON.stringify(today).includes('山田'),
      ]
    }),
  )
  expect(seen).toEqual([
    ['owner', 200, 200, 200, 1, 1, 1, idOf(1), true, true, true],
    ['editor', 404, 404, 403, 0, 0, 0, null, false, false, false],
    ['inbox', 404, 404, 403, 0, 0, 0, null, false, false, false],
    ['own', 404, 404, 403, 0, 0, 0, null, false, false, false],
  ])
})

test('the site learns which tables it mails to nobody, also of a deleted one, and of no question', async () => {
  const later = { harassmentAt: '2999-01-01T00:00:00.000Z' }
  await receive({ payload }, 4, later)
  const trash = { deletedAt: NOW.toISOString() }
  const { id } = await receive({ payload }, 5, { ...TABLE, ...later, ...trash })
  expect((await recipientsOf(payload)).forOwners).toEqual([idOf(5), idOf(1)])
  await payload.delete({ collection: 'enquiries', id, trash: true })
  expect((await recipientsOf(payload)).forOwners).toEqual([idOf(1)])
})

test('a table by telephone that is handed over leaves the site what it can read', async () => {
  const id = '0123456789abcdef01234567'
  const taken = { source: 'telephone', email: '', tableState: 'confirmed' } as const
  const handed = { harassmentAt: NOW.toISOString(), harassmentNote: '電話でどなられた。' }
  const data = { ...anEnquiry(6, TABLE), ...taken, ...handed, id }
  await payload.create({ collection: 'enquiries', data })
  expect(v.is(recipientsSchema, await recipientsOf(payload))).toBe(true)
  await payload.delete({ collection: 'enquiries', id })
})

test('it is assigned to owners alone', async () => {
  expect(await namesWithin(payload, await stored(1))).toEqual(['須磨 蓮'])
  const assign = (assignee: string) =>
    owner.send(`/api/enquiries/${idOf(1)}`, { assignee }, 'PATCH')
  expect([(await assign('田中 澪')).status, (await assign('須磨 蓮')).status]).toEqual([400, 200])
})

test('without what happened nothing is handed over, and no one rewrites it by saving', async () => {
  await receive({ payload }, 2)
  const refused = await mark(2, ' \n')
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('何があったかを、2000字までで入力してください。'),
  ])
  expect((await mark(2, 'x', stranger)).status).toBe(401)
  // Nothing is taken back where nothing was marked, and the audit log says nothing of it.
  expect((await mark(2, null)).status).toBe(204)
  const change = { harassmentNote: 'x', harassmentAt: NOW.toISOString() }
  await editor.send(`/api/enquiries/${idOf(2)}`, change, 'PATCH')
  expect(await stored(2)).toMatchObject({ harassmentNote: null, harassmentAt: null })
})

test('an owner takes the mark back, the others see the enquiry again, and both are in the audit log', async () => {
  expect((await mark(1, null)).status).toBe(404)
  expect((await mark(1, null, owner.send)).status).toBe(204)
  expect((await inbox.send(`/api/enquiries/${idOf(1)}`)).status).toBe(200)
  expect(await stored(1)).toMatchObject({ harassmentNote: null, harassmentBy: null })
  expect(await recipientsOf(payload)).not.toHaveProperty('forOwners')
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { act: { like: 'harassment' } },
    sort: 'id',
  })
  expect(docs.map(({ act, by }) => [act, by])).toEqual([
    ['harassment-marked', own.user.id],
    ['harassment-taken-back', owner.user.id],
  ])
  expect(JSON.stringify(docs)).not.toContain('どなられた')
})

test('an owner erases it with all else of the person', async () => {
  await receive({ payload }, 3, { email: 'gone@example.jp' })
  await mark(3, '脅された。')
  const body = { contact: 'gone@example.jp', erase: [idOf(3)] }
  expect((await inbox.send('/api/enquiries/person', body)).status).toBe(403)
  const erased = await owner.send('/api/enquiries/person', body)
  expect((await erased.json()).erased).toBe(1)
})
