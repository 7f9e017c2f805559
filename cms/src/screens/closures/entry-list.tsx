import { type Day, readDay, writeDay } from '@noren/contract/hours/calendar'
import { dateWords } from '@noren/contract/hours/words/shape'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { spanWords } from '../../base/ui/in-tokyo.ts'
import { COMMA, joined, say, type Words } from '../../base/words.ts'
import { BANNER_WORDS } from '../../content/model/fields/service-times.ts'
import { addressOf } from '../print/chosen.ts'
import { PRINT_WORDS } from '../print/print-words.ts'
import { type Choice, type Entry, namesOf } from './closure.ts'

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

type ItemProps = Omit<Props, 'entries'> & { entry: Entry }

/** One closure, or special hours, of one restaurant or several, with buttons to edit and delete it. */
function EntryItem({ entry, choices, today, onEdit, onDelete }: ItemProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])
  const { days, what, who, reasons } = entryWords(entry, choices, today)
  const day = writeDay(today)
  const isOn = entry.from <= day && day <= entry.to
  const of = { 'aria-describedby': id }
  const [restaurant] = entry.restaurants
  const notice = addressOf(restaurant, { sheet: 'notice', closure: `${entry.from}_${entry.to}` })
  return (
    <li data-on={isOn}>
      <div id={id}>
        <p className="desk-entry__days">
          {say({ i18n }, days)}
          {isOn && (
            <span className="desk-entry__mark">{say({ i18n }, { en: 'Now', ja: '実施中' })}</span>
          )}
        </p>
        <p>
          <strong>{say({ i18n }, who)}</strong>　{say({ i18n }, what)}
        </p>
      </div>
      {reasons.length > 0 && (
        <p className="desk-closure__help">
          {reasons.map(({ tag, text }, index) => (
            <Fragment key={tag}>
              {index > 0 && ' / '}
              <span lang={tag}>{text}</span>
            </Fragment>
          ))}
        </p>
      )}
      {entry.banner && (
        <p className="desk-closure__help">
          {say({ i18n }, { en: 'Banner: ', ja: 'バナー：' })}
          {say({ i18n }, BANNER_WORDS[entry.banner])}
        </p>
      )}
      {isAsked ? (
        <div className="desk-entry__buttons">
          <p ref={question} tabIndex={-1}>
            {say(
              { i18n },
              {
                en: 'Delete this? It disappears from the site immediately.',
                ja: '削除しますか。サイトからすぐに消えます。',
              },
            )}
          </p>
          <DeskButton
            isMain
            extraButtonProps={of}
            onClick={async () => setFailure(await onDelete(entry))}
          >
            {say({ i18n }, { en: 'Delete', ja: '削除する' })}
          </DeskButton>
          <DeskButton onClick={() => setAsked(false)}>
            {say({ i18n }, { en: 'Keep', ja: 'キャンセル' })}
          </DeskButton>
        </div>
      ) : (
        <div className="desk-entry__buttons">
          <DeskButton extraButtonProps={of} onClick={() => onEdit(entry)}>
            {say({ i18n }, { en: 'Edit', ja: '編集' })}
          </DeskButton>
          {restaurant !== undefined && entry.to >= day && (
            <Link aria-describedby={id} className="desk-link" href={notice} prefetch={false}>
              {say({ i18n }, PRINT_WORDS.linkNotice)}
            </Link>
          )}
          <DeskButton extraButtonProps={of} onClick={() => setAsked(true)}>
            {say({ i18n }, { en: 'Delete', ja: '削除' })}
          </DeskButton>
        </div>
      )}
      {failure && (
        <p className="desk-problem" role="alert">
          {failure}
        </p>
      )}
    </li>
  )
}

/** The reason of a closure, in a language it was written in. */
type Reason = { tag: string; text: string }

/** How the list describes an entry. */
function entryWords(
  { from, to, times, restaurants, reason }: Entry,
  choices: readonly Choice[],
  today: Day,
): { days: Words; what: Words; who: Words; reasons: Reason[] } {
  const of = choices.filter(({ id }) => restaurants.includes(id)).map(namesOf)
  const isAll = of.length > 1 && of.length === choices.length
  return {
    days: spanWords(readDay(from) ?? 0, readDay(to) ?? 0, (day) => ({
      en: dateWords(day, today, SPOKEN.en),
      ja: dateWords(day, today, SPOKEN.jp),
    })),
    what:
      times.length === 0
        ? { en: 'Closed', ja: '休業' }
        : { en: `Open ${timesIn('en', times)}`, ja: `${timesIn('jp', times)}の営業` },
    who: isAll ? { en: 'All restaurants', ja: '全店' } : joined(of, COMMA),
    reasons: TAGS.flatMap((tag) => {
      const text = reason[tag]?.trim()
      return text ? [{ tag, text }] : []
    }),
  }
}

function timesIn(language: keyof typeof SPOKEN, times: Entry['times']): string {
  const words = SPOKEN[language]
  return times
    .map(({ opens, closes, lastOrder }) => words.times(opens, closes, lastOrder || null))
    .join(language === 'jp' ? '、' : ', ')
}
