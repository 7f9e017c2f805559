'use client'

import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { languageWords, say, type Words } from '../../base/words.ts'
import { LINE_LIMIT } from '../../content/fields/text.ts'
import { USUAL_REASONS } from './closure-words.ts'
import { Part, type PartProps } from './part.tsx'

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
              <label htmlFor={`${id}${tag}`}>{say({ i18n }, nameOfTag(tag))}</label>
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
                  {say({ i18n }, missingWords(nameOfTag(tag)))}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </Part>
  )
}

function nameOfTag(tag: HtmlLang): Words {
  const language = LANGUAGES.find((each) => LANGUAGE[each].htmlLang === tag)
  return language ? languageWords(language) : { en: tag, ja: tag }
}

const missingWords = ({ en, ja }: Words): Words => ({
  en: `${en} is missing: its pages show the other language, and its banner no reason.`,
  ja: `${ja}が未入力です。${ja}のページには別の言語の理由が表示され、バナーには理由が出ません。`,
})
