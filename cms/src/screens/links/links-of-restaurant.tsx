'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'
import {
  closuresAddress,
  closuresAt,
  menuAddress,
  printAddress,
} from '../../content/model/screen-addresses.ts'
import { CLOSURES } from '../closures/closure.ts'
import { MENU } from '../menu/menu-words.ts'
import { PRINT_WORDS } from '../print/print-words.ts'

type Props = {
  heading: 'h3' | 'h4'
  title: Words
  text: Words
  links: readonly { address: string; words: Words }[]
  /** How many there are, in words. */
  count: Words | null
}

/** In a restaurant's form, in place of what is written on another screen. */
function Elsewhere({ heading: Heading, title, text, links, count }: Props) {
  const { i18n } = useTranslation()
  return (
    <section aria-label={say({ i18n }, title)} className="desk-menu-link field-type">
      <Heading>
        {say({ i18n }, title)}
        {count && <span className="desk-menu-link__count">{say({ i18n }, count)}</span>}
      </Heading>
      <p>{say({ i18n }, text)}</p>
      {links.map(({ address, words }) => (
        <Link className="desk-link" href={address} key={address} prefetch={false}>
          {say({ i18n }, words)}
        </Link>
      ))}
    </section>
  )
}

/** The link from a restaurant's form to its menu. */
export function MenuOfRestaurant() {
  const { id } = useDocumentInfo()
  const words = { en: 'Open the menu', ja: 'お品書きを開く' }
  const count = useCount('dishes', id)
  return (
    <Elsewhere
      count={count === null ? null : { en: dishes(count), ja: `${count}品` }}
      heading="h3"
      links={
        id === undefined
          ? []
          : [
              { address: menuAddress(id), words },
              { address: printAddress(id), words: PRINT_WORDS.link },
            ]
      }
      text={id === undefined ? NO_MENU_YET : MENU_TEXT}
      title={MENU}
    />
  )
}

/** The link from a restaurant's form to its closures and special hours. */
export function ClosuresOfRestaurant() {
  const { id } = useDocumentInfo()
  const count = useCount('closures', id)
  const words = { en: 'Open closures and special hours', ja: '臨時休業・特別営業を開く' }
  const link = { address: id === undefined ? closuresAddress() : closuresAt(id), words }
  return (
    <Elsewhere
      count={count === null ? null : { en: `${count}`, ja: `${count}件` }}
      heading="h4"
      links={[link]}
      text={CLOSURES_TEXT}
      title={CLOSURES}
    />
  )
}

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)

const countSchema = v.object({ totalDocs: v.number() })

/** How many facts a restaurant has; `null` until it is known. */
function useCount(facts: 'dishes' | 'closures', id: number | string | undefined): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    const query = `where[restaurant][equals]=${id}&limit=1&depth=0&select[id]=true`
    void askDesk(`/api/${facts}?${query}`, countSchema).then(({ value }) => {
      if (!isGone && value) setCount(value.totalDocs)
    })
    return () => {
      isGone = true
    }
  }, [facts, id])
  return count
}

const MENU_TEXT: Words = {
  en: 'Dishes are written on their own screen, and go live immediately.',
  ja: '品・価格・売り切れは専用の画面で変更し、すぐにサイトに反映されます。',
}

const NO_MENU_YET: Words = {
  en: 'Once this restaurant is saved, its dishes are written on their own screen.',
  ja: '店舗を保存すると、専用の画面で品を入力できます。',
}

const CLOSURES_TEXT: Words = {
  en: 'They are written on their own screen, for one restaurant or several, and go live immediately.',
  ja: '専用の画面で、1店舗でも複数店舗でもまとめて入力でき、すぐにサイトに反映されます。',
}
