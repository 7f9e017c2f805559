import type { ReplyKind, Template } from './replies.ts'

const OF_VISITOR = ['name', 'reference', 'subject'] as const
const OF_TABLE = ['restaurant', 'when', 'party', 'address', 'phone'] as const

export type Placeholder = (typeof OF_VISITOR | typeof OF_TABLE)[number]

/** The value of each; none for what is not known. */
export type Values = { readonly [P in Placeholder]?: string }

/** The placeholders that a kind of reply may use. */
export function placeholdersOf(kind: ReplyKind): readonly Placeholder[] {
  return kind === 'answer' ? OF_VISITOR : [...OF_VISITOR, ...OF_TABLE]
}

/** Anything in braces, also if it is half-written or in the full-width braces of a Japanese keyboard. */
const BRACES = /[{｛]([^{}｛｝\n]*)([}｝]?)|[}｝]/g

/** The first thing in braces that is none of these placeholders, as it was written. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  for (const [written] of text.matchAll(BRACES)) {
    if (!known.some((name) => written === `{${name}}`)) return written
  }
  return null
}

/** Fills a template. It leaves out a line with an unknown value, and the empty line it would leave. */
export function filled({ subject, text }: Template, values: Values): Template {
  return {
    subject: fillLine(subject, values).replace(/\s+/g, ' ').trim(),
    text: knownLines(text, values)
      .map((line) => fillLine(line, values))
      .join('\n'),
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
  return Object.entries(values).find(([key]) => key === name)?.[1] ?? ''
}
