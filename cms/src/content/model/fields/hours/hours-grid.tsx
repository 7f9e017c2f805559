'use client'

import { WEEKDAYS } from '@noren/contract/hours/calendar'
import { SERVICE_DAYS, type ServiceDay } from '@noren/contract/hours/opening-hours'
import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useId } from 'react'
import { DayRow } from './day-row.tsx'
import { useWeek } from './use-week.ts'
import { areSame, isBlank, type Span, type Week, withDay } from './week.ts'

/**
 * The times of service and the closing days as a table of the week. The form keeps them as they are stored:
 * rows of days with the same times, and a list of closing days.
 */
export const HoursGrid: ArrayFieldClientComponent = ({ field, path, readOnly = false }) => {
  const { i18n } = useTranslation()
  const heading = useId()
  const [week, change] = useWeek(path)
  const { value, setValue } = useField<ServiceDay[] | null>({ path: beside(path, 'closedDays') })
  const rule = useFormFields(([fields]) => fields[beside(path, 'closedDayOnHoliday')]?.value)
  const closed = value ?? []
  const isOpen = (day: ServiceDay) => !closed.includes(day)

  function setClosed(day: ServiceDay, isClosed: boolean): void {
    if (isOpen(day) !== isClosed) return
    setValue(isClosed ? [...closed, day] : closed.filter((each) => each !== day))
  }

  const open = WEEKDAYS.filter(isOpen)
  const giving = open.find((day) => !week[day].every(isBlank))
  const giveToAll = (spans: readonly Span[]) =>
    change(open.reduce<Week>((filled, day) => withDay(filled, day, spans), week))

  return (
    <section
      aria-labelledby={heading}
      className="desk-hours"
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <h4 id={heading}>{field.label ? getTranslation(field.label, i18n) : ''}</h4>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
      {SERVICE_DAYS.map((day, index) => {
        const above = week[SERVICE_DAYS[index - 1] ?? day]
        const isUseful = !above.every(isBlank) && !areSame(above, week[day])
        const isAlone = open.every((each) => areSame(week[each], week[day]))
        return (
          <DayRow
            change={(spans) => change(withDay(week, day, spans))}
            day={day}
            giveToAll={day === giving && !isAlone ? () => giveToAll(week[day]) : undefined}
            isClosed={!isOpen(day)}
            isReadOnly={readOnly}
            key={day}
            opensOnHolidays={rule === 'open' || rule === 'shift'}
            setClosed={(isClosed) => setClosed(day, isClosed)}
            spans={week[day]}
            takeAbove={isUseful ? () => change(withDay(week, day, above)) : undefined}
          />
        )
      })}
    </section>
  )
}

function beside(path: string, name: string): string {
  return path.replace(/[^.]+$/, name)
}
