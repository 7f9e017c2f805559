import { SITE_PATHS } from '@noren/contract/site-paths'

/** A page of the site, by the name of its route. */
export type SitePage = keyof typeof SITE_PATHS

/** Whether a document, or a part of the snapshot, has the name of the page that shows it. */
export function isSitePage(name: string): name is SitePage {
  return Object.hasOwn(SITE_PATHS, name)
}
