'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { OpenNav } from '../../base/payload-insides/open-nav.tsx'
import { say } from '../../base/words.ts'
import type { DailyLink } from './daily-links.ts'

/** The links above the groups of the desk's menu, the current screen marked; opens the menu where it has room. */
export function NavLinks({ links }: { links: DailyLink[] }) {
  const { i18n } = useTranslation()
  const path = usePathname()
  return (
    <>
      <OpenNav />
      <ul className="desk-nav">
        {links.map(({ address, words }) => {
          const isHere =
            path === address || (address !== '/admin' && path.startsWith(`${address}/`))
          return (
            <li key={address}>
              <Link
                aria-current={isHere ? 'page' : undefined}
                className="nav__link"
                href={address}
                prefetch={false}
              >
                {isHere && <span className="nav__link-indicator" />}
                <span className="nav__link-label">{say({ i18n }, words)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
