import { readText } from '@noren/contract/json'
import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { folded, isFoundBy } from './folded.ts'
import { widened } from './widened.ts'

/**
 * Lets the search of a list also find what is written in another width, case, kana or variant of a character.
 * No database compares like that, so the texts it looks through are compared here: there are some thousands
 * at most.
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

/** Some fields of all documents, of the newest draft of each. Who may see which is asked by the search itself. */
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
