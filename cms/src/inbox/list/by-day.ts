import type { Row, Seats } from './read-inbox.ts'

/** A day of tables, and each hour of it: the rows of a page, and all tables of that time for its sum. */
export type TableDay = {
  date: string
  tables: Seats[]
  hours: { hour: number; tables: Seats[]; rows: Row[] }[]
}

/** Groups rows, which are in the order of their times, by day and hour. */
export function byDay(rows: readonly Row[], seats: readonly Seats[]): TableDay[] {
  const inDays = Map.groupBy(rows, dateOf)
  return [...inDays].map(([date, ofDay]) => {
    const tables = seats.filter((each) => dateOf(each) === date)
    const hours = [...Map.groupBy(ofDay, hourOf)].map(([hour, rows]) => ({
      hour,
      rows,
      tables: tables.filter((each) => hourOf(each) === hour),
    }))
    return { date, tables, hours }
  })
}

function dateOf({ tableDate }: Pick<Seats, 'tableDate'>): string {
  return tableDate?.slice(0, 10) ?? ''
}

function hourOf({ tableTime }: Pick<Seats, 'tableTime'>): number {
  return Number.parseInt(tableTime ?? '0', 10)
}
