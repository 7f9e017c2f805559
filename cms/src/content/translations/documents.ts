import type { Field, Payload, SanitizedCollectionConfig, TypedUser } from 'payload'
import type { Words } from '../../base/words.ts'
import { opensContent } from '../../staff/access/own.ts'
import { screenOf } from '../addresses/screen-of.ts'
import { readWords } from '../field-words.ts'
import { type Gap, plain, textsByTag } from './gaps.ts'
import { type Latest, latestAt, latestOf, newestOf } from './latest.ts'
import { TAGS } from './ledger.ts'
import { followedIn } from './places.ts'

/** A document with what is left to translate in it. */
export type Unfinished = {
  /** What staff call it: its kind, and its own name. */
  title: Words
  /** Its screen in the desk, and its place in the API. */
  screen: string
  place: string
  gaps: Gap[]
}

/** All documents somebody may write in which something is left to translate, in the order of the desk's menu. */
export async function unfinishedIn(payload: Payload, user: TypedUser): Promise<Unfinished[]> {
  const { collections, globals } = followedIn(payload)
  const found: Unfinished[] = []
  for (const collection of collections.filter(({ slug }) => opensContent(user, slug))) {
    const isOpen = (id: number) => opensContent(user, collection.slug, id)
    found.push(...(await documentsOf(payload, collection, isOpen)))
  }
  for (const global of globals.filter(({ slug }) => opensContent(user, slug))) {
    const { slug, label } = global
    const latest = await latestAt({ payload }, { global })
    found.push({
      title: titleOf(readWords(label), () => ''),
      screen: screenOf({ global: slug }),
      place: `globals/${slug}`,
      gaps: latest?.gaps ?? [],
    })
  }
  return found.filter(({ gaps }) => gaps.length > 0)
}

type Known = Map<number, { mark: string; document: Unfinished }>

/** What was found in documents that have not changed since: one among thousands is read alone. */
const knownBy = new WeakMap<Payload, Map<string, Known>>()

async function documentsOf(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  isOpen: (id: number) => boolean,
): Promise<Unfinished[]> {
  const { slug, labels, admin } = collection
  const all = knownBy.get(payload) ?? new Map<string, Known>()
  knownBy.set(payload, all)
  const before = all.get(slug)
  const newest = await newestOf({ payload }, collection)
  const known: Known = new Map()
  for (const { parent, mark } of newest) {
    const same = before?.get(parent)
    if (same?.mark === mark) known.set(parent, same)
  }
  const marks = new Map(newest.map(({ parent, mark }) => [parent, mark]))
  const changed = newest.filter(({ parent }) => !known.has(parent))
  for await (const latest of latestOf({ payload }, collection, changed)) {
    const parent = Number(latest.version.parent)
    known.set(parent, {
      mark: marks.get(parent) ?? '',
      document: {
        title: titleOf(readWords(labels.singular), nameOf(latest, admin.useAsTitle)),
        screen: screenOf({ collection: slug, id: parent }),
        place: `${slug}/${parent}`,
        gaps: latest.gaps,
      },
    })
  }
  all.set(slug, known)
  return newest.flatMap(({ parent }) => (isOpen(parent) ? (known.get(parent)?.document ?? []) : []))
}

function titleOf(kind: Words | null, name: (tag: keyof Words) => string): Words {
  return {
    en: [kind?.en, name('en')].filter(Boolean).join(': '),
    ja: [kind?.ja, name('ja')].filter(Boolean).join('：'),
  }
}

/** Its name in a language, else in the first that it has one in. */
function nameOf({ version, fields }: Latest, field: string | undefined): (tag: string) => string {
  const isLocalized = fields.some(
    (each: Field) => 'name' in each && each.name === field && 'localized' in each && each.localized,
  )
  const value: unknown = field === undefined ? undefined : version.version[field]
  return (tag) => {
    if (!isLocalized) return plain(value)
    const texts = textsByTag(value)
    return [tag, ...TAGS].map((each) => texts[each]).find(Boolean) ?? ''
  }
}
