import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import { say, type Words } from '../../base/words.ts'

const refusedSchema = v.object({ errors: v.array(v.object({ message: v.string() })) })

/** An answer without a body. */
export const NOTHING = v.undefined()

const FAILED: Words = {
  en: 'This did not work. Please look whether you are online, and try again.',
  ja: '処理できませんでした。接続を確認して、もう一度お試しください。',
}

/**
 * Asks the desk to do something to an account. Answers what it said, or why it did not, in a sentence.
 * @param schema what is answered; {@link NOTHING} where that is nothing
 */
export async function post<Answer>(
  path: string,
  body: object,
  schema: v.GenericSchema<unknown, Answer>,
  i18n: { language: string },
): Promise<{ value: Answer } | { refusal: string }> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify(body),
    })
    const said = parseJsonOnce(await answer.text())
    if (answer.ok) return { value: v.parse(schema, said) }
    const refused = v.safeParse(refusedSchema, said)
    const message = refused.success ? refused.output.errors[0]?.message : undefined
    return { refusal: message ?? say({ i18n }, FAILED) }
  } catch {
    return { refusal: say({ i18n }, FAILED) }
  }
}
