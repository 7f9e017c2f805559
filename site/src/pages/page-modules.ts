import type { Language } from '@noren/contract/language'
import type { PageName } from '#src/routes/routes.ts'
import { tellsOfSent } from './contact/sent-file.ts'
import { restaurantOf } from './contact/table-file.ts'

/** Source modules of what the app loads for a page in a language, as the build's manifest names them. */
export function pageModules(page: PageName, language: Language, search: string): string[] {
  const name = folderOf(page)
  const asksForTable = page === 'contact' && restaurantOf(search)
  return [
    `src/pages/${name}/${name}-page.tsx`,
    `src/language/bundle/${language}.ts`,
    ...(page === 'contact' && tellsOfSent(search) ? ['src/pages/contact/sent.ts'] : []),
    ...(asksForTable ? ['src/pages/contact/table/table.ts'] : []),
  ]
}

/**
 * Source modules of what a page shows besides, without loading them: its still parts, what is
 * announced, if anything is, the parts around every page.
 */
export function stillModules(page: PageName, isAnnounced: boolean): string[] {
  return [
    `src/pages/${folderOf(page)}/still-parts.ts`,
    // Its cloths say whether the houses are open.
    ...(page === 'home' ? ['src/ui/card-hours.tsx'] : []),
    ...(isAnnounced ? ['src/layout/announcement/announcement.tsx'] : []),
    'src/layout/still-parts.ts',
  ]
}

function folderOf(page: PageName): string {
  return page === 'notFound' ? 'not-found' : page
}
