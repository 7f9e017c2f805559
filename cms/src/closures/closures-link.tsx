import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '../words.ts'
import { CLOSURES } from './words.ts'

/** Leads from the desk's menu to the page of closures and special hours. */
export function ClosuresLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link desk-nav-link" href="/admin/closures" prefetch={false}>
      <span className="nav__link-label">{say({ i18n }, CLOSURES)}</span>
    </Link>
  )
}
