'use client'

import { type Day, writeDay } from '@noren/contract/hours/calendar'
import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'
import type { Choice, Entry } from './closure.ts'
import { EntryItem } from './entry-item.tsx'

type Props = {
  entries: readonly Entry[]
  choices: readonly Choice[]
  today: Day
  onEdit: (entry: Entry) => void
  /** Deletes, and shows why that failed. */
  onDelete: (entry: Entry) => Promise<string | null>
}

/** The current and coming closures; past ones are folded away. */
export function EntryList({ entries, today, ...rest }: Props) {
  const { i18n } = useTranslation()
  const day = writeDay(today)
  const coming = entries.filter(({ to }) => to >= day)
  const past = entries.filter(({ to }) => to < day).reverse()
  const items = (some: readonly Entry[]) => (
    <ul>
      {some.map((entry) => (
        <EntryItem {...rest} entry={entry} key={entry.ids.join()} today={today} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="desk-entries" className="desk-entries">
      <h2 id="desk-entries">{say({ i18n }, { en: 'Now and to come', ja: '現在と今後の予定' })}</h2>
      {coming.length > 0 ? items(coming) : <p>{say({ i18n }, NOTHING)}</p>}
      {past.length > 0 && (
        <details>
          <summary>{say({ i18n }, pastWords(past.length))}</summary>
          {items(past)}
        </details>
      )}
    </section>
  )
}

const NOTHING: Words = {
  en: 'No closures or special hours are planned.',
  ja: '休業・特別営業の予定はありません。',
}

const pastWords = (count: number): Words => ({
  en: `Over (${count})`,
  ja: `終わった予定（${count}件）`,
})
