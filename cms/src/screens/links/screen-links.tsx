import type { ServerProps } from 'payload'
import { HOME_ORDER } from '../../content/kinds/globals/sections.ts'
import { isListSlug } from '../../content/model/source.ts'
import { dailyLinks } from './daily-links.ts'
import { NavLinks } from './nav-links.tsx'

/** The first links of the menu that Payload draws. */
export function ScreenLinks({ user }: ServerProps) {
  return (
    <>
      <NavLinks links={dailyLinks(user)} />
      <style>{ORDER_OF_PARTS}</style>
    </>
  )
}

/** The parts of the home page in the order of the page, in the menu that Payload draws: collections before globals. */
const ORDER_OF_PARTS = HOME_ORDER.map(
  (slug, index) => `#nav-${isListSlug(slug) ? '' : 'global-'}${slug} { order: ${index + 1} }`,
).join(' ')
