import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { TAGS } from '../../base/locales.ts'
import { say } from '../../base/words.ts'
import {
  GAP_STATES,
  type GapState,
  STATE_WORDS,
  tagWords,
} from '../../content/languages/translations/gap-states.ts'
import { isAmong, type Shown, translationsAddress } from './shown.ts'

/** How many texts of a language are in a state. */
export type Count = { tag: string; state: GapState; count: number }

type Props = { counts: readonly Count[]; shown: Shown }

/** How many texts need work in each language; each number links to those texts. */
export function TranslationCounts({ counts, shown }: Props) {
  const { i18n } = useTranslation()
  // Without a translation service there are no drafts, and no column for them.
  const states = GAP_STATES.filter(
    (state) => state !== 'drafted' || counts.some((each) => each.state === state && each.count > 0),
  )
  const cell = (tag: string | null, state: GapState | null) => {
    const among = counts.filter((each) => isAmong(each, { tag, state }))
    const count = among.reduce((sum, each) => sum + each.count, 0)
    const isCurrent = shown.tag === tag && shown.state === state
    return count === 0 ? (
      <span className="desk-translations__none">0</span>
    ) : (
      <Link
        {...(isCurrent && { 'aria-current': 'true' })}
        href={translationsAddress({ tag, state })}
        prefetch={false}
      >
        {count}
      </Link>
    )
  }
  return (
    <table className="desk-translations__counts">
      <thead>
        <tr>
          <th scope="col">{say({ i18n }, { en: 'Language', ja: '言語' })}</th>
          {states.map((state) => (
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
            {states.map((state) => (
              <td key={state}>{cell(tag, state)}</td>
            ))}
            <td>{cell(tag, null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
