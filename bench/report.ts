import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/environment.ts'
import type { Machine } from './machine.ts'
import { type Result, readResult } from './results.ts'
import { type Goal, OURS, type Row, reaches } from './row.ts'
import { SCENARIOS } from './scenarios.ts'

const DOCUMENT = join(ROOT, 'docs/performance.md')

/** The program writes the text between these lines of the document; the rest is by hand. */
const START = '<!-- measured: written by npm run bench -->'
const END = '<!-- end of measured -->'

/** Puts the newest result of every scenario into docs/performance.md. */
export function writeReport(): void {
  const results = Object.keys(SCENARIOS).flatMap((name) => readResult(name) ?? [])
  const [before = '', rest = ''] = readFileSync(DOCUMENT, 'utf8').split(START)
  const after = rest.split(END)[1] ?? ''
  const measured = results.map(sectionOf).join('\n\n')
  writeFileSync(DOCUMENT, `${before}${START}\n\n${measured}\n\n${END}${after}`)
}

/** One scenario as Markdown: its table, the goals it missed and where a peer is better. */
export function sectionOf({ scenario, date, machine, rows }: Result): string {
  return [
    `## ${scenario}`,
    `${date.slice(0, 10)}, ${described(machine)}.`,
    tableOf(rows),
    ...listOf('Goals missed', rows.filter(isMissed).map(cellName)),
    ...listOf('A peer is better', betterPeers(rows)),
  ].join('\n\n')
}

function described({ cpu, cores, memoryGb, versions }: Machine): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return `${cores} cores of ${cpu}, ${memoryGb} GB; ${programs.join(', ')}`
}

/** A line for each measure, a column for each subject; peers also as a multiple of ours. */
function tableOf(rows: readonly Row[]): string {
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const lines = [...Map.groupBy(rows, ({ measure }) => measure)].map(([measure, found]) => {
    const ours = found.find(({ subject }) => subject === OURS)
    const cells = subjects.map((name) =>
      cell(
        found.find(({ subject }) => subject === name),
        ours,
      ),
    )
    const goals = new Set(found.flatMap(({ goal, unit }) => (goal ? goalText(goal, unit) : [])))
    return [measure, ...cells, [...goals].join(', ')]
  })
  const table = [['', ...subjects, 'goal'], ['', ...subjects, ''].map(() => '---'), ...lines]
  return table.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function cell(row: Row | undefined, ours: Row | undefined): string {
  if (!row) return ''
  const text = withUnit(row.value, row.unit)
  if (row.goal) return isMissed(row) ? `**${text}** missed` : `**${text}**`
  const comparable = ours && ours !== row && ours.value > 0 && row.unit !== '×'
  return comparable ? `${text} (${rounded(row.value / ours.value)} ×)` : text
}

function isMissed({ value, goal }: Row): boolean {
  return goal !== undefined && !reaches(value, goal)
}

/** Each peer with the measures at which it is better than we are. */
function betterPeers(rows: readonly Row[]): string[] {
  const ours = new Map(
    rows.filter(({ subject }) => subject === OURS).map((row) => [row.measure, row]),
  )
  const peers = rows.filter(({ subject }) => !subject.startsWith(OURS))
  const better = peers.filter(({ measure, value, better: direction }) => {
    const own = ours.get(measure)?.value ?? value
    return direction === 'less' ? value < own : value > own
  })
  return [...Map.groupBy(better, ({ subject }) => subject)].map(
    ([subject, found]) => `${subject}: ${found.map(({ measure }) => measure).join('; ')}`,
  )
}

function listOf(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${title}:\n\n${items.map((item) => `- ${item}`).join('\n')}`] : []
}

function cellName({ measure, subject }: Row): string {
  return subject === OURS ? measure : `${measure}, ${subject}`
}

function goalText(goal: Goal, unit: string): string {
  return 'atMost' in goal ? `≤ ${withUnit(goal.atMost, unit)}` : `≥ ${withUnit(goal.atLeast, unit)}`
}

function withUnit(value: number, unit: string): string {
  return `${rounded(value)} ${unit}`.trim()
}

/** Three digits are more than the measurement holds. */
function rounded(value: number): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 0.1 ? 4 : places })
}
