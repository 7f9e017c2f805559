import { readNewsItem } from '@noren/contract/resources/news'
import { readRestaurant, readRestaurantListItem } from '@noren/contract/resources/restaurant'
import { readSolutions } from '@noren/contract/resources/solutions'
import { readTestimonial } from '@noren/contract/resources/testimonials'
import { oncePer } from '@noren/kit/once-per'
import type { Payload } from 'payload'
import { dayInTokyo } from '../base/ui/in-tokyo.ts'
import { news } from '../content/kinds/collections/news.ts'
import { restaurants } from '../content/kinds/collections/restaurants.ts'
import { solutions } from '../content/kinds/collections/solutions.ts'
import { testimonials } from '../content/kinds/collections/testimonials.ts'
import type { ContentCollection } from '../content/kinds/content-collection.ts'
import { dayOf } from '../content/model/fields/day.ts'
import { createListReader, type DraftOf, type ListSlug } from '../content/model/source.ts'
import type { News } from '../payload-types.ts'
import type { Attempts } from './failed.ts'
import { asRead, type Read } from './reshape/as-read.ts'
import { itemOf, reshapeNews, reshapeTestimonial } from './reshape/items.ts'
import { reshapeRestaurant } from './reshape/restaurant.ts'
import type { SitePage } from './site-page.ts'
import { createRestaurantReader, type Preview, type ReaderWithMenu } from './with-facts.ts'

/** What a publish needs to know of any document in a list. */
export type Listed = {
  id: number
  updatedAt: string
  slug?: string | null
  /** Slugs it had before. */
  formerSlugs?: string[] | null
}

/** The documents of a list as visitors see them, in their order, and what is published of each. */
export type Found = { docs: readonly Listed[]; items: object[] }

/** Reads and reshapes a list. */
export type ListSource = {
  /**
   * @param draftOf the one document to take as it was last saved, published or not
   */
  read: (attempts: Attempts, draftOf?: DraftOf, preview?: Preview) => Promise<Found>
  /** Makes the next read start from scratch, since something they refer to has changed. */
  forget: () => void
}

type ListRow = {
  kind: ContentCollection
  open: (payload: Payload) => ListSource
  /** The site's reader of one document. */
  read: Read
  /** The page of one document; the home page without one. */
  page?: SitePage
}

/** The lists of content. */
export const LIST_ROWS: { readonly [List in ListSlug]: ListRow } = {
  solutions: list(solutions, {
    docs: (payload) => createListReader(payload, 'solutions', '_order'),
    read: (raw) => readSolutions([raw])[0],
  }),
  testimonials: list(testimonials, {
    docs: (payload) => createListReader(payload, 'testimonials', '_order'),
    reshape: reshapeTestimonial,
    read: readTestimonial,
  }),
  restaurants: list(restaurants, {
    docs: createRestaurantReader,
    reshape: reshapeRestaurant,
    read: (raw) => ({ ...readRestaurantListItem(raw), ...readRestaurant(raw) }),
    page: 'restaurant',
  }),
  news: list(news, {
    docs: createNewsReader,
    reshape: reshapeNews,
    read: readNewsItem,
    page: 'newsItem',
  }),
}

type Options<Doc> = Pick<ListRow, 'read' | 'page'> & {
  /** Reads its documents, with a cache. */
  docs: (payload: Payload) => ReaderWithMenu<Doc>
  /** Makes what is published of a document, unless it is simply its fields. */
  reshape?: (doc: Doc) => object
}

function list<Doc extends Listed>(kind: ContentCollection, options: Options<Doc>): ListRow {
  const { docs: reader, read, page } = options
  const { reshape = (doc: Doc) => asRead(itemOf(kind.fields, doc), read) } = options
  // There may be thousands, of which a publish changes one.
  const reshaped = oncePer(reshape)
  return {
    kind,
    open: (payload) => {
      const { read: readDocs, forget } = reader(payload)
      return {
        read: async (attempts, draftOf, preview) => {
          const docs = await readDocs(draftOf, preview)
          const items = docs.map((doc) => {
            const { id } = doc
            const made = attempts.make({ collection: kind.slug, id }, doc, reshaped)
            // Without any it is there with its id alone, until it is held back.
            return made ?? { _id: String(id) }
          })
          return { docs, items }
        },
        forget,
      }
    },
    read,
    ...(page && { page }),
  }
}

/** Of news to come, visitors see nothing until its day; a preview shows it. */
function createNewsReader(payload: Payload): ReaderWithMenu<News> {
  const all = createListReader(payload, 'news', 'date DESC, id DESC')
  return {
    ...all,
    read: async (draftOf, { at = new Date() } = {}) => {
      const today = dayInTokyo(at)
      const previewed = draftOf && 'collection' in draftOf && draftOf.collection === 'news'
      return (await all.read(draftOf)).filter(
        ({ id, date }) => dayOf(date) <= today || (previewed && id === draftOf.id),
      )
    },
  }
}
