import type { JsonObject, Payload } from 'payload'
import type { Words } from '../../base/words.ts'
import { closuresAddress } from '../addresses/closures-address.ts'
import { linkToBox } from '../addresses/linked-box.ts'
import { menuAddress } from '../addresses/menu-address.ts'
import { createFactReader, type FactReader } from '../facts/fact-reader.ts'
import { FACTS, type FactSlug } from '../facts/facts.ts'
import { readWords } from '../field-words.ts'
import type { PlacedGap } from './documents.ts'
import { type Gap, nameIn } from './gaps.ts'
import { latestFrom } from './latest.ts'

type Shown = {
  /** What a fact is called among those of its restaurant, in the languages of the content. */
  nameOf: (doc: JsonObject) => Words
  /** Where the box of a text of it is. */
  hrefOf: (doc: JsonObject, gap: Gap) => string
}

const SHOWN: { [Slug in FactSlug]: Shown } = {
  dishes: {
    nameOf: ({ name }) => ({ en: nameIn('en', name), ja: nameIn('ja', name) }),
    hrefOf: ({ id, restaurant }, { key, tag }) =>
      menuAddress(restaurant) + linkToBox({ dish: id, field: key, tag }),
  },
  closures: {
    nameOf: ({ from, to }) => {
      const days = [...new Set([from, to].map((day) => day.slice(0, 10)))]
      return { en: days.join('–'), ja: days.join('〜') }
    },
    hrefOf: ({ id }) => closuresAddress(id),
  },
}

type Reader = FactReader<PlacedGap[]>

const readersOf = new WeakMap<Payload, readonly Reader[]>()

/** What is left to translate in the facts of restaurants, by their ids. */
export async function gapsOfFacts(payload: Payload): Promise<ReadonlyMap<number, PlacedGap[]>> {
  const readers = readersOf.get(payload) ?? FACTS.map((slug) => createReader(payload, slug))
  readersOf.set(payload, readers)
  const all = new Map<number, PlacedGap[]>()
  for (const { read } of readers) {
    for (const [restaurant, { facts }] of await read())
      all.set(restaurant, [...(all.get(restaurant) ?? []), ...facts.flat()])
  }
  return all
}

function createReader(payload: Payload, collection: FactSlug): Reader {
  const { fields, labels } = payload.collections[collection].config
  const kind = readWords(labels.plural)
  const { nameOf, hrefOf } = SHOWN[collection]
  return createFactReader(payload, {
    collection,
    depth: 0,
    take: (doc: JsonObject) =>
      latestFrom(fields, doc).gaps.map((gap) => ({
        ...gap,
        trail: [...(kind ? [kind] : []), nameOf(doc), ...gap.trail],
        href: hrefOf(doc, gap),
        place: `${collection}/${doc.id}`,
      })),
  })
}
