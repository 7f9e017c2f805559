import type { ListSlug } from '../../model/source.ts'
import type { ContentCollection } from '../content-collection.ts'
import { news } from './news.ts'
import { restaurants } from './restaurants.ts'
import { solutions } from './solutions.ts'
import { testimonials } from './testimonials.ts'

/** The lists of the snapshot, in the order of the desk's menu. */
export const LISTS = {
  restaurants,
  solutions,
  testimonials,
  news,
} satisfies { [Slug in ListSlug]: ContentCollection }
