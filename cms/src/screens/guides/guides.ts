import type { Words } from '../../base/words.ts'

/** A guide for staff: `docs/desk/<language>/<name>.md`, which begins with its title. */
type Guide = {
  name: string
  /** How the addresses of its screens begin, behind `/admin`. */
  screens: readonly string[]
}

/** The desk's name for its guides. */
export const HELP: Words = { en: 'How to', ja: '使い方' }

/** In the order a new member of staff reads them. */
export const GUIDES: readonly Guide[] = [
  { name: 'first-steps', screens: [] },
  { name: 'menu', screens: ['/menu'] },
  { name: 'closures', screens: ['/closures'] },
  { name: 'print', screens: ['/print'] },
  { name: 'texts', screens: ['/collections', '/globals', '/translations'] },
  { name: 'news', screens: ['/collections/news'] },
  { name: 'pictures', screens: ['/collections/media', '/collections/videos'] },
  { name: 'photos', screens: [] },
  { name: 'enquiries', screens: ['/collections/enquiries', '/globals/reply-letters'] },
  { name: 'evening', screens: ['/tables', '/months'] },
  { name: 'later', screens: ['/globals/former-site'] },
  {
    name: 'people',
    screens: ['/collections/users', '/account', '/audit', '/globals/sign-in-rules'],
  },
]

/** The guide to the screen at this address; the most specific one where several match. */
export function guideTo(path: string): Guide | null {
  const [best] = GUIDES.flatMap((guide) => guide.screens.map((screen) => ({ guide, screen })))
    .filter(({ screen }) => path.startsWith(screen))
    .toSorted((one, other) => other.screen.length - one.screen.length)
  return best?.guide ?? null
}
