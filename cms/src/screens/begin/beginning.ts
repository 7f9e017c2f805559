import type { Payload } from 'payload'
import { isDemoName } from '../../content/kinds/demo-company.ts'
import { ON_THE_SITE, writtenIn } from '../../content/kinds/written.ts'
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
  const written = await writtenIn(payload, ON_THE_SITE)
  if (written === 'nothing') return 'empty'
  return written === 'drafts' && (await payload.kv.has(KEY)) ? 'begun' : 'own'
}

/** What was answered last, to fill in again; `null` where nothing was. */
export async function lastAnswers(payload: Payload): Promise<Answers | null> {
  return readAnswers(await payload.kv.get(KEY)).answers ?? null
}

/** Keeps what was answered. */
export async function keepAnswers(payload: Payload, answers: Answers): Promise<void> {
  await payload.kv.set(KEY, answers)
}

/** Forgets what was answered, once there is no way back to the demo. */
export async function forgetAnswers(payload: Payload): Promise<void> {
  await payload.kv.delete(KEY)
}
