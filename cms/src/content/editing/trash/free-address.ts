import type { CollectionBeforeChangeHook, CollectionConfig, Where } from 'payload'

/**
 * Whatever goes into the trash takes its newest draft along, where an address may be that of another document: it is
 * only compared when somebody publishes, and the database would refuse it. Then it keeps the one it had.
 * @param fields of the collection
 */
export function withFreeAddress(fields: CollectionConfig['fields']): CollectionBeforeChangeHook {
  const names = fields.flatMap((field) =>
    'name' in field && 'unique' in field && field.unique ? [field.name] : [],
  )
  return async ({ data, operation, originalDoc, collection: { slug: collection }, req }) => {
    if (operation !== 'update' || !data.deletedAt || originalDoc.deletedAt) return data
    const { id } = originalDoc
    const stored = (where: Where) =>
      req.payload.find({ collection, where, draft: false, trash: true, depth: 0, limit: 1, req })
    const kept = { ...data }
    for (const name of names) {
      const address = { [name]: { equals: originalDoc[name] } }
      const { totalDocs } = await stored({ and: [address, { id: { not_equals: id } }] })
      if (totalDocs === 0) continue
      const [own] = (await stored({ id: { equals: id } })).docs
      kept[name] = own && Reflect.get(own, name)
    }
    return kept
  }
}
