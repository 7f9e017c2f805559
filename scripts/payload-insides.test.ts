import { expect, test } from 'vitest'
import { files, textOf } from './testing/documents.ts'

const FOLDER = 'cms/src/base/payload-insides/'
const README = textOf(`${FOLDER}README.md`)

/** Code that only depends on Payload's insides. */
const LEANING = [
  // Payload's private files.
  /(?:payload|@payloadcms\/[\w-]+)\/dist/,
  // Payload's page: watched, or searched by its classes; ours begin with `desk`.
  /MutationObserver/,
  /(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(['"`][^'"`$]*\.(?!desk)[a-z]/,
  // Payload's database, or a global of the browser: replaced.
  /\b(?:adapter|client|database|db|drizzle|pool)\.\w+ = /,
  /globalThis\.[A-Z]\w+ = |\bIntl\.\w+ = |\.prototype\b/,
]

const SOURCES = files('ts', 'tsx').filter((file) => /^cms\/(?:src|server)\//.test(file))
const CODE = SOURCES.filter((file) => !/\.test\.tsx?$/.test(file))

test('code that depends on Payload’s insides is in one folder', () => {
  const leaning = CODE.filter((file) => LEANING.some((pattern) => pattern.test(textOf(file))))
  expect(leaning.filter((file) => !file.startsWith(FOLDER))).toEqual([])
  expect(leaning.length).toBeGreaterThan(8)
})

test('the folder says of each of its files what breaks it, and which test notices', () => {
  const parts = README.split(/^## /m).slice(1)
  const inside = CODE.filter((file) => file.startsWith(FOLDER))
  for (const file of inside) {
    const part = parts.find((text) => text.includes(`\`${file.slice(FOLDER.length)}\``))
    expect(part, file).toMatch(/\*\*Breaks when\*\*/)
    expect(part, file).toMatch(/\*\*Noticed by\*\*.*\.test\.ts`/s)
  }
})
