/** What a letter to a visitor says: anything, or what becomes of the table they asked for. */
export const LETTER_KINDS = ['answer', 'confirmed', 'declined'] as const

export type LetterKind = (typeof LETTER_KINDS)[number]

/** As staff keep it for all, with placeholders. */
export type Template = { subject: string; text: string }

type Templates = { readonly [K in LetterKind]: Template }

/** As it is sent to one visitor. */
export type Letter = {
  subject: string
  text: string
  /** What the visitor had written, each line marked as quoted. */
  quote: string
}

/** What staff write to visitors, in a language of the site. */
export type ReplyWords = {
  /** What the letters say until staff change it. */
  readonly templates: Templates
  /** Above what the visitor wrote. */
  readonly wrote: (name: string, moment: string) => string
}
