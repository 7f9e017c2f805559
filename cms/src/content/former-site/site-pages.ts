import { plainAddress } from '@noren/contract/former-site/address'
import { DEFAULT_LANGUAGE, LANGUAGE, languageFromCode } from '@noren/contract/language'
import { SITE_PATHS } from '@noren/contract/site-paths'
import type { PayloadRequest } from 'payload'
import type { PageAt } from './check-lines.ts'

/** Finds the pages of the site, in each of its languages. @param slugs of restaurants, former ones too */
export function sitePages(slugs: readonly string[]): PageAt {
  const pages = new Set<string>([
    ...Object.values(SITE_PATHS),
    ...slugs.map((slug) => SITE_PATHS.restaurant.replace(/:\w+/, slug)),
  ])
  return (address) => {
    const [path = ''] = address.split('?', 1)
    const plain = plainAddress(path)?.path.toLowerCase() ?? ''
    const [, code = ''] = plain.split('/')
    const language = languageFromCode(code)
    const page = (language ? plain.slice(`/${code}`.length) : plain) || '/'
    if (!pages.has(page)) return null
    const { pathPrefix } = LANGUAGE[language ?? DEFAULT_LANGUAGE]
    return page === '/' ? pathPrefix || '/' : pathPrefix + page
  }
}

/** The addresses of all restaurants, published or not, with their former ones. */
export async function restaurantSlugs({ payload }: PayloadRequest): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    select: { slug: true, formerSlugs: true },
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(({ slug, formerSlugs }) => [slug, ...(formerSlugs ?? [])])
}
