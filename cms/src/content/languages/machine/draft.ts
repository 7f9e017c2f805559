import type { Payload } from 'payload'
import type { Translator } from '../../../base/translator-settings.ts'
import { plain } from '../translations/gaps.ts'
import type { Asked } from './asked.ts'
import { translateByChat } from './chat.ts'
import { problemOf } from './checked.ts'
import { translateByDeepl } from './deepl.ts'
import type { Outcome } from './problems.ts'
import { termsIn } from './terms.ts'

/** Has the service draft the translation of a text, in the company's own words. */
export async function draftOf(
  payload: Payload,
  translator: Translator,
  text: Omit<Asked, 'terms'>,
): Promise<Outcome<string>> {
  const asked: Asked = { ...text, terms: await termsIn(payload, text) }
  const translate = translator.shape === 'chat' ? translateByChat : translateByDeepl
  const { problem, result } = await translate(translator, asked)
  if (problem) return { problem }
  const draft = plain(result)
  const own = problemOf(draft, asked)
  return own ? { problem: own } : { result: draft }
}
