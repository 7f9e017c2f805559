import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { DEFAULT_LOCALE as locale } from '../../../base/locales.ts'
import { saveMany } from '../../../base/payload-insides/save-many.ts'
import { textsByTag } from '../../languages/translations/gaps.ts'
import { FACTS, type FactSlug } from '../../model/facts.ts'
import { inOneSave } from '../../model/other-name.ts'
import { isLocalized, placedFields } from '../../model/walk.ts'
import { createFact } from '../../model/write-fact.ts'
import { forgetSeats } from './seats.ts'

/**
 * A restaurant takes its facts along into the trash; when it is restored, the facts that went with it are
 * too.
 */
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

/** Deletes the facts of a restaurant that is deleted for good, and the number of its seats. */
export const deleteFacts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of FACTS) {
    const where = { restaurant: { equals: id } }
    await req.payload.delete({ collection, where, trash: true, depth: 0, req })
  }
  await forgetSeats(req, Number(id))
}

/** The key, in a request's context, of the id of the restaurant that it duplicates. */
const DUPLICATED = 'duplicatedRestaurant'

/** Notes which restaurant a request duplicates: after the new one exists, Payload no longer says. */
export const noteDuplicated: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && 'duplicateFromID' in args)
    req.context[DUPLICATED] = args.duplicateFromID
  return args
}

/** Copies the dishes and menus of the original to a duplicated restaurant. */
export const copyDishes: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { [DUPLICATED]: from, ...context } = req.context
  if (operation !== 'create' || from === undefined) return doc
  req.context = context
  for (const collection of COPIED) {
    const { docs } = await req.payload.find({
      collection,
      where: { restaurant: { equals: from } },
      locale: 'all',
      depth: 0,
      pagination: false,
      req,
    })
    const texts = textNames(req, collection)
    await saveMany(req, docs, (fact, req) => {
      const own = Object.entries(fact).map(([name, value]) =>
        texts.has(name) ? inOneSave(name, textsByTag(value)) : { [name]: value },
      )
      const data = Object.assign({}, ...own, { id: randomUUID(), restaurant: doc.id })
      req.locale = locale
      return createFact(req, collection, data)
    })
  }
  return doc
}

const COPIED = ['menus', 'dishes'] as const

/** The names of the texts that a kind of fact has in several languages. */
function textNames({ payload }: PayloadRequest, collection: FactSlug): Set<string> {
  const { fields } = payload.collections[collection].config
  return new Set(
    placedFields(fields)
      .filter(isLocalized)
      .map(({ name }) => name),
  )
}
