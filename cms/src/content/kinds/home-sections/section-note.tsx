import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { type ListSlug, publishedGlobal, type SingleSlug } from '../../model/source.ts'
import { SECTION_OFF, sectionOf, TO_ITS_SWITCH } from './section-words.ts'

type Properties = ServerProps & { slug: SingleSlug | ListSlug }

/** Above what a section of the home page is written in, while staff have switched that section off. */
export async function SectionNote({ i18n, payload, slug }: Properties) {
  const section = sectionOf(slug)
  const home = section && (await publishedGlobal(payload, 'home'))
  if (!section || home?.[section] !== false) return null
  return (
    <p className="desk-section-off">
      {say({ i18n }, SECTION_OFF)}{' '}
      <Link className="desk-link" href={`/admin/globals/home#field-${section}`} prefetch={false}>
        {say({ i18n }, TO_ITS_SWITCH)}
      </Link>
    </p>
  )
}
