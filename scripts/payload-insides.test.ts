import { expect, test } from 'vitest'
import { files, textOf } from './testing/documents.ts'

const FOLDER = 'cms/src/base/payload-insides/'
const README = textOf(`${FOLDER}README.md`)

/** What only what leans on Payload's insides does. */
const LEANING = [
  // Its files that are not for others.
  /(?:payload|@payloadcms\/[\w-]+)\/dist/,
  // Its page: watched, or searched by its classes; ours begin with `desk`.
  /MutationObserver/,
  /(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(['"`][^'"`$]*\.(?!desk)[a-z]/,
  // Its database, or what everybody has of the browser: put in place of what was there.
  /\b(?:adapter|client|database|db|drizzle|pool)\.\w+ = /,
  /globalThis\.[A-Z]\w+ = |\bIntl\.\w+ = |\.prototype\b/,
]

const SOURCES = files('ts', 'tsx').filter((file) => /^cms\/(?:src|server)\//.test(file))
const CODE = SOURCES.filter((file) => !/\.test\.tsx?$/.test(file))

test('what leans on Payload’s insides stands in one folder', () => {
  const leaning = CODE.filter((file) => LEANING.some((pattern) => pattern.test(textOf(file))))
  expect(leaning.filter((file) => !file.startsWith(FOLDER))).toEqual([])
  expect(leaning.length).toBeGreaterThan(8)
})

test('of each of its files the folder says what breaks it, and which test notices', () => {
  const parts = README.split(/^## /m).slice(1)
  const inside = CODE.filter((file) => file.startsWith(FOLDER))
  for (const file of inside) {
    const part = parts.find((text) => text.includes(`\`${file.slice(FOLDER.length)}\``))
    expect(part, file).toMatch(/\*\*Breaks when\*\*/)
    expect(part, file).toMatch(/\*\*Noticed by\*\*.*\.test\.ts`/s)
  }
})
