'use client'

import { DAY_MINUTES, readClock, writeClock } from '@noren/contract/hours/clock'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say, type Words } from '../../base/words.ts'
import { MOST_TIMES } from '../../content/fields/service-times.ts'
import type { TimesTyped } from './closure.ts'
import { Part, type PartProps } from './part.tsx'

const NO_TIMES: TimesTyped = { opens: '', closes: '', lastOrder: '' }

const BOXES: readonly { name: keyof TimesTyped; words: Words }[] = [
  { name: 'opens', words: { en: 'Opens', ja: '開店' } },
  { name: 'closes', words: { en: 'Closes', ja: '閉店' } },
  { name: 'lastOrder', words: { en: 'Last order (optional)', ja: 'ラストオーダー（任意）' } },
]

/** Closed, or open at other times. */
export function TimesPart({ closure: { times }, change, problems }: PartProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const isWrong = problems.some(({ field }) => field === 'times')
  return (
    <Part fields={['times']} legend={{ en: 'What', ja: '内容' }} problems={problems}>
      <div className="desk-chips">
        <label className="desk-chip">
          <input
            checked={times.length === 0}
            name={`${id}kind`}
            onChange={() => change({ times: [] })}
            type="radio"
          />
          {say({ i18n }, { en: 'Closed', ja: '休業' })}
        </label>
        <label className="desk-chip">
          <input
            checked={times.length > 0}
            name={`${id}kind`}
            onChange={() => change({ times: [NO_TIMES] })}
            type="radio"
          />
          {say({ i18n }, { en: 'Other hours', ja: '時間変更' })}
        </label>
      </div>
      {times.map((each, index) => (
        <div className="desk-closure__times" key={`${id}${index}`}>
          {BOXES.map(({ name, words }) => (
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
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => change({ times: times.toSpliced(index, 1) })}
            >
              {say({ i18n }, { en: 'Remove', ja: '削除' })}
            </Button>
          )}
        </div>
      ))}
      {times.length > 0 && times.length < MOST_TIMES && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => change({ times: [...times, NO_TIMES] })}
        >
          {say({ i18n }, { en: 'Add a time of service', ja: '時間帯を追加（昼・夜など）' })}
        </Button>
      )}
    </Part>
  )
}

/** 26:00 as 02:00, which a browser's time field can hold; before the opening time it means the same. */
function onClockFace(time: string): string {
  const minutes = readClock(time)
  return minutes === null ? '' : writeClock(minutes % DAY_MINUTES)
}
