import type { PerLanguage } from '@noren/contract/language'
import { typing as en } from '#src/language/bundle/en/typing.ts'
import { typing as jp } from '#src/language/bundle/jp/typing.ts'

export { emailFault, readEmail } from '@noren/contract/enquiry/email-as-typed'

/** Of each fault of an address; and of more digits than the field of the phone takes. */
export const TYPING_WORDS: PerLanguage<typeof en> = { en, jp }
