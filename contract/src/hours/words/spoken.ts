import { type PerLanguage, perLanguage } from '../../language.ts'
import { noticeWords as en } from './notices/en.ts'
import { noticeWords as jp } from './notices/jp.ts'
import type { NoticeWords, TimeWords } from './shape.ts'
import { TIME_WORDS } from './time.ts'

const NOTICE_WORDS: PerLanguage<NoticeWords> = { en, jp }

/** How each language writes closures and special hours, their days and times. */
export const SPOKEN: PerLanguage<TimeWords & NoticeWords> = perLanguage((language) => ({
  ...TIME_WORDS[language],
  ...NOTICE_WORDS[language],
}))
