import * as v from 'valibot'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import {
  type Change,
  type Clash,
  clashedSchema,
  type Refused,
  refusedSchema,
  type Saved,
  savedSchema,
  type Values,
} from '../../content/editing/form/form.ts'
import { call } from '../../shell/call.ts'
import type { SaveOptions } from './draft.ts'

/** What became of a save. */
export type Sent =
  | { is: 'saved'; saved: Saved }
  | { is: 'clash'; by: string | null; clashes: Clash[]; values: Values }
  | { is: 'refused'; refused: Refused[]; reason: string | null }
  | { is: 'cut-off' | 'signed-out' | 'gone' | 'outdated' }

/** Sends changes to the desk. */
export type Send = (changes: readonly Change[], options: SaveOptions) => Promise<Sent>

const atFields = v.object({
  errors: v.array(v.object({ data: v.object({ errors: v.array(refusedSchema) }) })),
})

/** What a browser sends for a page that is gone, in bytes; of the rest it sends nothing. */
const OUTLIVES = 60_000

const meSchema = v.object({
  user: v.nullish(v.object({ id: v.union([v.string(), v.number()]) })),
})

/**
 * @param place the document below `/api`
 * @param account whose texts these are: once signed out, nothing is sent as anybody else
 */
export function sendTo(place: string, account: string | number): Send {
  let isOut = false
  return async (changes, { isAutosave, isLeaving = false }) => {
    if (isOut) {
      const { value, status } = await call('/api/users/me', meSchema)
      if (!value) return refusalOf(status, null)
      if (value.user?.id !== account) return { is: 'signed-out' }
    }
    const body = { changes }
    const keepalive = isLeaving && new Blob([JSON.stringify(body)]).size < OUTLIVES
    const path = `/api/${place}/changes${isAutosave ? '?autosave=true' : ''}`
    const answer = await call(path, savedSchema, { body, keepalive })
    isOut = answer.status === 401
    return answer.value
      ? { is: 'saved', saved: answer.value }
      : refusalOf(answer.status, answer.refusal)
  }
}

function refusalOf(status: number, refusal: unknown): Sent {
  const clashed = v.safeParse(clashedSchema, refusal)
  if (status === 409 && clashed.success) return { is: 'clash', ...clashed.output }
  if (status === 401) return { is: 'signed-out' }
  if (status === 404) return { is: 'gone' }
  if (status === 412) return { is: 'outdated' }
  if (status < 400 || status === 429 || status >= 500) return { is: 'cut-off' }
  const read = v.safeParse(atFields, refusal)
  const refused = read.success ? read.output.errors.flatMap(({ data }) => data.errors) : []
  return { is: 'refused', refused, reason: refused.length > 0 ? null : sentenceOf(refusal) }
}
