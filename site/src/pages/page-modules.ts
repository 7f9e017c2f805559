import type { Language } from '@noren/contract/language'
import type { PageName } from '#src/routes/routes.ts'

/** Source modules of what the app loads for a page in a language, as the build's manifest names them. */
export function pageModules(page: PageName, language: Language): string[] {
  const name = page === 'notFound' ? 'not-found' : page
  return [`src/pages/${name}/${name}-page.tsx`, `src/language/bundle/${language}.ts`]
}
