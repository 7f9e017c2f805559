import { ANSWER_PARAMETER } from '@noren/contract/enquiry/recipients'

/**
 * Takes the reply that the address asks for, as links in mails do, out of the address, so that the letter
 * opens once; `null` when it asks for none.
 */
export function takeAskedReply(): string | null {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get(ANSWER_PARAMETER)
  if (asked === null) return null
  address.searchParams.delete(ANSWER_PARAMETER)
  window.history.replaceState(null, '', address)
  return asked
}
