import type { PerLanguage } from '@noren/contract/language'
import { tableWords as en } from './words/en.ts'
import { tableWords as jp } from './words/jp.ts'
import type { TableWords } from './words/shape.ts'

export const TABLE_WORDS: PerLanguage<TableWords> = { en, jp }
