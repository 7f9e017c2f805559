import { globSync, readFileSync } from 'node:fs'
import { coverage } from './statements.ts'

/**
 * `npm run conformance`: which statements of docs/conformance.md the tests name, read from the
 * titles in their sources, without running them. `npm test` asks the same of the tests that passed.
 */
const TESTS = '{contract,site,cms,demo,e2e,scripts}/**/*.test.{ts,tsx}'
/** Texts that begin with an id: titles, also those that a loop takes from a table. */
const TITLE = /(['"`])([A-Z]{3,4}-\d{2} (?:\\.|(?!\1)[\s\S])*)\1/g

const titles = globSync(TESTS, { exclude: (name) => /^(node_modules|\.next)$/.test(name) })
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)])
  .map(([, , title = '']) => title)
const { covered, total, lines } = coverage(titles)
console.log([...lines, `${'all'.padEnd(5)}${`${covered} / ${total}`.padStart(9)}`].join('\n'))
process.exitCode = covered === total ? 0 : 1
