import { type Day, readDay, writeDay } from '@noren/contract/hours/calendar'
import { useRef, useState } from 'react'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/kept-day.ts'
import { readTypedDay } from '../../content/model/fields/typed-day.ts'
import { type BoxProps, idOf } from './box.tsx'
import { Calendar } from './calendar.tsx'

import { dayIn, dayShown } from './shown-day.ts'
import { TypedBox } from './typed-box.tsx'

const PROBLEM = {
  en: 'Please write a day, for example 12/1 or 2026-12-01.',
  ja: '日付を入力してください（例：12/1、2026年12月1日）。',
}
const OPEN = { en: 'Calendar', ja: 'カレンダー' }

/** A day as people write it, or chosen from a calendar. */
export function DayBox(props: BoxProps) {
  // The company's day, wherever its reader is.
  const today = readDay(dayInTokyo(new Date())) ?? 0
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <TypedBox
      {...props}
      beside={(value, choose) => (
        <>
          <button
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-describedby={idOf(props.path)}
            aria-label={say(reader, OPEN)}
            className="box__calendar"
            disabled={props.field.isReadOnly}
            onClick={() => setIsOpen(!isOpen)}
            ref={opener}
            type="button"
          >
            <svg aria-hidden="true" viewBox="0 0 20 20">
              <path d="M3 5h14v12H3zM3 8.5h14M6.5 3v4M13.5 3v4" />
            </svg>
          </button>
          {isOpen && (
            <Calendar
              chosen={dayIn(value)}
              label={say(reader, OPEN)}
              onClose={(isBack) => {
                setIsOpen(false)
                if (isBack) opener.current?.focus()
              }}
              onChoose={(day: Day) => choose(dayKept(writeDay(day)))}
              opener={opener}
              today={today}
            />
          )}
        </>
      )}
      problem={say(reader, PROBLEM)}
      read={(typed) => {
        const day = readTypedDay(typed, today)
        return day === null ? null : dayKept(writeDay(day))
      }}
      write={dayShown}
    />
  )
}
