'use client'

import { BANNER_DAYS } from '@noren/contract/hours/banners'
import { BANNER_PLACES } from '@noren/contract/hours/opening-hours'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say } from '../../base/words.ts'
import { BANNER_WORDS } from '../../content/fields/service-times.ts'
import { Part, type PartProps } from './part.tsx'

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
