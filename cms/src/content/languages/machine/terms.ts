import { readObject } from '@noren/contract/json'
import { oncePer } from '@noren/kit/once-per'
import type { Payload } from 'payload'
import { createFactReader } from '../../model/facts.ts'
import { textsByTag } from '../translations/gaps.ts'
import type { Texts } from '../translations/ledger.ts'
import { patternOf, type Term } from './asked.ts'
import { GLOSSARY } from './glossary.ts'

/** The most words that are told with a text. */
const MOST = 40
/** A single letter stands in words that mean something else. */
const SHORTEST = 2

/** The company's words that occur in a text: of the glossary, then names of restaurants and dishes. */
export async function termsIn(
  payload: Payload,
  { text, from, to }: { text: string; from: string; to: string },
): Promise<Term[]> {
  const known = new Map<string, string>()
  for (const texts of await wordsOf(payload)) {
    const { [from]: source, [to]: target } = texts
    if (source && target && source.length >= SHORTEST && !known.has(source))
      known.set(source, target)
  }
  return occurring(
    text,
    [...known].map(([source, target]) => ({ source, target })),
  )
}

/** Longer words first, which hide the shorter ones within them. */
function occurring(text: string, terms: Term[]): Term[] {
  let left = text
  const found: Term[] = []
  for (const term of terms.sort((a, b) => b.source.length - a.source.length)) {
    const rest = left.replace(new RegExp(patternOf(term.source), 'gu'), '\n')
    if (rest === left) continue
    found.push(term)
    left = rest
  }
  return found.slice(0, MOST)
}

async function wordsOf(payload: Payload): Promise<Texts[]> {
  const { rows } = await payload.findGlobal({ slug: GLOSSARY, depth: 0 })
  const { docs } = await payload.find({
    collection: 'restaurants',
    locale: 'all',
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  const dishes = await dishNames(payload).read()
  return [
    ...(rows ?? []).map(textsByTag),
    ...docs.map(({ name }) => textsByTag(name)),
    ...[...dishes.values()].flatMap(({ facts }) => facts),
  ]
}

/** The names of all dishes: of thousands, only those of a changed menu are read again. */
const dishNames = oncePer((payload: Payload) =>
  createFactReader(payload, {
    collection: 'dishes',
    depth: 0,
    take: (dish) => textsByTag(readObject(dish).name),
  }),
)
