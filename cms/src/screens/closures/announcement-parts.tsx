import { BANNER_DAYS } from '@noren/contract/hours/banners'
import { BANNER_PLACES, type BannerPlace } from '@noren/contract/hours/opening-hours'
import { useAuth, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import type { TypedUser } from 'payload'
import { useId } from 'react'
import { TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { BANNER_WORDS } from '../../content/model/fields/service-times.ts'
import { LINE_LIMIT } from '../../content/model/fields/text-limits.ts'
import { reach } from '../../staff/access/roles.ts'
import { Part, type PartProps } from './part.tsx'
import { isSameReason, REASONS_FOR_HOURS, REASONS_TO_CLOSE } from './usual-reasons.ts'

/** The reason, in every language; frequent reasons fill in all of them. */
export function ReasonPart({ closure: { reason, times }, change, problems }: PartProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const usual = times.length === 0 ? REASONS_TO_CLOSE : REASONS_FOR_HOURS
  const isWritten = TAGS.some((tag) => reason[tag]?.trim())
  return (
    <Part legend={{ en: 'Why (optional)', ja: '理由（任意）' }} problems={problems}>
      <div className="desk-chips">
        {usual.map((each) => {
          const isChosen = isSameReason(reason, each)
          return (
            <button
              aria-pressed={isChosen}
              className="desk-chip"
              key={each.en}
              onClick={() => change({ reason: isChosen ? {} : each })}
              type="button"
            >
              {say({ i18n }, { en: each.en ?? '', ja: each.ja ?? '' })}
            </button>
          )
        })}
      </div>
      <div className="desk-closure__reasons">
        {TAGS.map((tag) => {
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

/** Whether a banner announces it too, and where: in one of the `places`, or where it already stands. */
export function BannerPart({
  closure: { banner },
  change,
  problems,
  places,
  stood,
}: PartProps & { places: readonly BannerPlace[]; stood: BannerPlace | null }) {
  const { i18n } = useTranslation()
  const { user } = useAuth<TypedUser>()
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
        {[null, ...BANNER_PLACES.filter((each) => each === stood || places.includes(each))].map(
          (place) => (
            <label className="desk-chip" key={place}>
              <input
                checked={banner === place}
                name={`${id}banner`}
                onChange={() => change({ banner: place })}
                type="radio"
              />
              {say({ i18n }, place ? BANNER_WORDS[place] : { en: 'None', ja: 'なし' })}
            </label>
          ),
        )}
      </div>
      {reach(user, 'pages') === 'all' && (
        <p className="desk-closure__help">
          {say({ i18n }, OTHER_NEWS)}{' '}
          <Link href="/admin/globals/company#field-announcement__text" prefetch={false}>
            {say({ i18n }, ANNOUNCEMENT)}
          </Link>
        </p>
      )}
    </Part>
  )
}

const OTHER_NEWS: Words = {
  en: 'Other news of the company is written under',
  ja: '休業と時間変更以外のお知らせはこちら：',
}

const ANNOUNCEMENT: Words = {
  en: 'Company › Announcement above every page',
  ja: '会社情報 › ページ上部のお知らせ',
}
