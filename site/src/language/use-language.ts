import { DEFAULT_LANGUAGE, type Language } from '@noren/contract/language'
import { createContext, use } from 'react'

/** Given by the router. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The page's language. It is in the address and nowhere else (readings A2). */
export function useLanguage(): Language {
  return use(LanguageContext)
}
