import { writeDay } from '@noren/contract/hours/calendar'
import { writeClock } from '@noren/contract/hours/clock'
import type { Chosen, TableProblems } from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useLayoutEffect, useRef, useState } from 'react'
import { askedPeople, offeredDays, partiesOf, reservationsOf } from '#src/hours/offered-tables.ts'
import { useServerMinute } from '#src/hours/use-now.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useLocation } from '#src/navigation/location.ts'
import { CallLine } from '#src/ui/call-line.tsx'
import { Choice } from './choice.tsx'
import { FreeDays } from './free-days.tsx'
import { PhoneOnly } from './phone-only.tsx'
import styles from './table-fields.module.css'
import { isForFull, statedInstead, TABLE_WORDS, tableMessages } from './table-request.ts'

type TableFieldsProps = {
  restaurant: Restaurant
  /** Choices of a form that the server refused. */
  values: Partial<Chosen> | undefined
  problems: TableProblems
}

const NOTHING: Pick<Chosen, 'date' | 'time'> = { date: '', time: '' }

/**
 * Day, time and number of guests. Without the script the field offers the times of all days, and
 * the server says if the chosen day does not have one; with it, it offers the times of the chosen
 * day.
 */
export function TableFields({ restaurant, values, problems }: TableFieldsProps) {
  const language = useLanguage()
  const { search } = useLocation()
  const table = TABLE_WORDS[language]
  const now = useServerMinute()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [read, setChosen] = useState(NOTHING)
  const readChosen = () => {
    const [date, time] = fieldset.current?.querySelectorAll('select') ?? []
    setChosen({ date: date?.value ?? '', time: time?.value ?? '' })
  }
  // The guest may have chosen before the script ran.
  useLayoutEffect(readChosen, [])

  const { leadDays, privateRoomFrom, telephoneOnly } = reservationsOf(restaurant)
  const { least, most } = partiesOf(restaurant)
  const days = offeredDays(restaurant, now)
  const stated = statedInstead(restaurant, now)
  if (telephoneOnly || stated || (days.length === 0 && problems.date)) {
    return <PhoneOnly restaurant={restaurant} problems={problems} stated={stated} />
  }
  if (days.length === 0) return null
  // Without the script, what the server was sent.
  const { date, time } = { ...read, ...(read === NOTHING && values) }
  const option = (value: string, label: string, isFull: boolean, chosen: string) => (
    // What is chosen already stays: a browser would leave it out of what it sends.
    <option key={value} value={value} disabled={isFull && value !== chosen}>
      {isFull ? table.full(label) : label}
    </option>
  )
  const chosen = days.find(({ day }) => writeDay(day) === read.date)
  const times = new Set(
    (chosen ? [chosen] : days).flatMap(({ times, full }) => [...times, ...full]),
  )
  // The same keys in every language: new options would lose the guest's choice.
  const months = Map.groupBy(days, ({ day }) => writeDay(day).slice(0, 7))
  const errors = tableMessages(problems, language)
  return (
    <fieldset className={styles.table} ref={fieldset} onInput={readChosen}>
      <legend className="visually-hidden">{table.choices}</legend>
      <input type="hidden" name="restaurant" value={restaurant.slug} />
      <p>{table.request}</p>
      <p className={styles.small}>
        {privateRoomFrom ? table.privateRoom(least, most) : table.optional}
      </p>
      <CallLine phone={restaurant.phone} {...table.call(leadDays, most)} className={styles.small} />
      <div className={styles.choices}>
        <Choice
          name="date"
          label={table.labels.date}
          none={table.choose.date}
          defaultValue={values?.date}
          error={errors.date}
        >
          {[...months].map(([month, offered]) => (
            <optgroup key={month} label={table.month(month)}>
              {offered.map(({ day, times }) =>
                option(writeDay(day), table.day(day), times.length === 0, date),
              )}
            </optgroup>
          ))}
        </Choice>
        <Choice
          name="time"
          label={table.labels.time}
          none={table.choose.time}
          defaultValue={values?.time}
          error={errors.time}
        >
          {[...times]
            .sort((a, b) => a - b)
            .map((minutes) =>
              option(
                writeClock(minutes),
                chosen?.few.includes(minutes)
                  ? table.few(table.time(minutes))
                  : table.time(minutes),
                chosen?.full.includes(minutes) ?? false,
                time,
              ),
            )}
        </Choice>
        <Choice
          name="people"
          label={table.labels.people}
          none={table.choose.people}
          defaultValue={values?.people ?? askedPeople(search, restaurant)}
          error={errors.people}
        >
          {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((people) => (
            <option key={people} value={people}>
              {table.people(people)}
            </option>
          ))}
        </Choice>
      </div>
      {isForFull(problems) && <FreeDays restaurant={restaurant} chosen={{ date, time }} />}
    </fieldset>
  )
}

/** Shown once a request has been sent. */
export function TableRequested() {
  return <p>{TABLE_WORDS[useLanguage()].request}</p>
}

export { askFor, chosenLines, headOf, problemsSaid } from './table-request.ts'
