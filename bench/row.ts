/** What a scenario found about one measure of one subject: a cell of the table in docs/performance.md. */
export type Row = {
  /** What was measured: a line of the table. */
  measure: string
  /** Whose it is: a column of the table. */
  subject: string
  unit: string
  /** The median of `runs`. */
  value: number
  runs: number[]
  better: 'less' | 'more'
  goal?: Goal
}

export type Goal = { atMost: number } | { atLeast: number }

/** Our name in the tables. */
export const OURS = 'Noren'

/** The row of several runs of the same thing, of which less is better. */
export function rowOf(
  subject: string,
  measure: string,
  unit: string,
  runs: number[],
  goal?: Goal,
): Row {
  const value = median(runs)
  return { measure, subject, unit, value, runs, better: 'less', ...(goal && { goal }) }
}

/** Rows of us and others, with the goals on ours alone. */
export function withOurGoals(rows: readonly Row[]): Row[] {
  return rows.map(({ goal, ...row }) => (goal && row.subject === OURS ? { ...row, goal } : row))
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value below which `share` percent of the values lie (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

/** Whether a value reaches the goal. */
export function reaches(value: number, goal: Goal): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}
