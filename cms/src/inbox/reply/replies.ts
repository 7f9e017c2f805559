/** The kinds of reply: a general one, and the answers to a request for a table. */
export const REPLY_KINDS = ['answer', 'confirmed', 'declined'] as const

export type ReplyKind = (typeof REPLY_KINDS)[number]

/** As staff keep it for all, with placeholders. */
export type Template = { subject: string; text: string }

type Templates = { readonly [K in ReplyKind]: Template }

/** As it is sent to one visitor. */
export type Reply = {
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

/** Longest address that mail programs take from a browser; Windows cuts off or ignores longer ones. */
const ADDRESS_LIMIT = 2000

/**
 * A `mailto:` address that opens a reply in the mail program, with as many lines of the quote as fit. A
 * long text is left out, as in Japanese often, where each character takes nine: staff paste it.
 */
export function mailLink(to: string, { subject, text, quote }: Reply): string {
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  const withBody = (body: string) =>
    `${head}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  const lines = quote === '' ? [] : quote.split('\n')
  for (let kept = lines.length; kept > 1; kept--) {
    const rest = kept < lines.length ? ['> …'] : []
    const whole = withBody(withQuote(text, [...lines.slice(0, kept), ...rest].join('\n')))
    if (whole.length <= ADDRESS_LIMIT) return whole
  }
  const short = withBody(text)
  return short.length > ADDRESS_LIMIT ? head : short
}

/** A reply's text with the quote below it. */
export function withQuote(text: string, quote: string): string {
  return quote === '' ? text : `${text.trimEnd()}\n\n${quote}\n`
}
