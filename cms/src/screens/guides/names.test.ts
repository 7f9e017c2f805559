import { globSync, readFileSync } from 'node:fs'
import { en } from '@payloadcms/translations/languages/en'
import { ja } from '@payloadcms/translations/languages/ja'
import { expect, test } from 'vitest'
import type { DeskLanguage } from '../../base/words.ts'
import { english } from '../../desk/language/english.ts'
import { japanese } from '../../desk/language/japanese.ts'
import { GUIDES } from './guides.ts'

/** How a guide writes what stands on a button, a link, a field or a screen. */
const NAME: Record<DeskLanguage, RegExp> = { ja: /「([^」]+)」/g, en: /\*\*([^*]+)\*\*/g }

/** Names of people, and words inside sentences of the site. A single character is always an example. */
const EXAMPLES = [
  ...['高橋', '髙橋', '営業中', '未確認', '当面の間'],
  ...['飲み放題 90分', '+1,100円', 'Unicodeテキスト'],
]

/** The texts of our own screens and of the contract, and Payload's as the desk shows them. */
const SOURCE = globSync(['{cms,contract}/src/**/*.{ts,tsx}'])
  .filter((file) => !/\.test\.|\/(?:migrations|demo|language)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const PAYLOADS: Record<DeskLanguage, readonly string[]> = {
  ja: wordsOf(ja.translations, japanese),
  en: wordsOf(en.translations, english),
}

function wordsOf(theirs: object, ours: object): string[] {
  return [...new Map([...leaves(theirs), ...leaves(ours)]).values()]
}

function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => leaves(below, `${path}/${key}`))
}

/** How much of a text with gaps must be words, so that it does not fit every name. */
const LEAST = 3

/** A text in which the desk puts names and numbers: `{{label}}を追加`, `${ja}だけ公開`. */
function fits(text: string, name: string): boolean {
  const parts = text.split(/\$\{[^}]*\}|\{\{\w+\}\}/)
  if (parts.length < 2 || parts.join('').length < LEAST) return false
  let from = 0
  for (const part of parts) {
    const at = name.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return name.startsWith(parts[0] ?? '') && name.endsWith(parts.at(-1) ?? '')
}

const TEMPLATES = [...SOURCE.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, text = '']) => text)

/** Whether a text of the desk is this name, whole. */
function isSaid(name: string, language: DeskLanguage): boolean {
  return (
    ["'", '"', '`'].some((quote) => SOURCE.includes(quote + name + quote)) ||
    PAYLOADS[language].includes(name) ||
    [...TEMPLATES, ...PAYLOADS[language]].some((text) => fits(text, name))
  )
}

/** The names in the guides of a language that nothing on the desk has, each with its line. */
function unknownIn(language: DeskLanguage): string[] {
  return GUIDES.flatMap(({ name: guide }) => {
    const file = `docs/desk/${language}/${guide}.md`
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      [...line.matchAll(NAME[language])]
        .map(([, name = '']) => name)
        .filter((name) => [...name].length > 1 && !EXAMPLES.includes(name))
        .filter((name) => !isSaid(name, language))
        .map((name) => `${file}:${index + 1} ${name}`),
    )
  })
}

test('every name in a guide stands on the desk; a renamed button is renamed in its guide too', () => {
  expect(
    [...unknownIn('ja'), ...unknownIn('en')],
    'These lines of the guides name something that no text of the desk says',
  ).toEqual([])
})
