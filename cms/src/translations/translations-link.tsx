import Link from 'next/link'
import type { ServerProps } from 'payload'
import { reach } from '../access/roles.ts'
import { say } from '../words.ts'
import { TRANSLATIONS } from './words.ts'

/** Leads whoever writes content from the desk's menu to the page of all translations. */
export function TranslationsLink({ i18n, user }: ServerProps) {
  if (reach(user, 'restaurants') === 'none') return null
  return (
    <Link className="nav__link desk-nav-link" href="/admin/translations" prefetch={false}>
      <span className="nav__link-label">{say({ i18n }, TRANSLATIONS)}</span>
    </Link>
  )
}
