import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../environment.ts'
import type { TestOutcome } from './outcomes.ts'

/** The id of a statement; those of hostile inputs have no hyphen. */
const STATEMENT = /^[A-Z]{3,4}-\d{2}$/

/** How far a run of tests proves the statements of docs/conformance.md. */
type Coverage = {
  proved: number
  total: number
  /** One line a group, with the statements that are not proved. */
  lines: string[]
  /** The problems of the list, or of the ids that tests name. */
  faults: string[]
}

/** The ids of docs/conformance.md, in its order. */
export function listedStatements(): string[] {
  const text = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')
  return [...text.matchAll(/^- ([A-Z]+-\d{2}) /gm)].map(([, id = '']) => id)
}

/**
 * Compares what tests proved with the statements. One that failed, was skipped or passed only when tried
 * again withdraws its statements, whatever other tests prove.
 */
export function coverage(
  statements: readonly string[],
  tests: readonly Pick<TestOutcome, 'title' | 'proves' | 'outcome'>[],
): Coverage {
  const claims = tests.flatMap(({ title, proves, outcome }) =>
    proves.filter((id) => STATEMENT.test(id)).map((id) => ({ id, title, outcome })),
  )
  const proofs = Map.groupBy(claims, ({ id }) => id)
  const isProved = (id: string) =>
    proofs.get(id)?.every(({ outcome }) => outcome === 'proved') ?? false
  const lines = [...Map.groupBy(statements, groupOf)].map(([group, ids]) => {
    const missing = ids.filter((id) => !isProved(id))
    const counted = `${ids.length - missing.length} / ${ids.length}`
    const without = missing.length > 0 ? `  not proved: ${missing.join(' ')}` : ''
    return group.padEnd(5) + counted.padStart(9) + without
  })
  const listed = new Set(statements)
  const unknown = claims.filter(({ id }) => !listed.has(id))
  return {
    proved: statements.filter(isProved).length,
    total: statements.length,
    lines,
    faults: [
      ...doubled(statements).map((id) => `${id} stands twice in docs/conformance.md`),
      ...unknown.map(({ id, title }) => `docs/conformance.md has no ${id}: "${title}"`),
      ...tests
        .filter(({ title }) => STATEMENT.test(title.split(/[\s,]/)[0] ?? ''))
        .map(({ title }) => `Ids belong into proves(…), not into the title: "${title}"`),
    ],
  }
}

function doubled(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

function groupOf(id: string): string {
  return id.replace(/-\d+$/, '')
}
