import * as v from 'valibot'
import type { Saving } from './closure.ts'
import { refusedSchema, type Saved, savedSchema } from './saved.ts'

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
