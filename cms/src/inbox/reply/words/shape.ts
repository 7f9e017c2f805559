import type { Templates } from '../letters.ts'

/** What staff write to visitors, in a language of the site. */
export type ReplyWords = {
  /** What the letters say until staff change it. */
  readonly templates: Templates
  /** Above what the visitor wrote. */
  readonly wrote: (name: string, moment: string) => string
}
