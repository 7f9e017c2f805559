import { eachOf } from '@noren/contract/fields'
import { readClock } from '@noren/contract/hours/clock'
import { SERVICE_DAYS, type ServiceDay } from '@noren/contract/hours/opening-hours'
import { readTypedTime } from './typed-time.ts'

export const TIME_NAMES = ['opens', 'closes', 'lastOrder'] as const

export type TimeName = (typeof TIME_NAMES)[number]

/** A time of service as typed; empty texts where nothing is given. */
export type Span = { readonly [N in TimeName | 'label']: string }

/** The times of service of each day. */
export type Week = { readonly [D in ServiceDay]: readonly Span[] }

/** A row as the desk stores it: the same time of service on several days. */
export type StoredRow = Span & { id: string; days: readonly ServiceDay[] }

export const BLANK: Span = { label: '', opens: '', closes: '', lastOrder: '' }

export const isBlank = (span: Span) => TIME_NAMES.every((name) => span[name].trim() === '')

/** The stored rows by days, each day's in the order of the clock. */
export function weekOf(rows: readonly StoredRow[]): Week {
  return eachOf(SERVICE_DAYS, (day) =>
    rows
      .filter(({ days }) => days.includes(day))
      .map(({ id: _, days: __, ...span }) => span)
      .sort((a, b) => (readClock(a.opens) ?? 0) - (readClock(b.opens) ?? 0)),
  )
}

/**
 * The rows to store: one for each time of service, with all its days. A row keeps its id while it has the
 * same times, or any of its days, since other people's changes are merged row by row.
 */
export function rowsOf(week: Week, before: readonly StoredRow[], newId: () => string): StoredRow[] {
  const groups = new Map<string, { span: Span; days: ServiceDay[] }>()
  for (const day of SERVICE_DAYS) {
    for (const span of week[day].filter((each) => !isBlank(each)).map(inClockTimes)) {
      const group = groups.get(keyOf(span)) ?? { span, days: [] }
      if (!group.days.includes(day)) group.days.push(day)
      groups.set(keyOf(span), group)
    }
  }
  const left = new Set(before)
  const same = new Map<string, StoredRow>()
  for (const row of before) {
    const key = keyOf(row)
    if (!groups.has(key) || same.has(key)) continue
    same.set(key, row)
    left.delete(row)
  }
  return [...groups].map(([key, { span, days }]) => {
    const known =
      same.get(key) ?? [...left].find((row) => row.days.some((day) => days.includes(day)))
    if (known) left.delete(known)
    return { ...span, id: known?.id ?? newId(), days }
  })
}

/** The week with one day's times of service. */
export function withDay(week: Week, day: ServiceDay, spans: readonly Span[]): Week {
  return { ...week, [day]: spans }
}

/** Whether two days have the same times of service. */
export function areSame(one: readonly Span[], other: readonly Span[]): boolean {
  const written = (spans: readonly Span[]) =>
    spans
      .filter((span) => !isBlank(span))
      .map((span) => keyOf(inClockTimes(span)))
      .join()
  return written(one) === written(other)
}

/** A time of service with its times as the desk stores them; what is no time stays as typed. */
export function inClockTimes(span: Span): Span {
  const times = eachOf(TIME_NAMES, (name) => readTypedTime(span[name]) ?? span[name])
  return { label: span.label, ...times }
}

function keyOf({ label, opens, closes, lastOrder }: Span): string {
  return JSON.stringify([label, opens, closes, lastOrder])
}
