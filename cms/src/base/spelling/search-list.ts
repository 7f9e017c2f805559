import { readText } from '@noren/contract/json'
import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { folded, isFoundBy } from './folded.ts'

/**
 * Lets the search of a list also find texts written in another width, case, kana or variant of a character.
 * No database compares like that, so this compares the texts itself: there are some thousands at most.
 */
export const searchList: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'read' || !('where' in args) || !args.where) return args
  const { listSearchableFields, useAsTitle = 'id' } = collection.admin
  const searched = listSearchableFields ?? [useAsTitle]
  let reading: ReturnType<typeof read> | undefined
  const where = await widened(args.where, async ({ field, typed }) => {
    if (!searched.includes(field) || folded(typed).trim() === '') return []
    reading ??= read(req, collection, searched)
    const found = (await reading).filter((doc) =>
      isFoundBy(typed, readText(Reflect.get(doc, field))),
    )
    return [{ id: { in: found.map(({ id }) => id) } }]
  })
  return { ...args, where }
}

/** Some fields of all documents, of the newest draft of each. The search itself checks who may see which. */
async function read(
  { payload, locale }: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  fields: readonly string[],
) {
  const { docs } = await payload.find({
    collection: slug,
    draft: true,
    trash: true,
    pagination: false,
    depth: 0,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    ...(locale && { locale }),
  })
  return docs
}

/** The text of a search, and the field in which a condition looks for it. */
export type Sought = { field: string; typed: string }

/** The condition with an alternative beside each search in it; a search without one stays as it is. */
export async function widened(
  where: Where,
  otherwise: (sought: Sought) => Promise<Where[]> | Where[],
): Promise<Where> {
  const sought = soughtBy(where)
  if (sought) return { or: [where, ...(await otherwise(sought))] }
  const entries = Object.entries(where).map(async ([key, value]) => [
    key,
    Array.isArray(value) ? await Promise.all(value.map((each) => widened(each, otherwise))) : value,
  ])
  return Object.fromEntries(await Promise.all(entries))
}

function soughtBy(where: Where): Sought | null {
  const [[field, value] = [], ...others] = Object.entries(where)
  if (!field || !value || others.length > 0 || !('like' in value)) return null
  return typeof value.like === 'string' ? { field, typed: value.like } : null
}
