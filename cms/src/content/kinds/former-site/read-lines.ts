import { readTarget, stars } from '@noren/contract/former-site/read'
import type { Words } from '../../../base/words.ts'

/** A line of the list, with its number in the text, from 1. */
export type Line = {
  line: number
  /** Path and query, without a host. */
  from: string
  /** Where it leads: a path of this site, or an address elsewhere. */
  to: string
}

/** A line that cannot be taken as it is, why, and what to do. */
export type Fault = { line: number; words: Words }

/** Old and new address of a line without tabs: the new one begins like an address. */
const TWO = /^(.+?)(?:\s*(?:[,，;→⇒]|[=-]>)\s*|\s+)((?:[/／]|[hｈ][tｔ][tｔ][pｐ]).*)$/i

/** How a host begins, also without `https://`. */
const HOST =
  /^(?:(?:https?:)?\/\/[^/?#]*|(?:(?:[\w-]+\.)+(?:[a-z]{2,}|xn--[\w-]+)|(?:\d+\.){3}\d+)(?=\/))/i

/** The name of a program or page of an old website, which no host ends with. */
const OLD_FILE = /^[\w-]+\.(?:php\d?|phtml|[ps]?html?|cgi|pl|aspx?|jsp|do|cfm|exe|dll)\//i

/**
 * Reads the list as it is pasted from a spreadsheet or written by hand: a row a line, its two addresses
 * separated by a tab, a comma or a space. Empty lines, comments and a first line of headings are left out.
 * @param siteOrigin of this site, whose addresses may be written whole
 */
export function readLines(text: string, siteOrigin: string): { lines: Line[]; faults: Fault[] } {
  const lines: Line[] = []
  const faults: Fault[] = []
  let isFirst = true
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const row = whole.replace(/[\u200B-\u200D\uFEFF]/g, '').trim()
    if (row === '' || /^[#＃]/.test(row)) continue
    const isHeading = isFirst && !/[/／]/.test(row)
    isFirst = false
    if (isHeading) continue
    const read = readLine(row, siteOrigin)
    if ('words' in read) faults.push({ line: at + 1, words: read.words })
    else lines.push({ line: at + 1, ...read })
  }
  return { lines, faults }
}

function readLine(row: string, siteOrigin: string): Omit<Line, 'line'> | { words: Words } {
  const [first = '', second = ''] = cellsOf(row)
  // A fragment is never sent to a site.
  const [from = ''] = withoutHost(first.normalize('NFKC')).split('#')
  const old = from === '' || from.startsWith('?') ? `/${from}` : from
  const to = localTarget(second, siteOrigin)
  if (second === '') return { words: NO_TARGET }
  if (!old.startsWith('/') || /[\p{Cc}\s]/u.test(old)) return { words: ODD_OLD }
  if (readTarget(to) === null) return { words: ODD_TARGET }
  if (stars(old) > 1 || stars(to) > 1) return { words: STARS }
  return stars(to) > stars(old) ? { words: STAR_OF_NOTHING } : { from: old, to }
}

function withoutHost(address: string): string {
  return OLD_FILE.test(address) ? `/${address}` : address.replace(HOST, '')
}

/** The two addresses; further cells are notes of the spreadsheet. */
function cellsOf(row: string): string[] {
  const cells = row.includes('\t')
    ? row.split(/\t+/)
    : // Of many spaces the pattern would try every way to share them between its parts.
      (TWO.exec(row.replace(/\s+/g, ' '))?.slice(1) ?? [row])
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

/** A new address, without the host where that is this site. */
function localTarget(written: string, siteOrigin: string): string {
  const plain = written.replace(/^[\uFF01-\uFF5E]+/, (wide) => wide.normalize('NFKC'))
  const to = plain.startsWith('/') ? plain.normalize('NFKC') : plain
  const rest = to.startsWith(siteOrigin) ? to.slice(siteOrigin.length) : to
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : rest.startsWith('/') ? rest : to
}

const NO_TARGET: Words = {
  en: 'the new address is missing. Please write it after the old one, after a tab, a comma or a space. It starts with / or https://',
  ja: '移動先が読み取れません。以前のアドレスのあとに、タブ・カンマ・空白のどれかをはさんで、「/」または「https://」で始まる移動先を書いてください。',
}

const ODD_OLD: Words = {
  en: 'the old address cannot be read. Please start it with / or https:// and write spaces in it as %20.',
  ja: '以前のアドレスが読み取れません。「/」または「https://」から書き、途中の空白は「%20」にしてください。',
}

const ODD_TARGET: Words = {
  en: 'this cannot be a new address. Please write a page of this site, starting with /, or an address that starts with https://',
  ja: '移動先にできないアドレスです。「/」で始まるこのサイトのページか、「https://」で始まるアドレスを書いてください。',
}

const STARS: Words = {
  en: 'each address may have one star only. Please use a line for each part of the former site.',
  ja: '「*」は、それぞれのアドレスに一つだけ使えます。まとまりごとに行を分けてください。',
}

const STAR_OF_NOTHING: Words = {
  en: 'the new address has a star, the old one has none. Please remove it, or add one to the old address.',
  ja: '移動先に「*」がありますが、以前のアドレスにありません。移動先の「*」を消すか、以前のアドレスにも入れてください。',
}
