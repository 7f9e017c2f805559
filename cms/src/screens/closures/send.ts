import * as v from 'valibot'
import { type Saved, type Saving, savedSchema } from './closure.ts'

/** What the desk answers where it saved nothing. */
const refusedSchema = v.object({
  errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()),
})

/** What the desk answered: saved, refused with a sentence, or `null` where it could not be reached. */
export type Answer = { saved: Saved } | { refused: string } | null

/** Sends a save to the desk. */
export async function send(api: string, saving: Saving): Promise<Answer> {
  try {
    const answer = await fetch(`${api}/closures`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(saving),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { saved: v.parse(savedSchema, body) }
    return { refused: v.parse(refusedSchema, body).errors[0].message }
  } catch {
    return null
  }
}
