import type { Payload } from 'payload'
import { isDemoName } from '../../content/demo-company.ts'
import { GLOBALS } from '../../content/globals/all.ts'
import type { Answers } from './answers.ts'
import { readAnswers } from './answers.ts'

/** The key under which the desk keeps what a company answered. */
const KEY = 'begin-answers'

/**
 * Whose company the desk holds: the demo's; the company's own of which nothing was ever published, so that
 * it can be undone; or the company's own.
 */
export type Beginning = 'demo' | 'begun' | 'own'

/** Whose company the desk holds. */
export async function beginningOf(payload: Payload): Promise<Beginning> {
  const company = await payload.findGlobal({
    slug: 'company',
    locale: 'all',
    depth: 0,
    select: { legalName: true, _status: true },
  })
  if (isDemoName(company.legalName)) return 'demo'
  if (company._status === 'published' || !(await payload.kv.has(KEY))) return 'own'
  return (await isPublished(payload)) ? 'own' : 'begun'
}

async function isPublished(payload: Payload): Promise<boolean> {
  for (const { slug } of Object.values(GLOBALS)) {
    const doc = await payload.findGlobal({ slug, depth: 0, select: {} })
    if (Reflect.get(doc, '_status') === 'published') return true
  }
  for (const collection of ['restaurants', 'solutions', 'testimonials'] as const) {
    const where = { _status: { equals: 'published' } }
    if ((await payload.count({ collection, where })).totalDocs > 0) return true
  }
  return false
}

/** What was answered last, to fill in again; `null` where nothing was. */
export async function lastAnswers(payload: Payload): Promise<Answers | null> {
  return readAnswers(await payload.kv.get(KEY)).answers ?? null
}

/** Keeps what was answered. */
export async function keepAnswers(payload: Payload, answers: Answers): Promise<void> {
  await payload.kv.set(KEY, answers)
}
