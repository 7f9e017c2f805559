import type { DeskLanguage } from '../src/base/words.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env

/** The language of the terminal. */
export const terminalLanguage: DeskLanguage = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ja')
  ? 'ja'
  : 'en'
