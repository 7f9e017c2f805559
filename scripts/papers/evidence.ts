import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../environment.ts'
import { textOf } from '../testing/documents.ts'

/** A test that a paper names: its file from the root, and its title as the source has it. */
export type NamedTest = { file: string; title: string }

/** Whether a file has a test, or a question about every page, of exactly this title. */
export function hasTest({ file, title }: NamedTest): boolean {
  if (!existsSync(join(ROOT, file))) return false
  const text = textOf(file)
  return ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
}

/** The tests in the tables of a document: `path`, a colon and the title, the next one behind `<br>`. */
export function testsNamedIn(document: string): NamedTest[] {
  const named = textOf(document).matchAll(/`([\w./-]+\.tsx?)`: (.+?)(?=<br>| \|)/g)
  return [...named].map(([, file = '', title = '']) => ({ file, title }))
}

/** A row of a CSV file: each cell under its heading. */
type Row = Record<string, string>

/** The rows of a CSV file. No cell has a line break. */
export function rowsOfCsv(document: string): Row[] {
  const [headings = [], ...rows] = textOf(document)
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )
  return rows.map((cells) =>
    Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])),
  )
}
