import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { type ListSlug, publishedGlobal, type SingleSlug } from '../../model/source.ts'
import { sectionOf } from './section-parts.ts'

type Properties = ServerProps & { slug: SingleSlug | ListSlug }

/** Above what a section of the home page is written in, while staff have switched that section off. */
export async function SectionNote({ i18n, payload, slug }: Properties) {
  const section = sectionOf(slug)
  const home = section && (await publishedGlobal(payload, 'home'))
  if (!section || home?.[section] !== false) return null
  return (
    <p className="desk-section-off">
      {say(
        { i18n },
        {
          en: 'This section is switched off: the home page does not show it.',
          ja: 'この部分は、トップページに表示しない設定になっています。',
        },
      )}{' '}
      <Link className="desk-link" href={`/admin/globals/home#field-${section}`} prefetch={false}>
        {say({ i18n }, { en: 'To its switch', ja: '表示の設定を開く' })}
      </Link>
    </p>
  )
}
