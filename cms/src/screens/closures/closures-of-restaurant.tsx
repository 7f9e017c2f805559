'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { say } from '../../base/words.ts'
import { closuresAddress } from '../../content/screen-addresses.ts'
import { CLOSURES } from './closure-words.ts'

/** The link from a restaurant's form to its closures and special hours. */
export function ClosuresOfRestaurant() {
  const { i18n } = useTranslation()
  return (
    <section aria-label={say({ i18n }, CLOSURES)} className="desk-menu-link field-type">
      <h4>{say({ i18n }, CLOSURES)}</h4>
      <p>{say({ i18n }, ELSEWHERE)}</p>
      <Link className="desk-link" href={closuresAddress()} prefetch={false}>
        {say({ i18n }, { en: 'Open closures and special hours', ja: '臨時休業・特別営業を開く' })}
      </Link>
    </section>
  )
}

const ELSEWHERE = {
  en: 'They are written on a screen of their own, for one restaurant or several, and are out at once.',
  ja: '専用の画面で、1店舗でも複数店舗でもまとめて入力でき、すぐにサイトに反映されます。',
}
