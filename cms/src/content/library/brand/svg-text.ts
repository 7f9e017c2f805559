import type { MarkRefusal } from './mark-words.ts'

/** How the bytes of XML begin, in any encoding. */
const BEGINNING = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</
const DECLARATION = /^\s*<\?xml[^<>]*\?>/
const ROOT = /<(?:[\w-]+:)?svg[\s>]/

/** Reads the text of an SVG in whatever encoding a drawing program wrote it. */
export function svgText(bytes: Buffer): { svg: string } | { refusal: MarkRefusal } {
  const beginning = bytes.subarray(0, 200).toString('latin1')
  if (!BEGINNING.test(beginning)) return { refusal: 'type' }
  try {
    const encoding = encodingOf(beginning)
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).trimStart()
    // It is kept in UTF-8, whatever it says.
    const svg = /^utf-?8$/i.test(encoding) ? text : text.replace(DECLARATION, '').trimStart()
    return ROOT.test(svg) ? { svg } : { refusal: 'type' }
  } catch {
    return { refusal: 'encoding' }
  }
}

function encodingOf(beginning: string): string {
  if (/^(?:\xff\xfe|[\s]*<\0)/.test(beginning)) return 'utf-16le'
  if (/^(?:\xfe\xff|\0)/.test(beginning)) return 'utf-16be'
  const [, declared = 'utf-8'] = /^\s*<\?xml[^<>]*\bencoding=["']([\w.:-]+)/.exec(beginning) ?? []
  // Bytes that are no UTF-16 cannot say so.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/** What of a drawing would be missing from its picture, since it is not in the file. */
export function missingFrom(svg: string): MarkRefusal | null {
  const drawn = withoutComments(svg)
  if (LETTERS.test(drawn)) return 'letters'
  return OTHER_FILE.test(drawn) || OTHER_PAINT.test(drawn) ? 'outside' : null
}

const LETTERS = /<(?:[\w-]+:)?(?:text|tspan|textPath|tref)[\s/>]/
const OTHER_FILE =
  /<(?:[\w-]+:)?(?:use|image|feImage)\s(?:[^<>]*\s)?(?:xlink:)?href\s*=\s*["']\s*(?!data:)[^"'#\s]/
// Spaces stand in one place for each: two next to each other would share many of them in as many ways.
const OTHER_PAINT = /url\(\s*(?:["']\s*)?(?!data:)[^"'#\s)]/

/** A pattern would look for the end of each comment in all that follows. */
function withoutComments(svg: string): string {
  const [before = '', ...rest] = svg.split('<!--')
  return before + rest.map((part) => part.split('-->').slice(1).join('-->')).join('')
}
