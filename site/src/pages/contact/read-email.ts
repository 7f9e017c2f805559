import type { PerLanguage } from '@noren/contract/language'
import { email as en } from '#src/language/bundle/en/email.ts'
import { email as jp } from '#src/language/bundle/jp/email.ts'

export { emailFault, readEmail } from '@noren/contract/enquiry/email-as-typed'

/** What the field says of each fault. */
export const FAULT_WORDS: PerLanguage<typeof en> = { en, jp }
