import type { PerLanguage } from '@noren/contract/language'
import { replyWords as en } from './words/en.ts'
import { replyWords as jp } from './words/jp.ts'
import type { ReplyWords } from './words/shape.ts'

export const REPLY_WORDS: PerLanguage<ReplyWords> = { en, jp }
