import type { PerLanguage } from '@noren/contract/language'
import { sent as en } from '#src/language/bundle/en/sent.ts'
import { sent as jp } from '#src/language/bundle/jp/sent.ts'

/** Only the contact page loads these texts. */
export const SENT_WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * Gives the page the address it has without the script, so that a reload shows number and link again.
 * `history.state` becomes `null`, as for a loaded document, since the reload makes it one.
 */
export function nameAddress(
  { action }: HTMLFormElement,
  reference: string,
  link: string | undefined,
): void {
  // The address already belongs to another page while that page's files load.
  if (location.pathname !== new URL(action).pathname) return
  const restaurant = /[?&](restaurant=[^&]+)/.exec(location.search)?.[1]
  const table = link ? link.replace(/.*\//, '&table=') : ''
  history.replaceState(null, '', `?${restaurant ? `${restaurant}&` : ''}sent=${reference}${table}`)
}
