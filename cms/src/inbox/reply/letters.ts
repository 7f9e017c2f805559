/** The kinds of reply: a general one, and the answers to a request for a table. */
export const LETTER_KINDS = ['answer', 'confirmed', 'declined'] as const

export type LetterKind = (typeof LETTER_KINDS)[number]

/** As staff keep it for all, with placeholders. */
export type Template = { subject: string; text: string }

type Templates = { readonly [K in LetterKind]: Template }

/** As it is sent to one visitor. */
export type Letter = {
  subject: string
  text: string
  /** The visitor's message, each line marked as quoted. */
  quote: string
}

/** The replies, in a language of the site. */
export type ReplyWords = {
  /** The templates until staff change them. */
  readonly templates: Templates
  /** Above the visitor's message. */
  readonly wrote: (name: string, moment: string) => string
}
