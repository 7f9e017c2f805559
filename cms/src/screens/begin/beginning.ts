import type { Payload } from 'payload'
import { isDemoName } from '../../content/demo-company.ts'
import { GLOBALS } from '../../content/globals/all.ts'
import { LIST_SLUGS } from '../../content/source.ts'
import type { Answers } from './answers.ts'
import { readAnswers } from './answers.ts'

/** The key under which the desk keeps what a company answered. */
const KEY = 'begin-answers'

/**
 * Whose company the desk holds: nobody's; the demo's; the company's own of which nothing was ever published,
 * so that it can be undone; or the company's own.
 */
export type Beginning = 'empty' | 'demo' | 'begun' | 'own'

/** Whose company the desk holds. */
export async function beginningOf(payload: Payload): Promise<Beginning> {
  const company = await payload.findGlobal({
    slug: 'company',
    locale: 'all',
    depth: 0,
    select: { legalName: true, _status: true },
  })
  if (isDemoName(company.legalName)) return 'demo'
  if (company._status === 'published') return 'own'
  const written = await writtenIn(payload)
  if (written.length === 0) return 'empty'
  const isBegun = (await payload.kv.has(KEY)) && !written.includes('published')
  return isBegun ? 'begun' : 'own'
}

/** The states of all documents: published, or drafts that never were. */
async function writtenIn(payload: Payload): Promise<('draft' | 'published')[]> {
  const states: ('draft' | 'published')[] = []
  for (const { slug } of Object.values(GLOBALS)) {
    const published = await payload.findGlobal({ slug, depth: 0, select: {} })
    if (Reflect.get(published, '_status') === 'published') states.push('published')
    else if ((await payload.countGlobalVersions({ global: slug })).totalDocs > 0)
      states.push('draft')
  }
  for (const collection of LIST_SLUGS) {
    for (const state of ['draft', 'published'] as const) {
      const where = { _status: { equals: state } }
      const { totalDocs } = await payload.count({ collection, where, trash: true })
      if (totalDocs > 0) states.push(state)
    }
  }
  return states
}

/** What was answered last, to fill in again; `null` where nothing was. */
export async function lastAnswers(payload: Payload): Promise<Answers | null> {
  return readAnswers(await payload.kv.get(KEY)).answers ?? null
}

/** Keeps what was answered. */
export async function keepAnswers(payload: Payload, answers: Answers): Promise<void> {
  await payload.kv.set(KEY, answers)
}
