import type { PerLanguage } from '@noren/contract/language'
import { email as en } from '#src/language/bundle/en/email.ts'
import { phoneFull as enFull } from '#src/language/bundle/en/phone-full.ts'
import { email as jp } from '#src/language/bundle/jp/email.ts'
import { phoneFull as jpFull } from '#src/language/bundle/jp/phone-full.ts'

export { emailFault, readEmail } from '@noren/contract/enquiry/email-as-typed'

/** What is said of each fault of an address. */
export const FAULT_WORDS: PerLanguage<typeof en> = { en, jp }

/** Said when more was typed than the field of the phone takes. */
export const PHONE_FULL: PerLanguage<string> = { en: enFull, jp: jpFull }
