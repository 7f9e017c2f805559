import { writeDay } from '@noren/contract/hours/calendar'
import { DAY_MINUTES, readClock, writeClock } from '@noren/contract/hours/clock'
import { useTranslation } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { MOST_TIMES } from '../../content/model/fields/service-times.ts'
import type { TimesTyped } from './closure.ts'
import type { Known } from './known.ts'
import { Part, type PartProps } from './part.tsx'
import { restWords } from './rest-words.ts'
import { REASONS_FOR_HOURS, REASONS_TO_CLOSE, reasonKept } from './usual-reasons.ts'

/** The first and the last day. */
export function DaysPart({ closure, change, problems, known }: PartProps & { known: Known }) {
  const { from, to } = closure
  const { i18n } = useTranslation()
  const id = useId()
  const rest = restWords(closure, known.choices)
  const isWrong = (field: 'from' | 'to') => problems.some((problem) => problem.field === field)
  return (
    <Part fields={['from', 'to']} legend={{ en: 'When', ja: '日付' }} problems={problems}>
      <div className="desk-chips">
        {SOON.map(({ words, after }) => {
          const day = writeDay(known.today + after)
          return (
            <button
              aria-pressed={from === day && to === day}
              className="desk-chip"
              key={words.en}
              onClick={() => change({ from: day, to: day })}
              type="button"
            >
              {say({ i18n }, words)}
            </button>
          )
        })}
      </div>
      <div className="desk-closure__days">
        <div>
          <label htmlFor={`${id}from`}>{say({ i18n }, { en: 'First day', ja: '初日' })}</label>
          <input
            aria-invalid={isWrong('from')}
            id={`${id}from`}
            onChange={({ target }) =>
              change({ from: target.value, ...(to < target.value && { to: target.value }) })
            }
            type="date"
            value={from}
          />
        </div>
        <div>
          <label htmlFor={`${id}to`}>{say({ i18n }, { en: 'Last day', ja: '最終日' })}</label>
          <input
            aria-invalid={isWrong('to')}
            id={`${id}to`}
            onChange={({ target }) => change({ to: target.value })}
            type="date"
            value={to}
          />
        </div>
      </div>
      <p className="desk-closure__help" role="status">
        {rest && say({ i18n }, rest)}
      </p>
    </Part>
  )
}

const SOON: readonly { words: Words; after: number }[] = [
  { words: { en: 'Today', ja: '今日' }, after: 0 },
  { words: { en: 'Tomorrow', ja: '明日' }, after: 1 },
]

const NO_TIMES: TimesTyped = { opens: '', closes: '', lastOrder: '' }

const FIELDS: readonly { name: keyof TimesTyped; words: Words }[] = [
  { name: 'opens', words: { en: 'Opens', ja: '開店' } },
  { name: 'closes', words: { en: 'Closes', ja: '閉店' } },
  { name: 'lastOrder', words: { en: 'Last order (optional)', ja: 'ラストオーダー（任意）' } },
]

/** Closed, or open at other times; neither until it is chosen. */
export function TimesPart({
  closure: { times, reason },
  change,
  problems,
  hasKind,
}: PartProps & { hasKind: boolean }) {
  const { i18n } = useTranslation()
  const id = useId()
  // What was typed comes back with the choice.
  const typed = useRef<TimesTyped[]>([NO_TIMES])
  const isWrong = problems.some(({ field }) => field === 'times')
  return (
    <Part fields={['times']} legend={{ en: 'What', ja: '内容' }} problems={problems}>
      <div className="desk-chips">
        <label className="desk-chip">
          <input
            checked={hasKind && times.length === 0}
            name={`${id}kind`}
            onChange={() => {
              typed.current = times
              change({ times: [], reason: reasonKept(reason, REASONS_TO_CLOSE) })
            }}
            type="radio"
          />
          {say({ i18n }, { en: 'Closed', ja: '休業' })}
        </label>
        <label className="desk-chip">
          <input
            checked={times.length > 0}
            name={`${id}kind`}
            onChange={() =>
              change({ times: typed.current, reason: reasonKept(reason, REASONS_FOR_HOURS) })
            }
            type="radio"
          />
          {say({ i18n }, { en: 'Other hours', ja: '時間変更' })}
        </label>
      </div>
      {times.map((each, index) => (
        <div className="desk-closure__times" key={`${id}${index}`}>
          {FIELDS.map(({ name, words }) => (
            <div key={name}>
              <label htmlFor={`${id}${index}${name}`}>{say({ i18n }, words)}</label>
              <input
                aria-invalid={isWrong}
                id={`${id}${index}${name}`}
                onChange={({ target }) =>
                  change({ times: times.with(index, { ...each, [name]: target.value }) })
                }
                type="time"
                value={onClockFace(each[name])}
              />
            </div>
          ))}
          {times.length > 1 && (
            <DeskButton onClick={() => change({ times: times.toSpliced(index, 1) })}>
              {say({ i18n }, { en: 'Remove', ja: '削除' })}
            </DeskButton>
          )}
        </div>
      ))}
      {times.length > 0 && times.length < MOST_TIMES && (
        <DeskButton onClick={() => change({ times: [...times, NO_TIMES] })}>
          {say({ i18n }, { en: 'Add a time of service', ja: '時間帯を追加（昼・夜など）' })}
        </DeskButton>
      )}
    </Part>
  )
}

/** 26:00 as 02:00, which a browser's time field can hold; before the opening time it means the same. */
function onClockFace(time: string): string {
  const minutes = readClock(time)
  return minutes === null ? '' : writeClock(minutes % DAY_MINUTES)
}
