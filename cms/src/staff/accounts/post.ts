import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'

const refusedSchema = v.object({ errors: v.array(v.object({ message: v.string() })) })

const FAILED: Words = {
  en: 'This did not work. Please look whether you are online, and try again.',
  ja: '処理できませんでした。接続を確認して、もう一度お試しください。',
}

/**
 * Asks the desk to do something to an account. Answers what it said, or why it did not, in a sentence.
 * @param schema what is answered
 */
export async function post<Answer>(
  path: string,
  body: object,
  schema: v.GenericSchema<unknown, Answer>,
  i18n: { language: string },
): Promise<{ value: Answer } | { refusal: string }> {
  const answer = await askDesk(path, schema, { body, language: i18n.language })
  if (!('refusal' in answer)) return answer
  const refused = v.safeParse(refusedSchema, answer.refusal)
  const message = refused.success ? refused.output.errors[0]?.message : undefined
  return { refusal: message ?? say({ i18n }, FAILED) }
}
