import { isObject, readObject, readText } from '@noren/contract/json'
import type { PayloadRequest } from 'payload'
import { plain } from '../menu/paste/plain.ts'

/** A restaurant that the desk has, or that a row above makes. */
export type KnownHouse = {
  /** `null`: not stored yet. */
  id: number | null
  /** In the reader's language, where it is written in that. */
  name: string
  /** Its names in all languages, and those of its draft, as they are compared. */
  names: ReadonlySet<string>
  slugs: ReadonlySet<string>
  isDeleted: boolean
}

/** The restaurants of the desk, with those in the trash, whose addresses are still taken. */
export async function knownHouses(req: PayloadRequest): Promise<KnownHouse[]> {
  const [drafts, shown] = await Promise.all([find(req, true), find(req, false)])
  const kept = new Map(shown.map((doc) => [doc.id, doc]))
  return drafts.map((doc) => {
    const versions = [doc, kept.get(doc.id)]
    const named = versions.flatMap((each) => textsIn(each?.name))
    return {
      id: doc.id,
      name: readText(readObject(doc.name)[req.i18n.language]) || (named.find(Boolean) ?? ''),
      names: new Set(named.map(plain).filter(Boolean)),
      slugs: new Set(versions.flatMap((each) => each?.slug || [])),
      isDeleted: Boolean(doc.deletedAt),
    }
  })
}

async function find(req: PayloadRequest, draft: boolean) {
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    draft,
    trash: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { name: true, slug: true, deletedAt: true },
    req,
  })
  return docs
}

function textsIn(name: unknown): string[] {
  return isObject(name) ? Object.values(readObject(name)).map(readText) : [readText(name)]
}

/** The restaurants of this name or with this address of the page. */
export function housesCalled(houses: readonly KnownHouse[], called: string): KnownHouse[] {
  const wanted = plain(called)
  return houses.filter(
    ({ names, slugs, isDeleted }) => !isDeleted && (names.has(wanted) || slugs.has(called.trim())),
  )
}
