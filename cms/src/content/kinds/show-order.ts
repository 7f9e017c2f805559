import type { CollectionAfterChangeHook } from 'payload'

/**
 * Shows visitors the order of a list as staff drag it. Of a document that has a draft, Payload would keep its
 * new place in the draft, while the desk's list already shows it.
 */
export const showOrder: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { id, _order, _status } = doc
  if (operation === 'create' || _status !== 'draft' || _order === previousDoc?._order) return doc
  const { slug } = collection
  await req.payload.db.updateOne({ collection: slug, id, data: { _order }, returning: false, req })
  return doc
}
