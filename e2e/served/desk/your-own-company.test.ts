import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../support/folders.ts'

test.each([
  ['your-own-company.md', 'en', /\*\*(.+?)\*\*/g],
  ['your-own-company.ja.md', 'ja', /「(.+?)」/g],
])('%s names screens and buttons as the desk does', async (guide, language, names) => {
  const text = await readFile(join(ROOT, 'docs/guides', guide), 'utf8')
  const desk = await wordsOfDesk()
  const named = [...text.matchAll(names)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((name) => !desk.has(`${language}: '${name}'`))).toEqual([])
})

/** Every text of the desk's own screens, as its source writes it. */
async function wordsOfDesk(): Promise<ReadonlySet<string>> {
  const files = globSync(
    join(ROOT, 'cms/src/{base,content,screens,desk,publish,inbox}/**/*.{ts,tsx}'),
  )
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Set(sources.flatMap((source) => source.match(/\b(?:en|ja): '[^'\n]+'/g) ?? []))
}
