import { beforeEach, expect, test, vi } from 'vitest'
import { mailText, startMailServer } from '../../../../../scripts/testing/mail-server.ts'
import { logLines } from '../../../../test/log-lines.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const email = 'mio@example.jp'
const server = await startMailServer()
const env = { SMTP_URL: server.url, REPLY_FROM: 'desk@namiori.example' }
const { payload, user: author, send, as } = await openSignedInDesk({ role: 'editor', email, env })

/** 1 January 2127, 0:05 in Japan: what the tests plan was due at midnight. */
const NOW = new Date('2126-12-31T15:05:00.000Z')

beforeEach(async () => {
  server.mails.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
  return () => vi.useRealTimers()
})

async function drafted(data: object = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'testimonials',
    locale: 'ja',
    draft: true,
    data: { _status: 'draft', name: '佐藤', message: 'また来ます。', rating: 5, ...data },
  })
  return id
}

/** A plan as the desk keeps it, also one that it would refuse now. */
function plan(
  id: number,
  type: 'publish' | 'unpublish',
  fromNow: number,
  planner: number = author.id,
  locale?: 'ja' | 'en',
) {
  const doc = { relationTo: 'testimonials' as const, value: id }
  const user = { relationTo: 'users' as const, value: planner }
  const input = { type, doc: { ...doc, value: String(id) }, timezone: 'Asia/Tokyo', user, locale }
  const waitUntil = new Date(Date.now() + fromNow)
  return payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil })
}

async function runDue(after = 0): Promise<void> {
  vi.setSystemTime(NOW.getTime() + after)
  const { runDue } = await import('./run-due.ts')
  await runDue(payload)
}

async function statusOf(id: number) {
  const doc = await payload.findByID({ collection: 'testimonials', id, locale: 'ja' })
  return [doc._status, doc.changedBy]
}

async function wordsFor(id: number): Promise<string[]> {
  const { plansFor } = await import('./plans.ts')
  const { planWords } = await import('./plan-words.ts')
  const plans = await plansFor(payload, { collection: 'testimonials', id })
  return plans.map((each) => planWords(each).ja)
}

/** What Today says in red about plans, in both languages; `null`: nothing. */
async function onToday(user = author) {
  const { tasksOf } = await import('../../../screens/today/tasks.ts')
  const tasks = await tasksOf({ payload, user, now: new Date(), language: 'ja' })
  const task = tasks.find((each) => each.id === 'failed-plans')
  return task ? { lines: task.lines.map(({ words }) => words), note: task.note?.ja } : null
}

const write = (id: number, data: object) =>
  payload.update({ collection: 'testimonials', id, locale: 'ja', draft: true, data })

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

test('a plan that the desk slept through for a day asks as well (staff W2)', async () => {
  using logged = logLines()
  const id = await drafted()
  await plan(id, 'publish', -25 * HOUR_MS)
  await runDue()
  expect((await statusOf(id))[0]).toBe('draft')
  expect(logged.lines).toMatchObject([{ reason: 'too late' }])
  expect((await onToday())?.note).toContain('公開するか、予定を取り消してください')
})

test('a plan whose maker is gone, or has lost the right, is not carried out and says so (staff W2)', async () => {
  using logged = logLines()
  const { user } = await as('editor', { email: 'gone@example.jp' })
  const { user: demoted } = await as('inbox')
  const [left, lost] = [await drafted(), await drafted()]
  await plan(left, 'publish', -2 * MINUTE_MS, user.id)
  await plan(lost, 'publish', -MINUTE_MS, demoted.id)
  await plan(await drafted(), 'publish', HOUR_MS, user.id)
  expect(await onToday()).toBeNull()
  await payload.delete({ collection: 'users', id: user.id })
  // Said as soon as it is known, also of what is still to come.
  expect((await onToday())?.lines).toHaveLength(2)
  await runDue()
  expect([(await statusOf(left))[0], (await statusOf(lost))[0]]).toEqual(['draft', 'draft'])
  expect((await onToday())?.lines.map(({ ja }) => ja)).toEqual([
    expect.stringContaining(
      '「佐藤」　予定を入れた人のアカウントが削除されているため、実行されません。',
    ),
    expect.stringContaining(
      '「佐藤」　予定を入れたアカウントに、この内容を公開する権限がなくなっています。',
    ),
    expect.stringMatching(/^2127年1月1日（水）1:05　.+「佐藤」　予定を入れた人のアカウントが削除/),
  ])
  expect(logged.lines).toMatchObject([{ reason: 'the planner is gone' }, { reason: 'no right' }])
})

