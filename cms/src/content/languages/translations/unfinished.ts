import type { Words } from '../../../base/words.ts'
import type { Gap } from './gaps.ts'

/** A document with its missing and outdated translations. */
export type Unfinished = {
  /** Its kind and its name. */
  title: Words
  /** Its API path, and the address of its form. */
  place: string
  screen: string
  /** Also those of its facts, whose places are their own. */
  gaps: PlacedGap[]
}

/** A text with the address of its field, and the API path of its document. */
export type PlacedGap = Gap & {
  href: string
  place: string
  /** Whether it is published as it is saved. */
  isFact: boolean
  /** How many dishes have this category; 1 for all other texts. */
  count: number
}
