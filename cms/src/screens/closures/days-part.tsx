'use client'

import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say, type Words } from '../../base/words.ts'
import { Part, type PartProps } from './part.tsx'

/** The first and the last day. */
export function DaysPart({
  closure: { from, to },
  change,
  problems,
  today,
}: PartProps & { today: Day }) {
  const { i18n } = useTranslation()
  const id = useId()
  const isWrong = (field: 'from' | 'to') => problems.some((problem) => problem.field === field)
  return (
    <Part fields={['from', 'to']} legend={{ en: 'When', ja: '日付' }} problems={problems}>
      <div className="desk-chips">
        {SOON.map(({ words, after }) => {
          const day = writeDay(today + after)
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
    </Part>
  )
}

const SOON: readonly { words: Words; after: number }[] = [
  { words: { en: 'Today', ja: '今日' }, after: 0 },
  { words: { en: 'Tomorrow', ja: '明日' }, after: 1 },
]
