import { type Day, dateOf } from '@noren/contract/hours/calendar'
import { isPublicHoliday } from '@noren/contract/hours/holidays'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { pressedKey } from '@noren/contract/pressed-key'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { dayWords } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { deskLanguage, say, type Words } from '../../base/words.ts'
import { dayAfterKey, monthsOn, sundayIndex, weeksAround } from './calendar-days.ts'
import './calendar.css'

type Props = {
  chosen: Day | null
  today: Day
  label: string
  opener: RefObject<HTMLElement | null>
  onChoose: (day: Day) => void
  /** @param isBack whether the focus goes back to what opened it */
  onClose: (isBack: boolean) => void
}

const WORDS = {
  before: { en: 'Month before', ja: '前の月' },
  after: { en: 'Next month', ja: '次の月' },
  today: { en: 'today', ja: '今日' },
  holiday: { en: 'public holiday', ja: '祝日' },
}

/** A month from Sunday, with national holidays. Arrows, Page Up and Down, Home, End, Enter and Escape work. */
export function Calendar({ chosen, today, label, opener, onChoose, onClose }: Props) {
  const [at, setAt] = useState(chosen ?? today)
  const box = useRef<HTMLDivElement>(null)
  /** Whether the focus goes to the day, as after a key. */
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  const leave = useEffectEvent((target: EventTarget | null) => {
    const isOutside = target instanceof Node && !box.current?.contains(target)
    if (isOutside && !opener.current?.contains(target)) onClose(false)
  })
  useEffect(() => {
    const left = ({ target }: Event) => leave(target)
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    return () => {
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
    }
  }, [])

  function move(to: Day, isByKey: boolean): void {
    follows.current = isByKey
    setAt(to)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (pressedKey(event.nativeEvent) === 'Escape') {
      event.preventDefault()
      onClose(true)
    }
  }

  function onDayKey(event: KeyboardEvent): void {
    const to = dayAfterKey(pressedKey(event.nativeEvent), at)
    if (to === null) return
    event.preventDefault()
    move(to, true)
  }

  return (
    <div aria-label={label} className="box-calendar" onKeyDown={onKeyDown} ref={box} role="dialog">
      <div className="box-calendar__head">
        <Turn onClick={() => move(monthsOn(at, -1), false)} sign="‹" words={WORDS.before} />
        <strong aria-live="polite">{say(reader, monthWords(at))}</strong>
        <Turn onClick={() => move(monthsOn(at, 1), false)} sign="›" words={WORDS.after} />
      </div>
      <table onKeyDown={onDayKey}>
        <thead>
          <tr>
            {weekdays().map((weekday) => (
              <th key={weekday} scope="col">
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => (
                <td key={day ?? `none-${column}`}>
                  {day !== null && (
                    <button
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={nameOf(day, today)}
                      aria-pressed={day === chosen}
                      data-rest={sundayIndex(day) === 0 || isPublicHoliday(day)}
                      onClick={() => {
                        onChoose(day)
                        onClose(true)
                      }}
                      tabIndex={day === at ? 0 : -1}
                      type="button"
                    >
                      {dateOf(day).date}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Turn({ words, sign, onClick }: { words: Words; sign: string; onClick: () => void }) {
  return (
    <button aria-label={say(reader, words)} onClick={onClick} type="button">
      {sign}
    </button>
  )
}

/** From Sunday. */
function weekdays(): readonly string[] {
  const { weekdays } = TIME_WORDS[deskLanguage(reader.i18n.language) === 'ja' ? 'jp' : 'en']
  return [...weekdays.slice(-1), ...weekdays.slice(0, -1)]
}

function monthWords(day: Day): Words {
  const { year, month } = dateOf(day)
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
  return { en: `${name.format(day * 86_400_000)} ${year}`, ja: `${year}年${month}月` }
}

function nameOf(day: Day, today: Day): string {
  const more = [day === today && WORDS.today, isPublicHoliday(day) && WORDS.holiday]
  return [dayWords(day), ...more].flatMap((words) => (words ? say(reader, words) : [])).join(' ')
}
