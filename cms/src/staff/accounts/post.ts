import type * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'

const FAILED: Words = {
  en: 'This did not work. Please look whether you are online, and try again.',
  ja: '処理できませんでした。接続を確認して、もう一度お試しください。',
}

/**
 * Sends the desk a request about an account. Returns the answer, or a sentence with the reason it failed.
 * @param schema of the answer
 */
export async function post<Answer>(
  path: string,
  body: object,
  schema: v.GenericSchema<unknown, Answer>,
  i18n: { language: string },
): Promise<{ value: Answer } | { refusal: string }> {
  const answer = await askDesk(path, schema, { body, language: i18n.language })
  if (!('refusal' in answer)) return answer
  return { refusal: sentenceOf(answer.refusal) ?? say({ i18n }, FAILED) }
}
