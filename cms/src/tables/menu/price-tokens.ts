import { type Facts, factAt } from './facts.ts'

/** A part of a cell with prices. Brackets and other marks only separate words. */
export type Token =
  /** `isMarked`: with its ¥ or 円; `isExtra`: with a plus, as what comes on top. */
  | { kind: 'money'; price: number; isMarked: boolean; isExtra: boolean }
  | { kind: 'word'; text: string; isBracketed: boolean }
  | { kind: 'facts'; facts: Facts; text: string }
  /**
   * `isClosed`: a bracket closes behind it, so it is about what is in front of that. `isOnTop`: it comes on top of
   * that, as in `800円＋税（880円）`.
   */
  | { kind: 'taxed' | 'untaxed'; isClosed: boolean; isOnTop?: boolean }
  /** `from` is behind its price (1,200円〜), `least` in front of it (from ¥1,200). */
  | { kind: 'from' | 'least' | 'market' | 'free' }

/** A line or two; longer texts are no prices. */
const MOST_LETTERS = 200

const MONEY =
  /(\+|プラス)? ?([¥\\])? ?(\d{1,3}(?:,\d{3})+(?![\d,])|\d{1,9}(?!\d))(?:\.(?:0{1,2}|-)(?!\d))?(?!\.\d)(?! ?%)(?: ?(円|yen|jpy))?(?:也|-(?!\d))?/iy
/** A number with a counter behind it is a word: `2合`, `180ml`, `5種盛り`. */
const COUNTED =
  /約?(?:\d{1,4}(?:\.\d)?(?: ?[x×] ?\d{1,3})? ?(?:(?:ml|cl|cc|g|kg|oz|cm|pieces?|pcs?|min|hours?)(?![a-z])|合|勺|升|本|個|[ケヶコ](?![ァ-ヶ])|貫|枚|切れ?|杯|人|名|号|種|皿|串|玉|粒|尾|匹|羽|丁|膳|束|片|缶|点|品|年|番|階|度|%|割|回|時|月|日|歳|才|代|辛|分)|\d{1,2}(?:\.\d)?[lh](?![a-z]))(?:前|様|盛り?|分|入り?|付き?)?/iy
const TAXED =
  /(?:消費)?税[・、]?(?:サービス料?|サ)?込み?(?:価格)?|内税|込み?(?=\))|(?<![a-z])(?:(?:tax|vat)[ -]?(?:inc(?:l(?:uded|uding|usive|\.)?)?|in)|(?:incl?\.?|including|with) ?(?:tax|vat))(?![a-z])/iy
const UNTAXED =
  /(?:[+]|プラス) ?(?:消費)?税|(?:消費)?税[・、]?(?:サービス料?|サ)?(?:抜き?|別途?|ぬき)(?:価格)?|別税|別途(?:消費)?税|外税|本体(?:価格)?|(?<![a-z])(?:excl?(?:uding|\.)?|ex|before|without|plus|\+) ?(?:tax|vat)(?![a-z])/iy
const FROM = /[~〜]|から|より|以上|and up(?![a-z])|\+(?= ?$)/iy
const LEAST = /(?<![a-z])from(?![a-z])/iy
const MARKET = /時価|市価|(?<![a-z])(?:(?:at )?market price|market|m\.p\.|mp|ask)(?![a-z])/iy
const FREE = /無料|(?<![a-z])free(?![a-z-])/iy
/** Words that say nothing beside a price. */
const NOISE = /(?:お値段|値段|価格|料金|単価|price)[: ]?|(?:各|一律|均一|全品|all|each)(?!\p{L})/iuy
const OPEN = /[([{【「〔<]/y
const CLOSE = /[)\]}】」〕>]/y
const GAP = /[\s/、,・;:|…‥。]+/y
const WORD = /[^\d\s/、,・;:|…‥。()[\]{}【】「」〔〕<>¥\\+~〜]/uy

/** The parts of a cell of one width; `null` where something in it is none. */
export function tokensOf(text: string): Token[] | null {
  if (text.length > MOST_LETTERS) return null
  const tokens: Token[] = []
  let at = 0
  let depth = 0
  let isInWord = false
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found
  }

  /** The next part; `undefined` for what only separates, `null` for what is none. */
  function next(): Token | undefined | null {
    if (take(TAXED)) return { kind: 'taxed', isClosed: isClosedAt(text, at) }
    const net = take(UNTAXED)?.[0]
    if (net) {
      return {
        kind: 'untaxed',
        isClosed: isClosedAt(text, at),
        isOnTop: /^(?:\+|プラス)/.test(net),
      }
    }
    if (take(MARKET)) return { kind: 'market' }
    if (take(FREE)) return { kind: 'free' }
    if (take(LEAST)) return { kind: 'least' }
    const fact = isInWord ? null : factAt(text, at)
    if (fact) {
      at += fact.length
      return { kind: 'facts', ...fact, text: text.slice(at - fact.length, at) }
    }
    const isBehind = tokens.at(-1)?.kind === 'money' || tokens.at(-1)?.kind === 'taxed'
    if (isBehind && take(FROM)) return { kind: 'from' }
    if (take(OPEN)) depth += 1
    else if (take(CLOSE)) depth -= 1
    else if (!take(GAP) && (isInWord || !take(NOISE))) return moneyOrWord()
    return undefined
  }

  function moneyOrWord(): Token | null {
    const isBracketed = depth > 0
    const counted = take(COUNTED)
    if (counted) return { kind: 'word', text: counted[0], isBracketed }
    const money = take(MONEY)
    if (money) {
      const [, plus, sign, digits = '', unit] = money
      const price = Number(digits.replaceAll(',', ''))
      return { kind: 'money', price, isMarked: Boolean(sign ?? unit), isExtra: Boolean(plus) }
    }
    const letter = take(WORD)
    return letter && { kind: 'word', text: letter[0], isBracketed }
  }

  while (at < text.length) {
    const token = next()
    const last = tokens.at(-1)
    if (token === null) return null
    if (token?.kind === 'word' && isInWord && last?.kind === 'word') last.text += token.text
    else if (token) tokens.push(token)
    isInWord = token?.kind === 'word'
  }
  return tokens
}

function isClosedAt(text: string, at: number): boolean {
  return /^ ?[)\]】〕]/.test(text.slice(at, at + 2))
}
