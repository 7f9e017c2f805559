import { expect, test, vi } from 'vitest'
import { mailText } from '../../../../../scripts/testing/mail-server.ts'
import { logLines } from '../../../../test/log-lines.ts'
import { HOUR_MS, MINUTE_MS, NOW, planningDesk } from '../../../../test/planning-desk.ts'

const {
  payload,
  author,
  send,
  as,
  server,
  drafted,
  plan,
  runDue,
  statusOf,
  wordsFor,
  onToday,
  write,
} = await planningDesk()

test('a planned document is published when it is due, under the planner’s name, and not before', async () => {
  using logged = logLines()
  const [due, later] = [await drafted(), await drafted()]
  await plan(due, 'publish', -MINUTE_MS)
  await plan(later, 'publish', MINUTE_MS)
  await runDue()
  expect(await statusOf(due)).toEqual(['published', 'mio@example.jp'])
  expect((await statusOf(later))[0]).toBe('draft')
  await plan(due, 'unpublish', -MINUTE_MS)
  await runDue()
  expect((await statusOf(due))[0]).toBe('draft')
  expect(logged.lines).toMatchObject([
    { event: 'planned publish done', document: `testimonials/${due}` },
    { event: 'planned publish done', document: `testimonials/${due}` },
  ])
})

test('the screen of a document shows its plans, in Japan’s time', async () => {
  const id = await drafted()
  await plan(id, 'publish', new Date('2127-11-30T20:00:00.000Z').getTime() - Date.now())
  expect(await wordsFor(id)).toEqual(['公開の予定：2127年12月1日（月）5:00（日本時間）に公開'])
  expect(await wordsFor(await drafted())).toEqual([])
})

test('what could not be published is not planned, and the refusal names the fields of a publish (staff W2)', async () => {
  // Sessions end by the clock.
  vi.useRealTimers()
  const at = new Date(Date.now() + HOUR_MS).toISOString()
  const planned = async (id: number, more: object = {}) => {
    const sent = { type: 'publish', locale: null, at, ...more }
    const answer = await send(`/api/testimonials/${id}/plans`, sent)
    return { status: answer.status, ...(await answer.json()) }
  }
  const empty = await drafted({ message: '' })
  expect(await planned(empty)).toMatchObject({
    status: 400,
    errors: [
      {
        message: expect.stringMatching(/^このままでは公開できないため、予定に入れていません。声：/),
        data: { errors: [{ path: 'message', label: '声' }] },
      },
    ],
  })
  expect((await statusOf(empty))[0]).toBe('draft')
  // Nothing is missing for taking it off the site.
  expect((await planned(empty, { type: 'unpublish' })).status).toBe(200)
  expect((await planned(await drafted(), { locale: 'en' })).status).toBe(400)
  expect(
    await planned(await drafted(), { at: new Date(Date.now() - 1).toISOString() }),
  ).toMatchObject({
    status: 400,
    errors: [{ message: 'すでに過ぎた日時です。これからの日時を選んでください。' }],
  })
  for (const at of ['2127-02-30T00:00:00Z', '2127-13-01T00:00:00Z', '2127-01-01T00:00:00+25:00'])
    expect((await planned(await drafted(), { at })).status, at).toBe(400)
  const whole = await drafted()
  expect(await planned(whole)).toMatchObject({ status: 200, plans: [{ at, failure: null }] })
  expect((await statusOf(whole))[0]).toBe('draft')
})

test('a plan that fails is red on Today with its field, mailed once to planner and owners, and logged (staff W2)', async () => {
  using logged = logLines()
  await as('owner')
  const id = await drafted({ name: '' })
  await plan(id, 'publish', -5 * MINUTE_MS)
  await runDue()
  await runDue(2 * MINUTE_MS)
  expect((await statusOf(id))[0]).toBe('draft')
  expect(await wordsFor(id)).toEqual([
    expect.stringMatching(
      /^2127年1月1日（水）0:00に予定していた「公開」はできませんでした。お名前：/,
    ),
  ])
  expect(await onToday()).toEqual({
    lines: [
      {
        ja: expect.stringMatching(/^2127年1月1日（水）0:00　お客様の声　お名前：/),
        en: expect.stringMatching(/^Wed 1 Jan 2127, 0:00: Testimonial. Name: /),
      },
    ],
    note: expect.stringContaining('24時間以内は、直すと自動で実行されます。'),
  })
  expect(await onToday((await as('restaurantEditor')).user)).toBeNull()
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual([
    'mio@example.jp',
    'owner@example.jp',
  ])
  const text = mailText(server.mails[0]?.raw ?? '')
  expect(text).toMatch(/お客様の声\r\nお名前：.+\r\n/)
  expect(text).toMatch(/Testimonial\r\nName: .+\r\n/)
  expect(text).toContain(`/admin/collections/testimonials/${id}`)
  expect(logged.lines).toMatchObject([
    {
      level: 'error',
      event: 'planned publish failed',
      document: `testimonials/${id}`,
      reason: 'refused: name',
    },
  ])
})

test('within a day of its time it is published once it is corrected and nobody writes in it, and Today is quiet (staff W2)', async () => {
  using _logged = logLines()
  const id = await drafted({ name: '' })
  await plan(id, 'publish', -5 * MINUTE_MS)
  await runDue()
  vi.setSystemTime(NOW.getTime() + 3 * HOUR_MS)
  await write(id, { name: '佐' })
  await runDue(3 * HOUR_MS + MINUTE_MS / 2)
  expect((await statusOf(id))[0]).toBe('draft')
  await runDue(3 * HOUR_MS + 2 * MINUTE_MS)
  expect((await statusOf(id))[0]).toBe('published')
  expect(await onToday()).toBeNull()
})

test('after a day it asks, and is gone once somebody has published it (staff W2)', async () => {
  using logged = logLines()
  const id = await drafted({ name: '' })
  await plan(id, 'publish', -5 * MINUTE_MS)
  await runDue()
  vi.setSystemTime(NOW.getTime() + 24.5 * HOUR_MS)
  await write(id, { name: '佐藤' })
  await runDue(25 * HOUR_MS)
  expect((await statusOf(id))[0]).toBe('draft')
  expect((await onToday())?.note).toContain('公開するか、予定を取り消してください')
  await payload.update({
    collection: 'testimonials',
    id,
    locale: 'ja',
    data: { _status: 'published' },
  })
  await runDue(26 * HOUR_MS)
  expect([await onToday(), await wordsFor(id)]).toEqual([null, []])
  expect(logged.lines.map(({ event }) => event)).toEqual(['planned publish failed'])
})

test('a publish that failed is not carried out after the plan that ends it, and asks on Today (staff W2)', async () => {
  using _logged = logLines()
  const [id, english] = [await drafted({ name: '' }), await drafted({ name: '' })]
  await plan(id, 'publish', -5 * MINUTE_MS)
  await plan(english, 'publish', -5 * MINUTE_MS, author.id, 'ja')
  await runDue()
  await plan(id, 'unpublish', 3 * HOUR_MS)
  // It ends nothing that was to be done in Japanese.
  await plan(english, 'unpublish', 3 * HOUR_MS, author.id, 'en')
  await runDue(3 * HOUR_MS)
  await write(id, { name: '佐藤' })
  await write(english, { name: '佐藤' })
  await runDue(4 * HOUR_MS)
  await runDue(4 * HOUR_MS + 5 * MINUTE_MS)
  expect([(await statusOf(id))[0], (await statusOf(english))[0]]).toEqual(['draft', 'published'])
  expect((await onToday())?.note).toContain('公開するか、予定を取り消してください')
})
