import { TABLE_ANSWERS, type TableAnswer, type TableState } from '../tables/answered.ts'
import type { Sender } from '../tables/restaurant-names.ts'

/** The kinds of reply: general ones, and the answers to a request for a table. */
export const REPLY_KINDS = [
  'answer',
  'recruitment',
  'press',
  'apology',
  ...TABLE_ANSWERS,
  'full',
  'cancellation',
  'away',
  'moved',
] as const

export type ReplyKind = (typeof REPLY_KINDS)[number]

/** Kinds that are named for their reason, and what they say about a table. */
const REASONED: { readonly [kind: string]: TableAnswer } = {
  full: 'declined',
  cancellation: 'declined',
  away: 'declined',
  moved: 'confirmed',
}

/** What a kind of reply says about a table; `null`: nothing. */
export function tableAnswerOf(kind: string): TableAnswer | null {
  const reasoned = REASONED[kind]
  if (reasoned) return reasoned
  return TABLE_ANSWERS.find((each) => each === kind) ?? null
}

/**
 * Whether a text suits a table of this state: what was promised is cancelled, never declined, and a table whose
 * guests came, or did not, needs no answer.
 */
export function suits({ id, table }: Pick<Reply, 'id' | 'table'>, state?: TableState): boolean {
  if (state === 'came' || state === 'missed') return table === null
  const wasPromised = state === 'confirmed' || state === 'withdrawn'
  if (id === 'cancellation') return wasPromised
  return (id !== 'declined' && id !== 'full') || !wasPromised
}

/** What staff say by telephone of a table that they took there; `undefined`: the kind says nothing of a table. */
export function spokenOf(kind: ReplyKind, { spoken }: ReplyWords): string | undefined {
  return Object.entries(spoken).find(([each]) => each === kind)?.[1]
}

/** As staff keep it for all, with placeholders. */
export type Template = { subject: string; text: string }

type Templates = { readonly [K in ReplyKind]: Template }

/** The kinds that say something about a table. */
type TableKind = Exclude<ReplyKind, 'answer' | 'recruitment' | 'press' | 'apology'>

/** Filled in for one visitor, to choose among others. */
export type Reply = Template & {
  id: string
  /** As staff know it. */
  title: string
  table: TableAnswer | null
}

/** The replies, in a language of the site. */
export type ReplyWords = {
  /** The templates until staff change them. */
  readonly templates: Templates
  /** What staff say by telephone about a table that they took there. */
  readonly spoken: { readonly [K in TableKind]: string }
  /** What the desk writes on the day before a table, until staff change it. */
  readonly reminder: Template
  /** Above the visitor's message. */
  readonly wrote: (name: string, moment: string) => string
  /** Above the guest's link, which is between the text and the signature. */
  readonly link: { readonly [A in TableAnswer | 'reminder']: string }
  /** Below the text. */
  readonly signature: (sender: Sender, writer: string) => string
}

/** Longest address that mail programs take from a browser; Windows cuts off or ignores longer ones. */
const ADDRESS_LIMIT = 2000

/**
 * A `mailto:` address that opens a reply in the mail program, with as many lines of the quote as fit. A
 * long text is left out, as in Japanese often, where each character takes nine: staff paste it.
 */
export function mailLink(to: string, { subject, text }: Template, quote: string): string {
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  const withBody = (body: string) =>
    `${head}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  const lines = quote === '' ? [] : quote.split('\n')
  for (let kept = lines.length; kept > 1; kept--) {
    const rest = kept < lines.length ? ['> …'] : []
    const whole = withBody(withBelow(text, [...lines.slice(0, kept), ...rest].join('\n')))
    if (whole.length <= ADDRESS_LIMIT) return whole
  }
  const short = withBody(text)
  return short.length > ADDRESS_LIMIT ? head : short
}

/** A reply's text with something below it: a quote, a link, a signature; nothing for an empty one. */
export function withBelow(text: string, part: string): string {
  return part === '' ? text : `${text.trimEnd()}\n\n${part}\n`
}

const OF_VISITOR = ['name', 'reference', 'subject'] as const
const OF_TABLE = ['restaurant', 'when', 'party', 'address', 'phone'] as const

export type Placeholder = (typeof OF_VISITOR | typeof OF_TABLE)[number]

/** What a reply can name: of every enquiry, and of a table if it asks for one. Empty for what is not known. */
export type Values = { readonly [P in (typeof OF_VISITOR)[number]]: string } & {
  readonly table: { readonly [P in (typeof OF_TABLE)[number]]: string } | null
}

/** The placeholders that a kind of reply may use. */
export function placeholdersOf(table: TableAnswer | null): readonly Placeholder[] {
  return table ? [...OF_VISITOR, ...OF_TABLE] : OF_VISITOR
}

/** Fills a template. It leaves out a line with an unknown value, and the empty lines it would leave. */
export function filled({ subject, text }: Template, values: Values): Template {
  return {
    subject: fillLine(subject, values).replace(/\s+/g, ' ').trim(),
    text: knownLines(text, values)
      .map((line) => fillLine(line, values))
      .join('\n')
      .replace(/^\n+/, ''),
  }
}

function knownLines(text: string, values: Values): string[] {
  const kept: string[] = []
  let isGap = false
  for (const line of text.split('\n')) {
    const isKnown = namesIn(line).every((name) => replacement(name, values) !== '')
    const isSecondBlank: boolean = isGap && line === '' && kept.at(-1) === ''
    if (isKnown && !isSecondBlank) kept.push(line)
    isGap = !isKnown || isSecondBlank
  }
  return kept
}

function fillLine(line: string, values: Values): string {
  // In one pass, so that a visitor's text is not searched for placeholders.
  return line.replace(/\{(\w+)\}/g, (_, name: string) => replacement(name, values))
}

function namesIn(line: string): string[] {
  return Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

function replacement(name: string, values: Values): string {
  const { table, ...ofVisitor } = values
  return Object.entries({ ...ofVisitor, ...table }).find(([key]) => key === name)?.[1] ?? ''
}
