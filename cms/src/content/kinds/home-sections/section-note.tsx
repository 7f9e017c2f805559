import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { publishedGlobal } from '../../model/source.ts'
import { type Place, sectionOf } from './section-parts.ts'

type Properties = ServerProps & { place: Place }

/** Above what a section of the home page is written in, while staff have switched that section off. */
export async function SectionNote({ i18n, payload, place }: Properties) {
  const section = sectionOf(place)
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
