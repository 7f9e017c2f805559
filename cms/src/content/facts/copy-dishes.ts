import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { inOneSave } from '../side-by-side/other-name.ts'
import { textsByTag } from '../translations/gaps.ts'

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
