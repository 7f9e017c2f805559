/** What is chosen of a table, as texts; nothing chosen is empty. `2026-12-24`, `18:30`, `2`. */
export type Chosen = { date: string; time: string; people: string }

/** What is wrong with it, by field. */
export type TableProblems = {
  date?: 'date.missing' | 'date.closed' | 'date.telephone'
  time?: 'time.missing' | 'time.closed'
  people?: 'people.missing' | 'people.many'
}

export type TableProblem = NonNullable<TableProblems[keyof TableProblems]>
