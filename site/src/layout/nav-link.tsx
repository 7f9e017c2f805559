import type { ComponentProps } from 'react'
import { useLocation } from '#src/navigation/location.ts'
import { decodeAddress } from '#src/routes/paths.ts'

/** A link of a menu: it is marked when its page is shown. */
export function NavLink({ href, ...properties }: ComponentProps<'a'> & { href: string }) {
  const isShown = useLocation().pathname === decodeAddress(href)
  return <a {...properties} href={href} aria-current={isShown ? 'page' : undefined} />
}
