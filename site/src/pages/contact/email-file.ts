import { hasEmailShape } from '@noren/contract/enquiry/email-shape'
import { lazyFile } from '#src/lazy-files.ts'

/** What reads addresses as people type them is a file of its own: it comes once somebody is at the box. */
export const emailFile = lazyFile(() => import('@noren/contract/enquiry/email-as-typed'))

/** Whether a text is an address, as far as is known here: the server asks again. */
export function isAddress(text: string): boolean {
  return hasEmailShape(text) && !emailFile.content()?.emailFault(text)
}
