import { globSync, readFileSync } from 'node:fs'

/**
 * Compares the statements of docs/conformance.md with the titles of the tests: a statement is
 * covered when its id stands in the title of at least one test. Prints covered / total by group
 * and what is missing; ends with exit code 1 unless everything is covered.
 */
const STATEMENT = /^- ([A-Z]+-\d{2}) /gm
const TESTS = '{contract,site,cms,demo,e2e,scripts}/**/*.test.{ts,tsx}'
/** The title of `test('…')`, `it('…')` and their `.each` forms, in any quotes. */
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

const statements = [...readFileSync('docs/conformance.md', 'utf8').matchAll(STATEMENT)].map(
  ([, id = '']) => id,
)
const covered = new Set(
  globSync(TESTS, { exclude: (name) => name === 'node_modules' || name === '.next' })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)])
    .flatMap(([, , title = '']) => idsIn(title)),
)
const groups = Map.groupBy(statements, (id) => id.replace(/-\d+$/, ''))

for (const [group, ids] of groups) {
  const missing = ids.filter((id) => !covered.has(id))
  const count = `${ids.length - missing.length} / ${ids.length}`
  console.log(
    `${group.padEnd(5)}${count.padStart(8)}${missing.length ? `  without a test: ${missing.join(' ')}` : ''}`,
  )
}
const total = statements.filter((id) => covered.has(id)).length
console.log(`all  ${`${total} / ${statements.length}`.padStart(8)}`)
const unknown = [...covered].filter(
  (id) => groups.has(id.replace(/-\d+$/, '')) && !statements.includes(id),
)
if (unknown.length > 0) console.log(`Ids no statement has: ${unknown.join(' ')}`)
process.exitCode = total === statements.length && unknown.length === 0 ? 0 : 1

/** The ids in a title; `HDR-02..05` and `HDR-02…05` name a run of them. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]{3,4})-(\d{2})(?:(?:\.\.|…)(\d{2}))?/g)].flatMap(
    ([, group = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, i) => `${group}-${String(Number(first) + i).padStart(2, '0')}`,
      ),
  )
}
