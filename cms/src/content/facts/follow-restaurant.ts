import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { inOneSave } from '../side-by-side/other-name.ts'
import { textsByTag } from '../translations/gaps.ts'
import { FACTS } from './facts.ts'

/** A restaurant takes its facts along into the trash, and those it took out of it again. */
export const trashFacts: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, deletedAt] = [previousDoc?.deletedAt ?? null, doc.deletedAt ?? null]
  if (before === deletedAt) return doc
  const along = before === null ? { exists: false } : { equals: before }
  for (const collection of FACTS) {
    await req.payload.db.updateMany({
      collection,
      where: { and: [{ restaurant: { equals: doc.id } }, { deletedAt: along }] },
      data: { deletedAt, updatedAt: new Date().toISOString() },
      returning: false,
      req,
    })
  }
  return doc
}

/** A restaurant that is deleted for good takes its facts along. */
export const deleteFacts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of FACTS) {
    const where = { restaurant: { equals: id } }
    await req.payload.delete({ collection, where, trash: true, depth: 0, req })
  }
}

/** Which restaurant a request duplicates, by its id. */
const DUPLICATED = 'duplicatedRestaurant'

/** Notes which restaurant is duplicated: once there is the new one, nothing tells. */
export const noteDuplicated: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && 'duplicateFromID' in args)
    req.context[DUPLICATED] = args.duplicateFromID
  return args
}

/** A restaurant that is made of another has the other's dishes, each as one of its own. */
export const copyDishes: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { [DUPLICATED]: from, ...context } = req.context
  if (operation !== 'create' || from === undefined) return doc
  req.context = context
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { restaurant: { equals: from } },
    locale: 'all',
    depth: 0,
    pagination: false,
    req,
  })
  for (const { name, description, category, ...dish } of docs) {
    const data = {
      ...dish,
      ...inOneSave('name', textsByTag(name)),
      ...inOneSave('description', textsByTag(description)),
      ...inOneSave('category', textsByTag(category)),
      id: randomUUID(),
      restaurant: doc.id,
    }
    await payload.create({ collection: 'dishes', data, locale, depth: 0, req })
  }
  return doc
}
