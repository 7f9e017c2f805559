import Link from 'next/link'
import { say } from '../../base/words.ts'
import type { Unfinished } from './documents.ts'
import { GAP_STATES, type GapState, STATE_WORDS, tagWords } from './gap-states.ts'
import { TAGS } from './ledger.ts'

/** The filter of the list; `null` for all. */
export type Shown = { tag: string | null; state: GapState | null }

type Props = {
  documents: readonly Unfinished[]
  i18n: { language: string }
  shown: Shown
}

/** How many texts need work in each language; each number links to those texts. */
export function TranslationCounts({ documents, i18n, shown }: Props) {
  const gaps = documents.flatMap((document) => document.gaps)
  const cell = (tag: string | null, state: GapState | null) => {
    const count = gaps.filter((gap) => isAmong(gap, { tag, state })).length
    const isCurrent = shown.tag === tag && shown.state === state
    return count === 0 ? (
      <span className="desk-translations__none">0</span>
    ) : (
      <Link {...(isCurrent && { 'aria-current': 'true' })} href={addressOf({ tag, state })}>
        {count}
      </Link>
    )
  }
  return (
    <table className="desk-translations__counts">
      <thead>
        <tr>
          <th scope="col">{say({ i18n }, { en: 'Language', ja: '言語' })}</th>
          {GAP_STATES.map((state) => (
            <th key={state} scope="col">
              {say({ i18n }, STATE_WORDS[state])}
            </th>
          ))}
          <th scope="col">{say({ i18n }, { en: 'All', ja: '合計' })}</th>
        </tr>
      </thead>
      <tbody>
        {TAGS.map((tag) => (
          <tr key={tag}>
            <th scope="row">{say({ i18n }, tagWords(tag))}</th>
            {GAP_STATES.map((state) => (
              <td key={state}>{cell(tag, state)}</td>
            ))}
            <td>{cell(tag, null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a text passes the filter. */
export function isAmong(gap: { tag: string; state: GapState }, { tag, state }: Shown): boolean {
  return (tag === null || gap.tag === tag) && (state === null || gap.state === state)
}

function addressOf({ tag, state }: Shown): string {
  const query = new URLSearchParams({ ...(tag && { language: tag }), ...(state && { state }) })
  return `/admin/translations?${query}`
}
