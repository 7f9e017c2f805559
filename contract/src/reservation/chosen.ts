/** The choices for a table, as texts; empty where nothing is chosen. `2026-12-24`, `18:30`, `2`. */
export type Chosen = { date: string; time: string; people: string }

/** Possible problems of a choice, by field. */
export const TABLE_PROBLEMS = {
  date: ['date.missing', 'date.closed', 'date.away', 'date.full', 'date.notice', 'date.telephone'],
  time: ['time.missing', 'time.closed', 'time.full'],
  people: ['people.missing', 'people.few', 'people.many'],
} as const satisfies { [Field in keyof Chosen]: readonly string[] }

/** The problem of each field that has one. */
export type TableProblems = {
  [Field in keyof Chosen]?: (typeof TABLE_PROBLEMS)[Field][number]
}

export type TableProblem = NonNullable<TableProblems[keyof TableProblems]>