test('a plan of a removed account is not carried out for a later one with its id (staff W2)', async () => {
  using _logged = logLines()
  await as('owner')
  const { user: gone } = await as('editor', { email: 'left@example.jp' })
  const id = await drafted()
  await plan(id, 'publish', -MINUTE_MS, gone.id)
  await payload.delete({ collection: 'users', id: gone.id })
  // PostgreSQL gives no id twice by itself.
  const data = { email: 'next@example.jp', role: 'editor', owesFactor: false }
  await payload.db.create({ collection: 'users', customID: gone.id, data })
  await runDue()
  expect((await statusOf(id))[0]).toBe('draft')
  expect((await onToday())?.lines[0]?.ja).toContain('予定を入れた人のアカウントが削除されている')
})

test('however many plans wait for staff, what is due is published and what comes is shown (staff W2)', async () => {
  using _logged = logLines()
  const [dead, due, later] = [await drafted({ name: '' }), await drafted(), await drafted()]
  const doc = { relationTo: 'testimonials', value: String(dead) }
  const failed = {
    taskSlug: 'schedulePublish',
    input: { type: 'publish', doc, user: { relationTo: 'users', value: author.id } },
    waitUntil: new Date(Date.now() - 48 * HOUR_MS).toISOString(),
    hasError: true,
    error: { words: { en: 'x', ja: 'x' }, tried: NOW.toISOString(), isTold: true },
  }
  for (let count = 0; count < 200; count++)
    await payload.db.create({ collection: 'payload-jobs', data: failed })
  await plan(due, 'publish', -MINUTE_MS)
  await plan(later, 'publish', HOUR_MS)
  await runDue()
  expect((await statusOf(due))[0]).toBe('published')
  const { comingPlans } = await import('./plans.ts')
  expect(await comingPlans(payload)).toMatchObject([{ place: { id: later } }])
  await plan(dead, 'unpublish', HOUR_MS)
  expect(await wordsFor(dead)).toHaveLength(201)
})

test('what is in the trash is not published; put back in time, it is; deleted for good, its plan goes', async () => {
  using _logged = logLines()
  const [back, gone] = [await drafted(), await drafted()]
  for (const id of [back, gone]) {
    await plan(id, 'publish', -MINUTE_MS)
    await payload.update({
      collection: 'testimonials',
      id,
      data: { deletedAt: new Date().toISOString() },
    })
  }
  await runDue()
  expect((await onToday())?.lines[0]?.ja).toContain('ゴミ箱に入っています。')
  const trash = { collection: 'testimonials', trash: true } as const
  await payload.update({ ...trash, id: back, data: { deletedAt: null } })
  await payload.delete({ ...trash, id: gone })
  await runDue(2 * MINUTE_MS)
  expect((await statusOf(back))[0]).toBe('published')
  expect(await onToday()).toBeNull()
})

test('a plan that was running when the desk was killed runs at the next start', async () => {
  using _logged = logLines()
  const id = await drafted()
  const job = await plan(id, 'publish', -MINUTE_MS)
  await payload.update({
    collection: 'payload-jobs',
    id: job.id,
    data: { processing: true },
  })
  await runDue()
  expect((await statusOf(id))[0]).toBe('published')
})
