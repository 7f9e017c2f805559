'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { say } from '../../base/words.ts'
import { guideTo, HELP } from './guides.ts'

/** In the head of every screen: the link to its guide, or to all of them. */
export function GuideLink() {
  const { i18n } = useTranslation()
  const path = usePathname().replace(/^\/admin/, '')
  if (path.startsWith('/guide')) return null
  const guide = guideTo(path)
  return (
    <Link
      className="desk-guide-link"
      href={guide ? `/admin/guide/${guide.name}` : '/admin/guide'}
      prefetch={false}
    >
      {say({ i18n }, HELP)}
    </Link>
  )
}
