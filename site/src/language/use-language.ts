import type { Language } from '@noren/contract/language'
import { useLocation } from '#src/navigation/location.ts'
import { languageOf } from '#src/navigation/paths.ts'

/** The page's language. It stands in the address and nowhere else (readings A2). */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname)
}
