'use client'

import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { say, type Words } from '../../base/words.ts'
import { menuAddress } from '../../content/addresses/menu-address.ts'
import { MENU_LINK } from '../../content/fields/menu-link.ts'
import { MENU } from './menu-words.ts'

/** The way from a restaurant's form to its menu, and what a publish was refused for there. */
export function MenuOfRestaurant() {
  const { i18n } = useTranslation()
  const { data, id } = useDocumentInfo()
  const refused = useRefused()
  const dishes = Array.isArray(data?.menu) ? data.menu.length : 0
  return (
    <section aria-label={say({ i18n }, MENU)} className="desk-menu-link field-type">
      <h3>{say({ i18n }, MENU)}</h3>
      <p>{say({ i18n }, id === undefined ? NOT_YET : countWords(dishes))}</p>
      {refused && (
        <p className="desk-menu-link__refused field-error" role="alert">
          {refused}
        </p>
      )}
      {id !== undefined && (
        <Link className="desk-link" href={menuAddress(id)} prefetch={false}>
          {say({ i18n }, { en: 'Open the menu', ja: 'お品書きを開く' })}
        </Link>
      )}
    </section>
  )
}

/** What the last publish was refused for; the form may be sent again, since dishes are mended elsewhere. */
function useRefused(): string | null {
  const { dispatchFields } = useForm()
  const said = useFormFields(([{ [MENU_LINK]: place }]) =>
    place?.valid === false ? place.errorMessage : undefined,
  )
  const isSending = useFormProcessing()
  const [refused, setRefused] = useState<string | null>(null)

  useEffect(() => {
    if (isSending) setRefused(null)
  }, [isSending])

  useEffect(() => {
    if (!said) return
    setRefused(said)
    dispatchFields({ type: 'UPDATE', path: MENU_LINK, errorMessage: '', valid: true })
  }, [said, dispatchFields])
  return refused
}

function countWords(dishes: number): Words {
  return {
    en: `${dishes} ${dishes === 1 ? 'dish' : 'dishes'}. They are written on a screen of their own, and are out at once.`,
    ja: `${dishes}品。品・価格・売り切れは専用の画面で変更し、すぐにサイトに反映されます。`,
  }
}

const NOT_YET: Words = {
  en: 'Once this restaurant is saved, its dishes are written on a screen of their own.',
  ja: '店舗を保存すると、専用の画面で品を入力できます。',
}
