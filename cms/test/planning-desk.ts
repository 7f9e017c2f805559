import { beforeEach, vi } from 'vitest'
import { startMailServer } from '../../scripts/testing/mail-server.ts'
import { openSignedInDesk } from './signed-in-desk.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** 1 January 2127, 0:05 in Japan: what the tests plan was due at midnight. */
export const NOW = new Date('2126-12-31T15:05:00.000Z')

/** A desk that sends mails and waits at {@link NOW}, with an editor who plans. */
export async function planningDesk() {
  const server = await startMailServer()
  const env = { SMTP_URL: server.url, REPLY_FROM: 'desk@namiori.example' }
  const desk = await openSignedInDesk({ role: 'editor', email: 'mio@example.jp', env })
  const { payload, user: author } = desk

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
    const { runDue } = await import('../src/content/editing/schedule/run-due.ts')
    await runDue(payload)
  }

  async function statusOf(id: number) {
    const doc = await payload.findByID({ collection: 'testimonials', id, locale: 'ja' })
    return [doc._status, doc.changedBy]
  }

  async function wordsFor(id: number): Promise<string[]> {
    const { plansFor } = await import('../src/content/editing/schedule/plans.ts')
    const { planWords } = await import('../src/content/editing/schedule/plan-words.ts')
    const plans = await plansFor(payload, { collection: 'testimonials', id })
    return plans.map((each) => planWords(each).ja)
  }

  /** What Today says in red about plans, in both languages; `null`: nothing. */
  async function onToday(user = author) {
    const { tasksOf } = await import('../src/screens/today/tasks.ts')
    const tasks = await tasksOf({ payload, user, now: new Date(), language: 'ja' })
    const task = tasks.find((each) => each.id === 'failed-plans')
    return task ? { lines: task.lines.map(({ words }) => words), note: task.note?.ja } : null
  }

  const write = (id: number, data: object) =>
    payload.update({ collection: 'testimonials', id, locale: 'ja', draft: true, data })

  return { ...desk, author, server, drafted, plan, runDue, statusOf, wordsFor, onToday, write }
}
