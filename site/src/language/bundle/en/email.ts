import type { EmailFault } from '@noren/contract/enquiry/email-as-typed'

/** What is wrong with a typed address. */
export const email: Record<EmailFault, string> = {
  several: 'One address only, please.',
  characters: 'An address has plain letters, digits and signs, nothing such as 、 or 」.',
}
