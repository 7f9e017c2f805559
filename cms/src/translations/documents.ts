import type { Field, Payload, TypedUser } from 'payload'
import { opensContent } from '../access/own.ts'
import { readWords } from '../publish/field-words.ts'
import type { Words } from '../words.ts'
import { type Gap, plain, textsByTag } from './gaps.ts'
import { type Latest, latestAt, latestOf } from './latest.ts'
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
    const { slug, labels, admin } = collection
    for await (const latest of latestOf({ payload }, collection)) {
      const { parent } = latest.version
      if (!opensContent(user, slug, parent)) continue
      found.push({
        title: titleOf(readWords(labels.singular), nameOf(latest, admin.useAsTitle)),
        screen: `/admin/collections/${slug}/${parent}`,
        place: `${slug}/${parent}`,
        gaps: latest.gaps,
      })
    }
  }
  for (const global of globals.filter(({ slug }) => opensContent(user, slug))) {
    const { slug, label } = global
    const latest = await latestAt({ payload }, { global })
    found.push({
      title: titleOf(readWords(label), () => ''),
      screen: `/admin/globals/${slug}`,
      place: `globals/${slug}`,
      gaps: latest?.gaps ?? [],
    })
  }
  return found.filter(({ gaps }) => gaps.length > 0)
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
