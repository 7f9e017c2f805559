import type { Facts } from './facts.ts'
import type { Token } from './price-tokens.ts'

/** A sum of a cell; `isTaxed` where the cell says it, `isFrom` where it is the least. */
export type Sum = {
  kind: 'money'
  price: number
  isMarked: boolean
  isExtra: boolean
  isTaxed?: boolean
  isFrom?: boolean
  upTo?: number
}

/** What is written between two sums. */
export type Words = { kind: 'words'; words: string[]; isBracketed: boolean }

export type Part = Sum | Words

type Parts = { all: Part[]; isMarket: boolean; facts: Facts }

/** Puts the tokens of a cell together; `null` where they cannot be. */
export function partsOf(tokens: readonly Token[]): Parts | null {
  const parts: Parts = { all: [], isMarket: false, facts: {} }
  /** Several lengths are names of prices: `60分 3,000 / 90分 4,000`. */
  const lengths = tokens.filter((each) => each.kind === 'facts' && 'minutes' in each.facts)
  let tax: boolean | undefined
  let isLeast = false
  for (const [at, token] of tokens.entries()) {
    const [last, next, before] = [parts.all.at(-1), tokens[at + 1], tokens[at - 1]]
    switch (token.kind) {
      case 'word':
        addWord(parts.all, token.text, token.isBracketed)
        break
      case 'facts':
        if (lengths.length > 1 && lengths.includes(token)) addWord(parts.all, token.text, false)
        else Object.assign(parts.facts, token.facts)
        break
      case 'market':
        parts.isMarket = true
        break
      case 'free': {
        const isExtra = last?.kind === 'words' && parts.all.length > 1
        parts.all.push({ kind: 'money', price: 0, isMarked: true, isExtra })
        break
      }
      case 'least':
        if (next?.kind !== 'money') return null
        isLeast = true
        break
      case 'from':
        // Of a range, which goes on with a sum, the lower one is the least.
        if (last?.kind === 'money') last.isFrom = true
        break
      case 'taxed':
      case 'untaxed': {
        const isTaxed = token.kind === 'taxed'
        const isAhead = next?.kind === 'money' && !token.isClosed && !token.isOnTop
        if (isAhead || last?.kind !== 'money') tax = isTaxed
        else last.isTaxed = isTaxed
        break
      }
      case 'money': {
        const isRange = before?.kind === 'from' && last?.kind === 'money' && !token.isExtra
        if (isRange && last.upTo !== undefined) return null
        if (isRange) last.upTo = token.price
        else {
          const isTaxed = tax !== undefined && { isTaxed: tax }
          parts.all.push({ ...token, ...isTaxed, ...(isLeast && { isFrom: true }) })
        }
        tax = undefined
        isLeast = false
      }
    }
  }
  return { ...parts, all: withoutNet(parts.all) }
}

function addWord(parts: Part[], word: string, isBracketed: boolean): void {
  const last = parts.at(-1)
  if (last?.kind === 'words') last.words.push(word)
  else parts.push({ kind: 'words', words: [word], isBracketed })
}

/** Of a sum without the tax and the same with it, the latter: 「1,000円（税込1,100円）」. */
function withoutNet(parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    if (part.kind !== 'money' || last?.kind !== 'money' || part.isExtra || last.isExtra) {
      kept.push(part)
    } else if (part.isTaxed === true && last.isTaxed !== true && part.price > last.price) {
      kept.splice(-1, 1, last.isFrom ? { ...part, isFrom: true } : part)
    } else if (part.isTaxed !== false || last.isTaxed === false) {
      kept.push(part)
    } else {
      last.isTaxed = true
      if (part.isFrom) last.isFrom = true
    }
  }
  return kept
}
