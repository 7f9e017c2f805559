import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { files, textOf } from './testing/documents.ts'

const WE_SAY = textOf('docs/plain-words.md').split(/^## /m)[2] ?? ''

/** The words that docs/plain-words.md has in bold in its table, in their usual forms. */
const FORBIDDEN = Array.from(WE_SAY.matchAll(/^\|.*/gm), ([row]) => row)
  .flatMap((row) => [...row.matchAll(/\*\*([^*]+)\*\*/g)])
  .map(([, word = '']) => ({ word, form: new RegExp(`\\b${word}(?:s|ed|ing)?\\b`, 'i') }))

/** What others or the database have named. */
const NOT_OURS = /^bench\/peers\/|\/migrations\/|payload-types\.ts$/

const EXPORT = /^export (?:async )?(?:const|function\*?|type|class) (\w+)/gm
const ENGLISH = /\ben:\s*('(?:[^'\\]|\\.)*'|"[^"]*"|`(?:[^`\\]|\\.)*`)/g

/**
 * Files with a forbidden word that is not replaced yet, or cannot be: the name of a stored file or column.
 * What no longer has it comes off this list.
 */
const LEFT: readonly string[] = [
  'backup/house.test.ts: house',
  'backup/house.ts: house',
  'cms/src/base/targets/target.ts: edition',
  'cms/src/content/kinds/collections/restaurant-facts.ts: house',
  'cms/src/desk/files/fault-words.ts: film',
  'cms/src/screens/menu/paste/told.test.ts: told',
  'cms/src/screens/new-document/new-words.ts: house',
  'e2e/support/house.ts: house',
  'e2e/support/proxy-program.ts: nobody',
  'e2e/support/test.ts: house',
]

/** Which of these texts of a file has a forbidden word, as `file: word`. */
function found(file: string, texts: readonly string[]): string[] {
  const words = FORBIDDEN.filter(({ form }) => texts.some((text) => form.test(text)))
  return words.map(({ word }) => `${file}: ${word}`)
}

/** A name as its words: `heldUp` and `held-up.ts` are both "held up". */
function inWords(name: string): string {
  return name.replace(/[-_.]/g, ' ').replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
}

test('names and English texts for staff are in plain words, except those on the list', () => {
  expect(FORBIDDEN.length).toBeGreaterThan(20)
  const sources = files('ts', 'tsx', 'mjs', 'css').filter((file) => !NOT_OURS.test(file))
  const inSources = sources.flatMap((file) => {
    const source = textOf(file)
    const names = [basename(file), ...Array.from(source.matchAll(EXPORT), ([, name = '']) => name)]
    const isForStaff = file.startsWith('cms/src/') && !file.includes('.test.')
    const texts = isForStaff ? Array.from(source.matchAll(ENGLISH), ([, text = '']) => text) : []
    return found(file, [...names.map(inWords), ...texts])
  })
  const inGuides = files('md')
    .filter((file) => file.startsWith('docs/desk/en/'))
    .flatMap((file) => found(file, [textOf(file)]))
  expect([...inSources, ...inGuides].sort()).toEqual(LEFT)
})
