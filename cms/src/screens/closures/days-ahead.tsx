import type { Day } from '@noren/contract/hours/calendar'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { shortWords } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { type Choice, type Entry, namesOf } from './closure.ts'
import { daysAhead } from './days-of.ts'

type Props = { choices: readonly Choice[]; entries: readonly Entry[]; today: Day }

/** By which rule a restaurant is open or closed on each of the next days, folded away. */
export function DaysAhead({ choices, entries, today }: Props) {
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState(choices[0]?.id)
  const [isOpen, setOpen] = useState(false)
  const choice = choices.find(({ id }) => id === chosen)
  const days = isOpen && choice ? daysAhead(choice, entries, today) : []
  return (
    <details className="desk-days" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say({ i18n }, TITLE)}</summary>
      <label>
        {say({ i18n }, { en: 'Restaurant', ja: '店舗' })}
        <select onChange={({ target }) => setChosen(Number(target.value))} value={chosen}>
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {say({ i18n }, namesOf(each))}
            </option>
          ))}
        </select>
      </label>
      {isOpen && days.length === 0 && <p>{say({ i18n }, NO_HOURS)}</p>}
      {days.length > 0 && (
        <table>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head.en} scope="col">
                  {say({ i18n }, head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, isPlain, hours, rule }) => (
              <tr data-plain={isPlain} key={day}>
                <th scope="row">{say({ i18n }, shortWords(day))}</th>
                <td>{say({ i18n }, hours)}</td>
                <td>{say({ i18n }, rule)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

const TITLE: Words = {
  en: 'The next 90 days, and why a restaurant is open or closed',
  ja: '今後90日の営業・休みとその理由',
}

const NO_HOURS: Words = {
  en: 'No opening hours are entered for this restaurant yet: its form has them under “Opening hours”.',
  ja: 'この店の営業時間はまだ入力されていません。店の編集画面の「営業時間」で入力できます。',
}

const HEADS: readonly Words[] = [
  { en: 'Day', ja: '日' },
  { en: 'Hours', ja: '営業時間' },
  { en: 'Rule', ja: '理由' },
]
