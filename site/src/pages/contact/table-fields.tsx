import { writeDay } from '@noren/contract/hours/calendar'
import { writeClock } from '@noren/contract/hours/clock'
import type { Chosen, TableProblems } from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useLayoutEffect, useRef, useState } from 'react'
import { askedPeople, offeredDays, reservationsOf } from '#src/hours/offered-tables.ts'
import { useServerMinute } from '#src/hours/use-now.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useLocation } from '#src/navigation/location.ts'
import { CallLine } from '#src/ui/call-line.tsx'
import { Choice } from './choice.tsx'
import { PhoneOnly } from './phone-only.tsx'
import styles from './table-fields.module.css'
import { TABLE_WORDS, tableMessages } from './table-request.ts'

type TableFieldsProps = {
  restaurant: Restaurant
  /** Choices of a form that the server refused. */
  values: Partial<Chosen> | undefined
  problems: TableProblems
}

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
  const fieldRef = useRef<HTMLSelectElement>(null)
  const [date, setDate] = useState('')
  const readDate = () => setDate(fieldRef.current?.value ?? '')
  // The guest may have chosen a day before the script ran.
  useLayoutEffect(readDate, [])

  const { leadDays, largestParty, telephoneOnly } = reservationsOf(restaurant)
  const days = offeredDays(restaurant, now)
  if (telephoneOnly || (days.length === 0 && problems.date)) {
    return <PhoneOnly restaurant={restaurant} problems={problems} />
  }
  if (days.length === 0) return null
  const chosen = days.find(({ day }) => writeDay(day) === date)
  const times = chosen?.times ?? [...new Set(days.flatMap((each) => each.times))]
  // The same keys in every language: new options would lose the guest's choice.
  const months = Map.groupBy(days, ({ day }) => writeDay(day).slice(0, 7))
  const errors = tableMessages(problems, language)
  return (
    <fieldset className={styles.table} onInput={readDate}>
      <legend className="visually-hidden">{table.choices}</legend>
      <input type="hidden" name="restaurant" value={restaurant.slug} />
      <p>{table.request}</p>
      <p className={styles.small}>{table.optional}</p>
      <CallLine
        phone={restaurant.phone}
        {...table.call(leadDays, largestParty)}
        className={styles.small}
      />
      <div className={styles.choices}>
        <Choice
          ref={fieldRef}
          name="date"
          label={table.labels.date}
          none={table.choose.date}
          defaultValue={values?.date}
          error={errors.date}
        >
          {[...months].map(([month, offered]) => (
            <optgroup key={month} label={table.month(month)}>
              {offered.map(({ day }) => (
                <option key={day} value={writeDay(day)}>
                  {table.day(day)}
                </option>
              ))}
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
          {times
            .toSorted((a, b) => a - b)
            .map((time) => (
              <option key={time} value={writeClock(time)}>
                {table.time(time)}
              </option>
            ))}
        </Choice>
        <Choice
          name="people"
          label={table.labels.people}
          none={table.choose.people}
          defaultValue={values?.people ?? askedPeople(search, restaurant)}
          error={errors.people}
        >
          {Array.from({ length: largestParty }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {table.people(index + 1)}
            </option>
          ))}
        </Choice>
      </div>
    </fieldset>
  )
}

/** Shown once a request has been sent. */
export function TableRequested() {
  return <p>{TABLE_WORDS[useLanguage()].request}</p>
}

export { askFor, chosenLines, headOf, problemsSaid } from './table-request.ts'
