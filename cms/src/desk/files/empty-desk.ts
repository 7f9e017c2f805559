import type { Field, JsonObject, Payload } from 'payload'
import { partsOf, type Row } from '../../content/fields/walk.ts'
import { textsByTag } from '../../content/translations/gaps.ts'
import { contentsOf, writtenFields } from './contents.ts'
import { defaultOf, isEmpty } from './write-document.ts'

/** Whether nobody has written anything in the desk yet: no documents, no files, nothing in the trash. */
export async function isDeskEmpty(payload: Payload): Promise<boolean> {
  const { lists, globals } = contentsOf(payload)
  for (const collection of [...lists.map(({ slug }) => slug), 'media', 'videos'] as const) {
    if ((await payload.count({ collection, trash: true })).totalDocs > 0) return false
  }
  for (const { slug, fields } of globals) {
    const doc = await payload.db.findGlobal<JsonObject>({ slug, locale: 'all' })
    if (!isUntouched(fields, doc)) return false
  }
  return true
}

/** Whether a document has only what Payload gives a new one. */
function isUntouched(fields: readonly Field[], values: Row): boolean {
  return writtenFields(fields).every((placed) => {
    const { field, name } = placed
    const value = values[name]
    if (field.type === 'group')
      return partsOf(placed, value).every((part) => isUntouched(part.fields, part.values))
    if ('localized' in field && field.localized)
      return Object.values(textsByTag(value)).every((text) => text === '')
    return isEmpty(value) || value === defaultOf(field)
  })
}
