import * as v from 'valibot'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import {
  type Change,
  clashedSchema,
  type Refused,
  refusedIn,
  type Saved,
  savedSchema,
} from '../../content/editing/form/form.ts'
import { call } from '../../shell/call.ts'
import { notify } from '../../shell/notices.ts'

/** `isLeaving`: the page goes away, and the save must outlive it. */
export type SaveOptions = { isAutosave: boolean; isLeaving?: boolean }

/** Why nothing is saved: `gone` is the document, `outdated` the page, which finds what was typed once loaded again. */
export type Obstacle = 'cut-off' | 'signed-out' | 'gone' | 'outdated'

/** What became of a save. */
export type Sent =
  | { is: 'saved'; saved: Saved }
  | ({ is: 'clash' } & v.InferOutput<typeof clashedSchema>)
  | { is: 'refused'; refused: Refused[] }
  | { is: Obstacle }

/** Sends changes to the desk. */
export type Send = (changes: readonly Change[], options: SaveOptions) => Promise<Sent>

/** What a browser sends for a page that is gone, in bytes; of the rest it sends nothing. */
const OUTLIVES = 60_000

/**
 * @param place the document below `/api`
 * @param account whose texts these are: to anybody else's session the desk answers as to nobody's
 */
export function sendTo(place: string, account: string | number): Send {
  return async (changes, { isAutosave, isLeaving = false }) => {
    const body = { account, changes }
    const keepalive = isLeaving && new Blob([JSON.stringify(body)]).size < OUTLIVES
    const path = `/api/${place}/changes${isAutosave ? '?autosave=true' : ''}`
    const { value: saved, ...refused } = await call(path, savedSchema, { body, keepalive })
    return saved ? { is: 'saved', saved } : refusalOf(refused)
  }
}

function refusalOf({ status = 0, refusal }: { status?: number; refusal?: unknown }): Sent {
  if (status === 401) return { is: 'signed-out' }
  if (status === 404) return { is: 'gone' }
  if (status === 412) return { is: 'outdated' }
  if (status === 0 || status === 429 || status >= 500) return { is: 'cut-off' }
  const clashed = v.safeParse(clashedSchema, refusal)
  if (clashed.success) return { is: 'clash', ...clashed.output }
  const refused = refusedIn(refusal)
  const sentence = sentenceOf(refusal)
  // What no field can say.
  if (sentence && refused.length === 0) notify(sentence, { kind: 'refused' })
  return { is: 'refused', refused }
}
