import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './environment.ts'

/** How far the titles of some tests cover the statements of docs/conformance.md. */
export type Coverage = {
  covered: number
  total: number
  /** One line a group, with the statements no title names. */
  lines: string[]
}

/** Compares test titles with the statements: a statement is covered when a title names its id. */
export function coverage(titles: readonly string[]): Coverage {
  const statements = [
    ...readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8').matchAll(/^- ([A-Z]+-\d{2}) /gm),
  ].map(([, id = '']) => id)
  const named = new Set(titles.flatMap(idsIn))
  const groups = Map.groupBy(statements, groupOf)
  const lines = [...groups].map(([group, ids]) => {
    const missing = ids.filter((id) => !named.has(id))
    const count = `${ids.length - missing.length} / ${ids.length}`
    const without = missing.length > 0 ? `  without a test: ${missing.join(' ')}` : ''
    return group.padEnd(5) + count.padStart(9) + without
  })
  const unknown = [...named].filter((id) => groups.has(groupOf(id)) && !statements.includes(id))
  if (unknown.length > 0) lines.push(`No statement has these ids: ${unknown.join(' ')}`)
  const covered = statements.filter((id) => named.has(id)).length
  return { covered, total: statements.length, lines }
}

/** The ids at the start of a title, up to its first other word. */
function idsIn(title: string): string[] {
  return /^(?:[A-Z]{3,4}-\d{2}[\s,]+)*/.exec(title)?.[0].match(/[A-Z]{3,4}-\d{2}/g) ?? []
}

function groupOf(id: string): string {
  return id.replace(/-\d+$/, '')
}
