import type { PerLanguage } from '@noren/contract/language'
import type { ReplyWords } from './replies.ts'
import { replyWords as en } from './words/en.ts'
import { replyWords as jp } from './words/jp.ts'

export const REPLY_WORDS: PerLanguage<ReplyWords> = { en, jp }
