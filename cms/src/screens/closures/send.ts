import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { type Saved, type Saving, savedSchema } from './closure.ts'

/** What the desk answered: saved, refused with a sentence, or `null` where it could not be reached. */
export type Answer = { saved: Saved } | { refused: string } | null

/** Sends a save to the desk. */
export async function send(api: string, saving: Saving): Promise<Answer> {
  const answer = await askDesk(`${api}/closures`, savedSchema, { body: saving })
  if (answer.value) return { saved: answer.value }
  const refused = sentenceOf(answer.refusal)
  return refused === null ? null : { refused }
}
