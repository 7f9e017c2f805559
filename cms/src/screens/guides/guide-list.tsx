import type { I18nClient } from '@payloadcms/translations'
import Link from 'next/link'
import { say } from '../../base/words.ts'
import { GUIDES } from './guides.ts'

type Props = {
  i18n: Pick<I18nClient, 'language'>
  /** The guide somebody is reading. */
  without?: string | undefined
}

/** The way to the guides. */
export function GuideList({ i18n, without }: Props) {
  const others = GUIDES.filter(({ name }) => name !== without)
  return (
    <nav aria-label={say({ i18n }, { en: 'All guides', ja: '使い方の一覧' })}>
      <ul className="desk-guide__list">
        {others.map(({ name, title }) => (
          <li key={name}>
            <Link href={`/admin/guide/${name}`} prefetch={false}>
              {say({ i18n }, title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
