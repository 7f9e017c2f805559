import * as v from 'valibot'
import type { Translator } from '../../../base/translator-settings.ts'
import { askService } from './ask-service.ts'
import { type Asked, patternOf, type Term } from './asked.ts'
import { bracesOf } from './checked.ts'
import type { Outcome } from './problems.ts'

/** How many texts one call may bring. */
const MOST = 50

const answerSchema = v.object({ translations: v.array(v.object({ text: v.string() })) })

/** Has a service of DeepL's shape translate a text, line by line, so that its line breaks stay. */
export async function translateByDeepl(
  translator: Translator,
  { text, from, to, terms }: Asked,
): Promise<Outcome<string>> {
  const lines = text.split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const drafts: string[] = []
  for (let start = 0; start < written.length; start += MOST) {
    const some = written.slice(start, start + MOST)
    const { problem, result } = await askService(translator, {
      authorization: `DeepL-Auth-Key ${translator.key}`,
      body: {
        text: some.map((line) => withKept(line, terms)),
        source_lang: from.toUpperCase(),
        // English without a country is none of its targets.
        target_lang: to === 'en' ? 'EN-GB' : to.toUpperCase(),
        tag_handling: 'xml',
        ignore_tags: ['keep'],
        ...(lines.length > 1 && { context: text }),
      },
    })
    if (problem) return { problem }
    const answer = v.safeParse(answerSchema, result)
    if (!answer.success || answer.output.translations.length !== some.length)
      return { problem: 'unreadable' }
    drafts.push(...answer.output.translations.map((each) => withoutKept(each.text)))
  }
  return { result: lines.map((line) => (line.trim() && drafts.shift()) || '').join('\n') }
}

/** A line as XML: the company's words already in the other language, these and braces marked as to be kept. */
function withKept(line: string, terms: readonly Term[]): string {
  const kept = new Map([
    ...bracesOf(line).map((each) => [each, each] as const),
    ...terms.map(({ source, target }) => [source, target] as const),
  ])
  if (kept.size === 0) return escaped(line)
  return line
    .split(new RegExp(`(${[...kept.keys()].map(patternOf).join('|')})`, 'u'))
    .map((piece) => {
      const target = kept.get(piece)
      return target === undefined ? escaped(piece) : `<keep>${escaped(target)}</keep>`
    })
    .join('')
}

function withoutKept(xml: string): string {
  return xml
    .replace(/<\/?keep>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
