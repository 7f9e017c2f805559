import type { PerLanguage } from '@noren/contract/language'
import { sent as en } from '#src/language/bundle/en/sent.ts'
import { sent as jp } from '#src/language/bundle/jp/sent.ts'

/** They come with the contact page alone. */
export const SENT_WORDS: PerLanguage<typeof en> = { en, jp }

/**
 * Gives the page the address it has without the script, so that a reload shows the number again. The
 * entry counts as one a document was loaded with, since that is what the reload makes it.
 */
export function nameAddress({ action }: HTMLFormElement, reference: string): void {
  // Another page's address stands there already while that page's files are on their way.
  if (location.pathname !== new URL(action).pathname) return
  const restaurant = /[?&](restaurant=[^&]+)/.exec(location.search)?.[1]
  history.replaceState(null, '', `?${restaurant ? `${restaurant}&` : ''}sent=${reference}`)
}
