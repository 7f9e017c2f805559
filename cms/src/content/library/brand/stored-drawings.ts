import { log } from '@noren/kit/process/log'
import type { Payload } from 'payload'
import { drawnMark } from './mark.ts'
import { DRAWN_FIELDS, type DrawnField } from './mark-shape.ts'

type Marks = { readonly [Field in DrawnField]?: unknown }

/**
 * Draws the marks that earlier versions stored as drawings, in all versions, as they were shown: with their
 * margin. One that cannot be drawn stays as it is, so that it is held back, and Today names it.
 */
export async function drawStoredMarks(payload: Payload): Promise<void> {
  const known = new Map<string, string | null>()
  const global = 'brand'
  const changed = await drawn(await payload.findGlobal({ slug: global, depth: 0 }), known)
  if (changed) await payload.db.updateGlobal({ slug: global, data: changed })
  const { docs } = await payload.findGlobalVersions({ slug: global, depth: 0, pagination: false })
  for (const { id, version } of docs) {
    const marks = await drawn(version, known)
    const versionData = { version: { ...version, ...marks }, updatedAt: version.updatedAt ?? '' }
    if (marks) await payload.db.updateGlobalVersion({ global, id, versionData })
  }
}

/** The marks of a document that are drawings, drawn; `null` where there are none. */
async function drawn(
  doc: Marks,
  known: Map<string, string | null>,
): Promise<{ [Field in DrawnField]?: string } | null> {
  const marks: { [Field in DrawnField]?: string } = {}
  for (const field of ['mark', 'wordmark'] as const) {
    const text = doc[field]
    if (typeof text !== 'string' || !text.startsWith('<')) continue
    if (!known.has(text)) known.set(text, await drawing(text, field))
    const mark = known.get(text)
    if (mark) marks[field] = mark
  }
  return Object.keys(marks).length > 0 ? marks : null
}

async function drawing(text: string, field: DrawnField): Promise<string | null> {
  const made = await drawnMark(text, DRAWN_FIELDS[field], false)
  if ('mark' in made) return made.mark
  log('warn', 'a stored mark cannot be drawn, please choose another', { field, why: made.refusal })
  return null
}
