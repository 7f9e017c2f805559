import { someOf } from './fields.ts'
import { readObject, readOptionalText } from './json.ts'
import { LANGUAGES, type Language } from './language.ts'
import { SITE_PAGE_NAMES, SITE_PAGES, type SitePage } from './site-pages.ts'

/** The pages of which a company may write what search engines and tabs show. */
export const PAGES_WITH_HEAD = SITE_PAGE_NAMES.filter(hasHead)

export type PageWithHead = {
  [Page in SitePage]: (typeof SITE_PAGES)[Page] extends { hasHead: true } ? Page : never
}[SitePage]

function hasHead(page: SitePage): page is PageWithHead {
  return 'hasHead' in SITE_PAGES[page]
}

/** A text in the languages in which it was written; the others have the page's own words. */
type OwnText = { readonly [L in Language]?: string }

/** Title and description of a page, where they are not the page's own words. */
export type PageHead = { title?: OwnText; description?: OwnText }

export type PageHeads = { readonly [Page in SitePage]?: PageHead }

/** Reads the heads of a snapshot; what is missing or no text is left out. */
export function readPageHeads(value: unknown): PageHeads {
  const heads = readObject(value)
  return someOf(PAGES_WITH_HEAD, (page) => {
    const head = readObject(heads[page])
    return filled(someOf(['title', 'description'], (part) => readOwn(head[part])))
  })
}

function readOwn(value: unknown): OwnText | null {
  const texts = readObject(value)
  return filled(someOf(LANGUAGES, (language) => readOptionalText(texts[language])))
}

function filled<Fields extends object>(fields: Fields): Fields | null {
  return Object.keys(fields).length > 0 ? fields : null
}
