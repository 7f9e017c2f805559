import { plainAddress } from '@noren/contract/former-site/address'
import { destination, splitPath } from '@noren/contract/former-site/destination'
import { ROWS_LIMIT, readFormerSite, readTarget } from '@noren/contract/former-site/read'
import { keyOf } from '@noren/contract/former-site/table'
import { isForPrograms } from '@noren/contract/site-paths'
import type { Words } from '../../../base/words.ts'
import type { Fault, Line } from './read-lines.ts'

/** The one path of the page at a path of the site, or `null`. */
export type PageAt = (path: string) => string | null

/**
 * What is wrong with lines that can be read, in their order.
 * @param pageAt the pages that a line may lead to
 * @param hiding the pages whose addresses no line may have, which visitors get in its place
 */
export function checkLines(
  lines: readonly Line[],
  pageAt: PageAt,
  hiding: PageAt = pageAt,
): Fault[] {
  const former = readFormerSite(lines.map(({ from, to }) => [from, to]))
  const known = new Map<string, Line>()
  return lines.flatMap(({ line, from, to }, at) => {
    const words = at < ROWS_LIMIT ? problemOf({ line, from, to }) : TOO_MANY
    return words ? [{ line, words }] : []
  })

  function problemOf(row: Line): Words | null {
    const address = plainAddress(row.from)
    if (!address) return UNUSABLE
    if (isForPrograms(address.path)) return FOR_PROGRAMS
    if (hiding(row.from) !== null) return IS_A_PAGE
    const first = known.get(keyOf(address))
    if (first) return first.to === row.to ? null : twice(first)
    known.set(keyOf(address), row)
    const end = destination(former, row.from, pageAt)
    if (end === 'circle') return CIRCLE
    const isOwn = end !== null && end.to === readTarget(row.to)
    const { path } = splitPath(row.to)
    const isPage = !row.to.startsWith('/') || row.to.includes('*') || pageAt(path) !== null
    return isOwn && !isPage ? noPage(path) : null
  }
}

const TOO_MANY: Words = {
  en: `the list may have ${ROWS_LIMIT.toLocaleString('en')} addresses. Please put several into one line with a star.`,
  ja: `登録できるのは${ROWS_LIMIT.toLocaleString('ja')}件までです。「*」を使って、いくつかを1行にまとめてください。`,
}

const UNUSABLE: Words = {
  en: 'browsers never ask for such an address. Please copy the old one again from the address bar.',
  ja: 'ブラウザーから届くことのないアドレスです。以前のアドレスを、アドレスバーからコピーし直してください。',
}

const FOR_PROGRAMS: Words = {
  en: 'this site itself needs this address. Please delete the line.',
  ja: 'このサイトの仕組みが使うアドレスのため、登録できません。行を消してください。',
}

const IS_A_PAGE: Words = {
  en: 'this site has a page at this address, which visitors get. Please delete the line.',
  ja: 'このサイトに同じアドレスのページがあり、そのページが表示されます。行を消してください。',
}

const CIRCLE: Words = {
  en: 'it leads back to itself. Please write where visitors should get in the end.',
  ja: '移動先をたどると、このアドレスに戻ってしまいます。最後に開くページを移動先に書いてください。',
}

function twice({ line, to }: Line): Words {
  return {
    en: `line ${line} leads the same address to ${to}. Please delete one of the two.`,
    ja: `同じアドレスが${line}行目にもあり、移動先は「${to}」です。どちらかの行を消してください。`,
  }
}

function noPage(path: string): Words {
  return {
    en: `this site has no page at ${path}. Please open the page you mean and copy its address.`,
    ja: `「${path}」というページは、このサイトにありません。移動先のページを開き、そのアドレスをコピーしてください。`,
  }
}
