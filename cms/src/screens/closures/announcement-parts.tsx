'use client'

import { BANNER_DAYS } from '@noren/contract/hours/banners'
import { BANNER_PLACES } from '@noren/contract/hours/opening-hours'
import type { HtmlLang } from '@noren/contract/language'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { BANNER_WORDS } from '../../content/fields/service-times.ts'
import { LINE_LIMIT } from '../../content/fields/text.ts'
import { tagWords } from '../../content/translations/gap-states.ts'
import { Part, type PartProps } from './part.tsx'

/** Frequent reasons of restaurants, in the languages of the content by their tags. */
const USUAL_REASONS: readonly { [Tag in HtmlLang]?: string }[] = [
  { ja: '臨時休業', en: 'Temporary closure' },
  { ja: '貸切', en: 'Private event' },
  { ja: '年末年始休業', en: 'New Year holidays' },
  { ja: '設備点検', en: 'Maintenance' },
  { ja: '荒天のため', en: 'Bad weather' },
]

const TAGS = LOCALES.map(({ htmlLang }) => htmlLang)

/** The reason, in every language; frequent reasons fill in all of them. */
export function ReasonPart({ closure: { reason }, change, problems }: PartProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const isWritten = TAGS.some((tag) => reason[tag]?.trim())
  return (
    <Part legend={{ en: 'Why (optional)', ja: '理由（任意）' }} problems={problems}>
      <div className="desk-chips">
        {USUAL_REASONS.map((usual) => {
          const isChosen = TAGS.every((tag) => reason[tag] === usual[tag])
          return (
            <button
              aria-pressed={isChosen}
              className="desk-chip"
              key={usual.en}
              onClick={() => change({ reason: isChosen ? {} : usual })}
              type="button"
            >
              {say({ i18n }, { en: usual.en ?? '', ja: usual.ja ?? '' })}
            </button>
          )
        })}
      </div>
      <div className="desk-closure__reasons">
        {LOCALES.map(({ htmlLang: tag }) => {
          const isMissing = isWritten && !reason[tag]?.trim()
          return (
            <div key={tag}>
              <label htmlFor={`${id}${tag}`}>{say({ i18n }, tagWords(tag))}</label>
              <input
                aria-describedby={isMissing ? `${id}${tag}missing` : undefined}
                id={`${id}${tag}`}
                lang={tag}
                maxLength={LINE_LIMIT}
                onChange={({ target }) => change({ reason: { ...reason, [tag]: target.value } })}
                type="text"
                value={reason[tag] ?? ''}
              />
              {isMissing && (
                <p className="desk-closure__missing" id={`${id}${tag}missing`}>
                  {say({ i18n }, missingWords(tagWords(tag)))}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </Part>
  )
}

const missingWords = ({ en, ja }: Words): Words => ({
  en: `${en} is missing: its pages show the other language, and its banner no reason.`,
  ja: `${ja}が未入力です。${ja}のページには別の言語の理由が表示され、バナーには理由が出ません。`,
})

const PLACES = [null, ...BANNER_PLACES]

/** Whether a banner announces it too, and where. */
export function BannerPart({ closure: { banner }, change, problems }: PartProps) {
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <Part
      help={{
        en: `A line at the top of the page, from ${BANNER_DAYS} days before to the last day.`,
        ja: `ページの一番上に出す1行です。初日の${BANNER_DAYS}日前から最終日まで表示します。`,
      }}
      legend={{ en: 'Banner', ja: 'バナー' }}
      problems={problems}
    >
      <div className="desk-chips">
        {PLACES.map((place) => (
          <label className="desk-chip" key={place}>
            <input
              checked={banner === place}
              name={`${id}banner`}
              onChange={() => change({ banner: place })}
              type="radio"
            />
            {say({ i18n }, place ? BANNER_WORDS[place] : { en: 'None', ja: 'なし' })}
          </label>
        ))}
      </div>
    </Part>
  )
}
