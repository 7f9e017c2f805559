import type { TestOutcome } from '../testing/outcomes.ts'
import { type NamedTest, rowsOfCsv } from './evidence.ts'

/** A success criterion of WCAG 2.2 at level A or AA, or the one that JIS X 8341-3:2016 alone still has. */
export type Criterion = {
  number: string
  level: string
  /** The version of WCAG that brought it; JIS X 8341-3:2016 has those of 2.0. */
  since: string
  meaning: string
  tests: readonly NamedTest[]
  /** Why the site has nothing that it is about; else empty. */
  absent: string
  /** What a person must still judge; else empty. */
  judge: string
  /** Who judged it and when; both empty until then. */
  by: string
  day: string
}

/** The criteria of docs/accessibility.csv, in its order. */
export function criteria(): Criterion[] {
  return rowsOfCsv('docs/accessibility.csv').map((row) => {
    const { number = '', level = '', since = '', meaning = '', absent = '', judge = '' } = row
    const { tests = '', by = '', day = '' } = row
    return { number, level, since, meaning, absent, judge, by, day, tests: testsOf(tests) }
  })
}

/** What a run says of a criterion's tests, in few words: `8 tests passed`. */
export function resultOf({ tests, absent }: Criterion, outcomes: readonly TestOutcome[]): string {
  if (absent && tests.length === 0) return 'does not apply'
  if (tests.length === 0) return 'no test'
  const found = tests.map((named) => outcomes.filter((outcome) => isOf(outcome, named)))
  const all = found.flat()
  const bad = all.filter(({ outcome }) => outcome !== 'proved')
  if (bad.length > 0) return `${bad.length} of ${all.length} tests did not pass`
  if (found.some(({ length }) => length === 0)) return 'not all its tests were run'
  return `${all.length} ${all.length === 1 ? 'test' : 'tests'} passed`
}

/** Whether a result is of this test, or of a question about every page: these say the window's width. */
function isOf({ title }: TestOutcome, named: NamedTest): boolean {
  const parts = named.title.split(/\$\{[^}]*\}/).map(escaped)
  return new RegExp(`^${parts.join('.+')}(?:, in a window of \\d+ px)?$`).test(title)
}

function testsOf(cell: string): NamedTest[] {
  const named = cell === '' ? [] : cell.split(' + ')
  return named.map((each) => {
    const [file = '', ...title] = each.split(': ')
    return { file, title: title.join(': ') }
  })
}

/** A text as a pattern that finds just it. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
