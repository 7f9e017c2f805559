'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { say } from '../../base/words.ts'
import { menuAddress } from '../../content/screen-addresses.ts'
import { MENU } from './menu-words.ts'

/** The link from a restaurant's form to its menu. */
export function MenuOfRestaurant() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  return (
    <section aria-label={say({ i18n }, MENU)} className="desk-menu-link field-type">
      <h3>{say({ i18n }, MENU)}</h3>
      <p>{say({ i18n }, id === undefined ? NOT_YET : ELSEWHERE)}</p>
      {id !== undefined && (
        <Link className="desk-link" href={menuAddress(id)} prefetch={false}>
          {say({ i18n }, { en: 'Open the menu', ja: 'お品書きを開く' })}
        </Link>
      )}
    </section>
  )
}

const ELSEWHERE = {
  en: 'Dishes are written on a screen of their own, and are out at once.',
  ja: '品・価格・売り切れは専用の画面で変更し、すぐにサイトに反映されます。',
}

const NOT_YET = {
  en: 'Once this restaurant is saved, its dishes are written on a screen of their own.',
  ja: '店舗を保存すると、専用の画面で品を入力できます。',
}
