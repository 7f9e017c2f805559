import { basename } from 'node:path'
import { expect, test } from 'vitest'
import {
  commentsOf,
  files,
  headingsOf,
  isThere,
  leads,
  linksOf,
  listedIds,
  pathsOf,
  textOf,
} from './testing/documents.ts'
import { listedStatements } from './testing/statements.ts'

const DOCUMENTS = files('md')
const SOURCES = files('ts', 'tsx', 'mjs')
const DECISIONS = DOCUMENTS.filter((file) => /^docs\/decisions\/\d{3}-/.test(file))
const READINGS = listedIds('docs/readings.md')
const HOSTILE_INPUTS = listedIds('docs/hostile-inputs.md')

/** Every comment, with its file. */
const COMMENTS = [...SOURCES, ...files('css')].flatMap((file) =>
  commentsOf(textOf(file)).map((text) => ({ file, text })),
)

/** Every comment and every document, with its file. */
const PROSE = [...COMMENTS, ...DOCUMENTS.map((file) => ({ file, text: textOf(file) }))]

/** What the prose cites that `known` does not have, as `file: id`. */
function unknown(pattern: RegExp, known: readonly string[]): string[] {
  const ids = new Set(known)
  return PROSE.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([whole, id = whole]) => id)
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: ${id}`),
  )
}

test('every reading that is cited is in docs/readings.md', () => {
  expect(READINGS.length).toBeGreaterThan(40)
  expect(unknown(/\bA\d{1,2}[a-z]?\b/g, READINGS)).toEqual([])
})

test('every hostile input that is cited is in docs/hostile-inputs.md', () => {
  expect(HOSTILE_INPUTS.length).toBeGreaterThan(160)
  expect(unknown(/\b[EPMHJILVX]\d{2}\b/g, HOSTILE_INPUTS)).toEqual([])
})

test('every statement that is cited is in docs/conformance.md', () => {
  expect(unknown(/\b(?!UTF)[A-Z]{3,4}-\d{2}\b/g, listedStatements())).toEqual([])
})

test('every decision that is cited exists', () => {
  const numbers = DECISIONS.map((file) => basename(file).slice(0, 3))
  expect(unknown(/(?<=\bdecisions?[ /](?:\d{3}(?:, | and | or ))*)\d{3}\b/gi, numbers)).toEqual([])
})

test('no id stands for two readings or two hostile inputs', () => {
  for (const ids of [READINGS, HOSTILE_INPUTS]) expect(ids).toEqual([...new Set(ids)])
})

test('the hostile inputs that are listed are those that tests try', () => {
  const tests = SOURCES.filter((file) => /\.test\.tsx?$/.test(file)).map(textOf)
  const tried = tests
    .flatMap((text) => text.match(/\bproves\([^)]*\)/g) ?? [])
    .flatMap((call) => call.match(/\b[EPMHJILVX]\d{2}\b/g) ?? [])
  expect([...new Set(tried)].sort()).toEqual(HOSTILE_INPUTS.toSorted())
})

test('a section sign belongs to a standard everyone can read', () => {
  const others = PROSE.filter(({ text }) => /(?<!RFC \d+ )§/.test(text))
  expect(others.map(({ file }) => file)).toEqual([])
})

/** A document under docs/, or the README of a folder, as comments name them: from the root. */
const NAMED = /(?<![\w./-])(?:docs\/[\w/-]+|(?:[\w-]+\/)+README)\.md(?:#[\w-]+)?/g

test('every link of a document, and every document a comment names, leads somewhere', () => {
  const links = DOCUMENTS.flatMap((file) => linksOf(file).map((target) => ({ file, target })))
  const named = COMMENTS.flatMap(({ file, text }) =>
    (text.match(NAMED) ?? []).map((target) => ({ file, target })),
  )
  expect([...links, ...named].filter(({ target }) => !leads(target))).toEqual([])
})

test('every path that a guide or a README names exists', () => {
  // Decisions, results and the changelog describe the day they were written.
  const lasting = DOCUMENTS.filter(
    (file) => !DECISIONS.includes(file) && !/^(?:docs\/performance|CHANGELOG)\.md$/.test(file),
  )
  const missing = lasting.flatMap((file) =>
    pathsOf(file)
      .filter((path) => !isThere(path, file))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('the index of decisions lists each by its number and title', () => {
  const rows = textOf('docs/decisions/README.md').match(/^\| \d{3} .*$/gm) ?? []
  expect(rows.map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual(
    DECISIONS.map((file) => {
      const [, number, title] = /^# (\d{3}) (.+)$/m.exec(textOf(file)) ?? []
      return `| ${number} | [${title}](${basename(file)})`
    }),
  )
})

test('the README fits on two screens', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})

test('every npm command of the root is explained in scripts/README.md, and no other', () => {
  const cells = textOf('scripts/README.md').match(/^\| `npm [^|]*/gm) ?? []
  const commands = cells.flatMap((cell) => [...cell.matchAll(/`npm (?:run )?([^`]+)`/g)])
  const explained = commands
    .map(([, command = '']) => command)
    .filter((command) => !command.includes(' -w '))
    .map((command) => command.split(' ')[0])
  expect(explained.sort()).toEqual(Object.keys(JSON.parse(textOf('package.json')).scripts).sort())
})

test('a heading is found under the address it has on the web', () => {
  expect(headingsOf('docs/house.md')).toContain('content-from-an-api-host')
  expect([leads('docs/house.md#settings'), leads('docs/house.md#no-such-heading')]).toEqual([
    true,
    false,
  ])
})

test('every test has a title', () => {
  const untitled = /(?:\b(?:test|describe)(?:\.\w+)*|\])\)?\(\s*(?:''|""|``),/
  expect(SOURCES.filter((file) => untitled.test(textOf(file)))).toEqual([])
})
