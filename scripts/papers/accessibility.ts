import type { TestOutcome } from '../testing/outcomes.ts'
import { type Criterion, criteria, resultOf } from './criteria.ts'

/**
 * The text of docs/accessibility.md.
 * @param outcomes of the last run of every part that tests pages
 */
export function accessibilityDocument(outcomes: readonly TestOutcome[]): string {
  const rows = criteria().map((criterion) => row(criterion, outcomes))
  const head = ['criterion', 'level', 'JIS', 'what it asks', 'tests', 'for a person to judge', 'by']
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${INTRODUCTION}\n${table.join('\n')}\n`
}

function row(criterion: Criterion, outcomes: readonly TestOutcome[]): string[] {
  const { number, level, since, meaning, absent, judge, by, day } = criterion
  const result = [resultOf(criterion, outcomes), absent && `(${absent})`].filter(Boolean).join(' ')
  const judged = judge && (by ? `${by}, ${day}` : 'open')
  return [number, level, since === '2.0' ? '✓' : '', meaning, result, judge, judged]
}

const INTRODUCTION = `# Accessibility, criterion by criterion

WCAG 2.2 at level AA, and with it JIS X 8341-3:2016 at level AA (✓), for the public site with the demo company. \`npm run papers\` writes this page
from [accessibility.csv](accessibility.csv), which names the tests of each criterion, and from the last \`npm test\`. The numbers are the standards', the words
ours.

A machine finds a part of what a criterion asks. What it cannot is left to a person, who writes name and day into the columns \`by\` and \`day\`
of the table; until then it is open, and no one may call the criterion met. A company judges its own texts and pictures again.
`
