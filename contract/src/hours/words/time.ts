import type { PerLanguage } from '../../language.ts'
import { timeWords as en } from './en.ts'
import { timeWords as jp } from './jp.ts'
import type { TimeWords } from './shape.ts'

export const TIME_WORDS: PerLanguage<TimeWords> = { en, jp }
