'use client'

import type { Day } from '@noren/contract/hours/calendar'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'
import type { Closure } from './closure.ts'
import type { Known } from './known.ts'
import { type Preview, previewOf } from './preview.ts'

/** What visitors will read, in every language, and from which day on. */
export function PreviewPart({ closure, known }: { closure: Closure; known: Known }) {
  const { i18n } = useTranslation()
  const preview = previewOf(closure, known)
  return (
    <section aria-labelledby="desk-closure-preview" className="desk-closure__preview">
      <h3 id="desk-closure-preview">
        {say({ i18n }, { en: 'What visitors will read', ja: 'お客様に見える文' })}
      </h3>
      {preview ? (
        <>
          {preview.readings.map(({ tag, text, reason, banner }) => (
            <div key={tag} lang={tag}>
              <p>
                <strong>{text}</strong> {reason}
              </p>
              {banner && <p className="desk-closure__banner">{banner}</p>}
            </div>
          ))}
          <p className="desk-closure__help">
            {say({ i18n }, sinceWords(preview, known.today, closure.banner !== null))}
          </p>
        </>
      ) : (
        <p className="desk-closure__help">{say({ i18n }, NOTHING)}</p>
      )}
    </section>
  )
}

function sinceWords({ since, bannerSince }: Preview, today: Day, hasBanner: boolean): Words {
  const en = (day: Day) => (day === today ? 'now' : TIME_WORDS.en.date(day, false))
  const ja = (day: Day) => (day === today ? '今' : TIME_WORDS.jp.date(day, false))
  return {
    en: `On the pages from ${en(since)}${hasBanner ? `, as a banner from ${en(bannerSince)}` : ''}, to the last day.`,
    ja: `ページには${ja(since)}から${hasBanner ? `、バナーは${ja(bannerSince)}から` : ''}、最終日まで表示されます。`,
  }
}

const NOTHING: Words = {
  en: 'The sentence stands here once the days and times can be read.',
  ja: '日付と時間を入力すると、ここに文が表示されます。',
}
