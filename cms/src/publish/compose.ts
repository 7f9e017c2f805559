import { eachOf } from '@noren/contract/fields'
import { readCompany } from '@noren/contract/resources/company'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import { PART_NAMES, type PartName } from '@noren/contract/snapshot'
import type { Payload } from 'payload'
import type { Edition } from '../base/targets/target.ts'
import { type DraftOf, LIST_SLUGS, type ListSlug, watchUploads } from '../content/model/source.ts'
import { Attempts } from './failed.ts'
import { formerSiteRows } from './former-site.ts'
import { partsOf } from './items-in.ts'
import { type Found, LIST_ROWS, type Listed, type ListSource } from './lists.ts'
import { headsFromFacts } from './page-heads.ts'
import { newest, type Time } from './plain-fields.ts'
import type { Problem } from './problem.ts'
import { type Drawn, publishedBrand } from './reshape/brand.ts'
import { GLOBAL_PARTS, publishedGlobals } from './reshape/globals.ts'
import { publishedSections } from './reshape/home-sections.ts'
import { publishedHeads } from './reshape/page-heads.ts'
import { isSitePage } from './site-page.ts'
import type { Preview } from './with-facts.ts'

/** Content to publish, what is drawn for it, and the documents or parts of it that could not be composed, by `keyOf`. */
export type Composed = Edition & { drawn?: Drawn; failed?: ReadonlyMap<string, Problem> }

/** Composes the content of publishes, with a cache of documents that have not changed since the last. */
export type Composer = {
  /**
   * @param draftOf the one document to take as it was last saved, published or not
   */
  compose: (draftOf?: DraftOf, preview?: Preview) => Promise<Composed>
}

export function createComposer(payload: Payload): Composer {
  const lists = eachOf(LIST_SLUGS, (list) => LIST_ROWS[list].open(payload))
  const haveUploadsChanged = watchUploads(payload)
  async function compose(draftOf?: DraftOf, preview?: Preview): Promise<Composed> {
    if (await haveUploadsChanged()) {
      for (const list of Object.values(lists)) list.forget()
    }
    return composeEdition(payload, lists, draftOf, preview)
  }

  // One after another, since they share the cache.
  let last: Promise<unknown> = Promise.resolve()
  return {
    compose: (draftOf, preview) => {
      const composed = last.then(() => compose(draftOf, preview))
      last = composed.catch(() => undefined)
      return composed
    },
  }
}

/** Reads everything published and reshapes it for the contract. */
async function composeEdition(
  payload: Payload,
  lists: Record<ListSlug, ListSource>,
  draftOf?: DraftOf,
  preview?: Preview,
): Promise<Composed> {
  const attempts = new Attempts(payload)
  const from = { payload, attempts, draftOf }
  const globals = await publishedGlobals(from)
  const found = eachOf(LIST_SLUGS, (): Found => ({ docs: [], items: [] }))
  for (const list of LIST_SLUGS) found[list] = await lists[list].read(attempts, draftOf, preview)
  const { hidden, updatedAt: sectionsChanged } = await publishedSections(from)
  const content = {
    // In the contract's order.
    ...eachOf(PART_NAMES, () => null),
    ...eachOf(GLOBAL_PARTS, (part) => globals[part]?.value),
    ...partsOf(eachOf(LIST_SLUGS, (list) => found[list].items)),
  }
  const changed: Record<PartName, Time> = {
    ...eachOf(GLOBAL_PARTS, (part) => globals[part]?.updatedAt),
    ...eachOf(LIST_SLUGS, (list) => newestOf(found[list].docs)),
  }
  return {
    content: withoutMissing(content),
    modified: withoutMissing({
      // A page has the name of the document or the list that it shows.
      ...Object.fromEntries(PART_NAMES.filter(isSitePage).map((part) => [part, changed[part]])),
      ...Object.fromEntries(LIST_SLUGS.flatMap((list) => timesOfPages(list, found[list].docs))),
      home: newest([...HOME_CALLS.map((part) => changed[part]), sectionsChanged]),
      privacy: changed.company,
      accessibility: changed.company,
    }),
    redirects: redirectsOf(found.restaurants.docs),
    ...(hidden.length > 0 && { sections: { hidden } }),
    heads: await publishedHeads(
      from,
      headsFromFacts(
        readCompany(content.company) ?? {},
        found.restaurants.items.map((each) => ('area' in each ? each : {})),
      ),
    ),
    // A preview shows pages alone.
    ...(!draftOf && (await formerSiteRows(from))),
    ...(await publishedBrand(from)),
    ...(attempts.failed.size > 0 && { failed: attempts.failed }),
  }
}

/** When the pages of a list's documents changed, by the name of the page and the slug. */
function timesOfPages(list: ListSlug, docs: readonly Listed[]): [string, string][] {
  const { page } = LIST_ROWS[list]
  return page ? docs.map(({ slug, updatedAt }) => [`${page}:${slug}`, updatedAt]) : []
}

/** When one of these documents was last published; `undefined` without documents. */
function newestOf(docs: readonly Listed[]): Time {
  return newest(docs.map(({ updatedAt }) => updatedAt))
}

/** Redirects from former addresses of restaurants; one that is in use again redirects nowhere. */
function redirectsOf(restaurants: readonly Listed[]): Record<string, string> {
  const current = new Set(restaurants.map(({ slug }) => slug))
  return Object.fromEntries(
    restaurants.flatMap(({ slug, formerSlugs }) =>
      (formerSlugs ?? []).flatMap((former) =>
        slug && !current.has(former) ? [[former, slug] as const] : [],
      ),
    ),
  )
}

type WithoutMissing<T> = { [Key in keyof T]?: NonNullable<T[Key]> }

function withoutMissing<T extends Record<string, unknown>>(parts: T): WithoutMissing<T> {
  const present: WithoutMissing<T> = {}
  for (const key in parts) {
    const value = parts[key]
    if (value !== null && value !== undefined) present[key] = value
  }
  return present
}
