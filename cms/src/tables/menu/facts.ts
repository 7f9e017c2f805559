import { DISH_NUMBERS } from '@noren/contract/resources/menu-prices'
import { readCount } from './numbers.ts'

/** The terms of a dish that are numbers: the fewest guests, days ahead, and how long it lasts in minutes. */
export type Facts = { people?: number; notice?: number; minutes?: number }

const NUMBER = '(\\d{1,3}|[一二三四五六七八九十]{1,3})'

const PEOPLE = [
  `(?:最低|最少|ご?注文は|ご利用は)?お?${NUMBER}(?:名|人)(?:様|前|分)*(?:より|から|~|〜|以上)(?:の?ご?(?:注文|予約|利用|提供))?(?:で|を|にて)?(?:承ります|承り|お願いします|お願いいたします|受付)?`,
  `(?:最低|最少)(?:人数)?:?${NUMBER}(?:名|人)様?`,
  `(?:from|min(?:imum)?\\.?(?: of)?) ?${NUMBER} ?(?:people|persons?|guests?|pax)(?: or more| and up)?`,
  `${NUMBER} ?(?:people|persons?|guests?|pax) ?(?:or more|and up|min(?:imum)?\\.?|~)`,
]

const ASKED = '(?:(?:完全)?要?ご?予約(?:制|は)?[ :、・(]{0,2})?'
const BOOKED =
  '(?:まで)?(?:に|の)?(?:要?[ごお]?(?:予約|申し?込み|注文|連絡)(?:制|必須|ください|下さい|をお願いします|で承ります|にて承ります)?)?'

const NOTICE = [
  `${ASKED}(?:${NUMBER}日前|(前日)|${NUMBER}週間前)${BOOKED}`,
  `(?:(?:order|reserve|book|please order|please book) )?${NUMBER} days?(?:'|’)?(?: in advance| ahead| before| prior| notice)(?: notice)?`,
]

const MINUTES = [
  '(\\d{1,3}|[一二三四五六七八九]十) ?(?:分間?|min(?:ute)?s?\\.?)制?',
  `${NUMBER}時間(半)?制?`,
  `(\\d{1,2}(?:\\.5)?) ?h(?:ou)?rs?`,
]

/** What follows a text that is a fact and no part of a word. */
const END = '(?![\\p{L}\\p{N}])'

const READERS = [
  { field: 'people', pattern: sticky(PEOPLE), read: (all) => readCount(first(all)) },
  { field: 'notice', pattern: sticky(NOTICE), read: readNotice },
  { field: 'minutes', pattern: sticky(MINUTES), read: readMinutes },
] as const satisfies {
  field: keyof Facts
  pattern: RegExp
  read: (all: readonly (string | undefined)[]) => number
}[]

function sticky(patterns: readonly string[]): RegExp {
  return new RegExp(`(?:${patterns.join('|')})${END}`, 'iuy')
}

/** The fact that a text, in one width and small letters, has at a place; with its length. */
export function factAt(text: string, at: number): { facts: Facts; length: number } | null {
  for (const { field, pattern, read } of READERS) {
    pattern.lastIndex = at
    const [whole, ...groups] = pattern.exec(text) ?? []
    if (!whole) continue
    const value = read(groups)
    const { least, most } = DISH_NUMBERS[field]
    if (value >= least && value <= most) return { facts: { [field]: value }, length: whole.length }
  }
  return null
}

/** The facts of a text that holds nothing else: `2名様より・90分`. `null` for any other. */
export function readFacts(text: string): Facts | null {
  const plain = text.normalize('NFKC').toLowerCase()
  if (plain.length > 60) return null
  const facts: Facts = {}
  for (let at = 0; at < plain.length; ) {
    const found = factAt(plain, at)
    if (!found && !/[\s()、,・/※:。]/.test(plain[at] ?? '')) return null
    Object.assign(facts, found?.facts)
    at += found?.length ?? 1
  }
  return Object.keys(facts).length > 0 ? facts : null
}

/** The facts in a text, and the words beside them: `2名様より・要予約`. `null` for a text without any. */
export function factsAmong(text: string): { facts: Facts; rest: string } | null {
  const plain = text.normalize('NFKC')
  if (plain.length > 60) return null
  const facts: Facts = {}
  let rest = ''
  for (let at = 0; at < plain.length; ) {
    const found = factAt(plain, at)
    Object.assign(facts, found?.facts)
    rest += found ? ' ' : plain[at]
    at += found?.length ?? 1
  }
  const isFound = Object.keys(facts).length > 0
  return isFound ? { facts, rest: rest.replace(/[\s、,・/※:。]+/g, ' ').trim() } : null
}

function first(all: readonly (string | undefined)[]): string {
  return all.find((each) => each !== undefined) ?? ''
}

function readNotice([days, eve, weeks, english]: readonly (string | undefined)[]): number {
  if (eve) return 1
  return weeks ? readCount(weeks) * 7 : readCount(days ?? english ?? '')
}

function readMinutes([minutes, hours, half, english]: readonly (string | undefined)[]): number {
  if (minutes) return readCount(minutes)
  if (english) return Number(english) * 60
  return readCount(hours ?? '') * 60 + (half ? 30 : 0)
}
