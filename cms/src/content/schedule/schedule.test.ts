import { expect, test } from 'vitest'
import { logLines } from '../../../test/log-lines.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const MINUTE_MS = 60_000

const email = 'mio@example.jp'
const { payload, user: author } = await openSignedInDesk({ role: 'editor', email })

async function drafted(data: object = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'testimonials',
    locale: 'ja',
    draft: true,
    data: { _status: 'draft', name: '佐藤', message: 'また来ます。', ...data },
  })
  return id
}

/** As the desk's drawer requests it. */
function plan(id: number, type: 'publish' | 'unpublish', fromNow: number) {
  const doc = { relationTo: 'testimonials' as const, value: id }
  const user = { relationTo: 'users' as const, value: author.id }
  const input = { type, doc: { ...doc, value: String(id) }, timezone: 'Asia/Tokyo', user }
  const waitUntil = new Date(Date.now() + fromNow)
  return payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil })
}

async function runDue(): Promise<void> {
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
  expect(logged.lines.map(({ event }) => event)).toEqual([
    'planned publish done',
    'planned publish done',
  ])
})

test('the screen of a document shows its plans, in Japan’s time', async () => {
  const id = await drafted()
  const then = new Date('2126-11-30T20:00:00.000Z')
  await plan(id, 'publish', then.getTime() - Date.now())
  expect(await wordsFor(id)).toEqual(['予約：2126年12月1日（日）5:00（日本時間）に公開'])
  expect(await wordsFor(await drafted())).toEqual([])
})

test('a document that cannot be published when it is due says so, and stays a draft', async () => {
  using _logged = logLines()
  const id = await drafted({ name: '' })
  await plan(id, 'publish', -MINUTE_MS)
  await runDue()
  expect((await statusOf(id))[0]).toBe('draft')
  expect(await wordsFor(id)).toEqual([
    expect.stringMatching(/に予約した「公開」はできませんでした。/),
  ])
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
