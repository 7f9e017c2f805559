'use client'

import { useTranslation } from '@payloadcms/ui'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { type Answer, ON_ITS_WAY } from './letter.ts'

type Props = { answers: readonly Answer[]; lang: string }

/** The letters that were sent to the guest, the first on top. */
export function AnswersGiven({ answers, lang }: Props) {
  const { i18n } = useTranslation()
  return answers.map(({ id, subject, text, how, copy, by, at }) => (
    <article aria-labelledby={`answer-${id}`} className="desk-answer" key={id}>
      <p>
        {say({ i18n }, { en: 'Answered', ja: '返信' })} {by}{' '}
        <time dateTime={at}>{inTokyo(new Date(at))}</time> <span>{say({ i18n }, HOW[how])}</span>
        {copy && <span> {say({ i18n }, COPIED[copy])}</span>}
      </p>
      <h3 id={`answer-${id}`} lang={lang}>
        {subject}
      </h3>
      <p className="desk-letter__text" lang={lang}>
        {text}
      </p>
    </article>
  ))
}

const COPIED: { [S in NonNullable<Answer['copy']>]: Words } = {
  sent: { en: 'with a copy to the restaurant', ja: '店舗にも写しを送信' },
  failed: {
    en: 'the copy to the restaurant could not be sent',
    ja: '店舗への写しは送信できませんでした',
  },
}

const HOW: { [W in Answer['how']]: Words } = {
  desk: { en: 'sent from here', ja: 'この画面から送信' },
  program: { en: 'from a mail program', ja: 'メールソフトから送信' },
  telephone: { en: 'by phone', ja: 'お電話で伝達' },
  sending: ON_ITS_WAY,
}
