import { oncePer } from '@noren/kit/once-per'
import type { JsonObject, Payload, SanitizedCollectionConfig, TypedUser } from 'payload'
import type { Words } from '../../../base/words.ts'
import { opensContent } from '../../../staff/access/own.ts'
import { createFactReader, FACTS, type FactReader, type FactSlug } from '../../model/facts.ts'
import {
  closuresAddress,
  linkToField,
  linkToMenuField,
  linkToText,
  menuAddress,
  screenOf,
} from '../../model/screen-addresses.ts'
import { readWords } from '../../model/walk.ts'
import { type Gap, nameIn } from './gaps.ts'
import { followedIn, latestAt, latestFrom, latestOf, newestOf } from './latest.ts'
import { undescribedPictures } from './pictures.ts'
import { CATEGORY } from './shared-texts.ts'
import type { PlacedGap, Unfinished } from './unfinished.ts'

/**
 * All documents with missing or outdated translations that a member of staff may edit, in the order of the
 * desk's menu.
 */
export async function unfinishedIn(payload: Payload, user: TypedUser): Promise<Unfinished[]> {
  const { collections, globals } = followedIn(payload)
  const found: Unfinished[] = []
  for (const collection of collections.filter(({ slug }) => opensContent(user, slug))) {
    const facts = collection.slug === 'restaurants' ? await gapsOfFacts(payload) : null
    for (const { id, gaps, ...document } of await documentsOf(payload, collection)) {
      if (!opensContent(user, collection.slug, id)) continue
      found.push({ ...document, gaps: [...gaps, ...(facts?.get(id) ?? [])] })
    }
  }
  for (const global of globals.filter(({ slug }) => opensContent(user, slug))) {
    const { slug, label } = global
    const latest = await latestAt({ payload }, { global })
    const of = { screen: screenOf({ global: slug }), place: `globals/${slug}` }
    found.push({
      title: titleOf(readWords(label), () => ''),
      ...of,
      gaps: (latest?.gaps ?? []).map((gap) => placed(gap, of)),
    })
  }
  found.push(await undescribedPictures(payload, user))
  return found.filter(({ gaps }) => gaps.length > 0)
}

type Known = Map<number, { mark: string; document: Unfinished & { id: number } }>

/** A cache of unchanged documents: of thousands, only a changed one is read. */
const knownBy = oncePer((_payload: Payload) => new Map<string, Known>())

async function documentsOf(
  payload: Payload,
  collection: SanitizedCollectionConfig,
): Promise<(Unfinished & { id: number })[]> {
  const { slug, labels, admin } = collection
  const all = knownBy(payload)
  const before = all.get(slug)
  const newest = await newestOf({ payload }, collection)
  const known: Known = new Map()
  for (const { parent, mark } of newest) {
    const same = before?.get(parent)
    if (same?.mark === mark) known.set(parent, same)
  }
  const marks = new Map(newest.map(({ parent, mark }) => [parent, mark]))
  const changed = newest.filter(({ parent }) => !known.has(parent))
  for await (const [id, latest] of latestOf({ payload }, collection, changed)) {
    const of = { screen: screenOf({ collection: slug, id }), place: `${slug}/${id}` }
    known.set(id, {
      mark: marks.get(id) ?? '',
      document: {
        id,
        title: titleOf(readWords(labels.singular), (tag) =>
          nameIn(tag, latest.doc[admin.useAsTitle ?? '']),
        ),
        ...of,
        gaps: latest.gaps.map((gap) => placed(gap, of)),
      },
    })
  }
  all.set(slug, known)
  return newest.flatMap(({ parent }) => known.get(parent)?.document ?? [])
}

/**
 * A text of a document with a form: its field is there. The address names no language, which would become
 * that of every form.
 */
function placed(gap: Gap, { place, screen }: { place: string; screen: string }): PlacedGap {
  return { ...gap, place, isFact: false, count: 1, href: `${screen}${linkToText(gap)}` }
}

function titleOf(kind: Words | null, name: (tag: keyof Words) => string): Words {
  return {
    en: [kind?.en, name('en')].filter(Boolean).join(': '),
    ja: [kind?.ja, name('ja')].filter(Boolean).join('：'),
  }
}

type Shown = {
  /** The name of a fact among those of its restaurant; none for a text that is not its own. */
  namesOf: (doc: JsonObject, gap: Gap) => Words[]
  /** The address of the field of one of its texts. */
  hrefOf: (doc: JsonObject, gap: Gap) => string
}

const SHOWN: { [Slug in FactSlug]: Shown } = {
  dishes: {
    namesOf: ({ name }, { key }) =>
      key === CATEGORY ? [] : [{ en: nameIn('en', name), ja: nameIn('ja', name) }],
    hrefOf: ({ id, restaurant }, { key, tag }) =>
      menuAddress(restaurant) + linkToField({ dish: id, field: key, tag }),
  },
  menus: {
    namesOf: ({ name }) => [{ en: nameIn('en', name), ja: nameIn('ja', name) }],
    hrefOf: ({ key, restaurant }, gap) =>
      menuAddress(restaurant) + linkToMenuField({ menu: key ?? '', field: gap.key, tag: gap.tag }),
  },
  closures: {
    namesOf: ({ from, to }) => {
      const days = [...new Set([from, to].map((day) => day.slice(0, 10)))]
      return [{ en: days.join('–'), ja: days.join('〜') }]
    },
    hrefOf: ({ id }) => closuresAddress(id),
  },
  // It has no texts.
  booked: { namesOf: () => [], hrefOf: () => closuresAddress() },
}

const readersOf = oncePer((payload: Payload) => FACTS.map((slug) => createReader(payload, slug)))

/** The missing and outdated translations in the facts of restaurants, by the restaurants' ids. */
async function gapsOfFacts(payload: Payload): Promise<ReadonlyMap<number, PlacedGap[]>> {
  const all = new Map<number, PlacedGap[]>()
  for (const { read } of readersOf(payload)) {
    for (const [restaurant, { facts }] of await read())
      all.set(restaurant, [...(all.get(restaurant) ?? []), ...categoriesOnce(facts.flat())])
  }
  return all
}

/** One entry for a category, however many dishes have it: one save translates it for all. */
function categoriesOnce(gaps: readonly PlacedGap[]): PlacedGap[] {
  const once: PlacedGap[] = []
  for (const gap of gaps) {
    const same = isCategory(gap) ? once.findIndex((each) => isSameCategory(each, gap)) : -1
    const known = once[same]
    if (known) once[same] = { ...known, count: known.count + 1 }
    else once.push(gap)
  }
  return once
}

function isSameCategory(one: PlacedGap, other: PlacedGap): boolean {
  return (
    isCategory(one) &&
    one.tag === other.tag &&
    one.sourceText === other.sourceText &&
    one.ownText === other.ownText
  )
}

const isCategory = ({ key, place }: PlacedGap) => key === CATEGORY && place.startsWith('dishes/')

function createReader(payload: Payload, collection: FactSlug): FactReader<PlacedGap[]> {
  const { fields, labels } = payload.collections[collection].config
  const kind = readWords(labels.plural)
  const { namesOf, hrefOf } = SHOWN[collection]
  return createFactReader(payload, {
    collection,
    depth: 0,
    take: (doc: JsonObject) =>
      latestFrom(fields, doc).gaps.map((gap) => ({
        ...gap,
        trail: [...(kind ? [kind] : []), ...namesOf(doc, gap), ...gap.trail],
        href: hrefOf(doc, gap),
        place: `${collection}/${doc.id}`,
        isFact: true,
        count: 1,
      })),
  })
}
