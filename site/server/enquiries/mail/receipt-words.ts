import type { PerLanguage } from '@noren/contract/language'
import { receipt as en } from '#src/language/bundle/en/receipt.ts'
import { receipt as jp } from '#src/language/bundle/jp/receipt.ts'

/** What a receipt says, besides what the page of a sent enquiry says as well. */
export const RECEIPT_WORDS: PerLanguage<typeof en> = { en, jp }
