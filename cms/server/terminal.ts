import type { DeskLanguage, Words } from '../src/base/words.ts'

/** The language of the terminal, by the setting that it uses for messages. */
export const TERMINAL_LANGUAGE: DeskLanguage = languageOf(process.env)

function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): DeskLanguage {
  return /^ja(?:[_.@]|$)/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ja' : 'en'
}

/** The text in the language of the terminal. */
export function spoken(words: Words): string {
  return words[TERMINAL_LANGUAGE]
}

/** Ends a command that was not called as it has to be, and says how. */
export function endWithUsage(usage: Words): never {
  console.error(spoken(usage))
  process.exit(2)
}
