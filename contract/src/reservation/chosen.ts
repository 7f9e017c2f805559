/** What is chosen of a table, as texts; nothing chosen is empty. `2026-12-24`, `18:30`, `2`. */
export type Chosen = { date: string; time: string; people: string }

/** What can be wrong with it, by field. */
export const TABLE_PROBLEMS = {
  date: ['date.missing', 'date.closed', 'date.telephone'],
  time: ['time.missing', 'time.closed'],
  people: ['people.missing', 'people.many'],
} as const satisfies { [Field in keyof Chosen]: readonly string[] }

/** What is wrong with it. */
export type TableProblems = {
  [Field in keyof Chosen]?: (typeof TABLE_PROBLEMS)[Field][number]
}

export type TableProblem = NonNullable<TableProblems[keyof TableProblems]>
