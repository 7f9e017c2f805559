import { type Day, dateOf, writeDay } from '@noren/contract/hours/calendar'
import { isPublicHoliday } from '@noren/contract/hours/holidays'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { pressedKey } from '@noren/contract/pressed-key'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayWords } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/kept-day.ts'
import { readTypedDay } from '../../content/model/fields/typed-day.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { useValue } from '../editing.ts'
import { type BoxProps, idOf } from './box.tsx'
import { BY_KEY, monthsOn, weeksAround } from './calendar-days.ts'
import './calendar.css'
import { dayIn } from './shown.ts'
import { TypedBox } from './typed-box.tsx'

const CALENDAR = { en: 'Calendar', ja: 'カレンダー' }
const HOLIDAY = { en: 'public holiday', ja: '祝日' }
const TURNS = [
  { by: -1, sign: '‹', words: { en: 'Month before', ja: '前の月' } },
  { by: 1, sign: '›', words: { en: 'Next month', ja: '次の月' } },
]
const NO_DAY = {
  en: 'Please write a day, for example 12/1 or 2026-12-01.',
  ja: '日付を入力してください（例：12/1、2026年12月1日）。',
}

/** A day as people write it, or chosen from a calendar. */
export function DayBox(props: BoxProps) {
  const { value, set } = useValue(props.path)
  const [isOpen, setIsOpen] = useState(false)
  // The company's day, wherever its reader is.
  const today = dayOfMinute(tokyoMinute(new Date()))
  const kept = (day: Day | null) => (day === null ? null : dayKept(writeDay(day)))
  const choose = (day: Day) => {
    set(kept(day))
    setIsOpen(false)
  }
  return (
    <TypedBox {...props} problem={NO_DAY} read={(typed) => kept(readTypedDay(typed, today))}>
      <button
        aria-describedby={idOf(props.path)}
        aria-haspopup="dialog"
        aria-label={say(reader, CALENDAR)}
        className="box__calendar"
        disabled={props.field.isReadOnly}
        onClick={() => setIsOpen(true)}
        type="button"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20">
          <path d="M3 5h14v12H3zM3 8.5h14M6.5 3v4M13.5 3v4" />
        </svg>
      </button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title={say(reader, CALENDAR)}>
          <Calendar chosen={dayIn(value)} onChoose={choose} today={today} />
        </Dialog>
      )}
    </TypedBox>
  )
}

type Props = { chosen: Day | null; today: Day; onChoose: (day: Day) => void }

/** A month from Sunday, with national holidays. Arrows, Page Up and Down, Home and End lead through it. */
function Calendar({ chosen, today, onChoose }: Props) {
  const [at, setAt] = useState(chosen ?? today)
  const table = useRef<HTMLTableElement>(null)
  /** Whether the focus goes to the day: who turns months by their buttons stays at the button. */
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  function move(to: Day, isByKey: boolean): void {
    follows.current = isByKey
    setAt(to)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = BY_KEY[pressedKey(event.nativeEvent) ?? '']
    if (!to) return
    event.preventDefault()
    move(to(at), true)
  }

  const weeks = weeksAround(at)
  return (
    <div className="box-calendar">
      <strong aria-live="polite">{written(at, { year: 'numeric', month: 'long' })}</strong>
      {TURNS.map(({ by, sign, words }) => (
        <button
          aria-label={say(reader, words)}
          key={by}
          onClick={() => move(monthsOn(at, by), false)}
          type="button"
        >
          {sign}
        </button>
      ))}
      <table onKeyDown={onKeyDown} ref={table}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {written(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day, column) => (
                <td key={day}>
                  <button
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={nameOf(day)}
                    aria-pressed={day === chosen}
                    data-rest={column === 0 || isPublicHoliday(day)}
                    hidden={dateOf(day).month !== dateOf(at).month}
                    onClick={() => onChoose(day)}
                    tabIndex={day === at ? 0 : -1}
                    type="button"
                  >
                    {dateOf(day).date}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function nameOf(day: Day): string {
  const name = say(reader, dayWords(day))
  return isPublicHoliday(day) ? `${name} ${say(reader, HOLIDAY)}` : name
}

function written(day: Day, format: Intl.DateTimeFormatOptions): string {
  const { language } = reader.i18n
  return new Date(writeDay(day)).toLocaleDateString(language, { ...format, timeZone: 'UTC' })
}
