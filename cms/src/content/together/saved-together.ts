import type {
  CollectionConfig,
  Field,
  GlobalConfig,
  JSONField,
  JsonObject,
  PayloadRequest,
} from 'payload'
import { CLASH_FIELD } from '../../base/ui/components.ts'
import { BEGUN } from './begun.ts'
import { saveGlobalTogether, saveTogether } from './save-together.ts'
import { begunWith } from './units.ts'

/** What a form began with, which it sends along with every save: neither kept nor published. */
const begunField: JSONField = {
  name: BEGUN,
  type: 'json',
  label: { en: 'As it was when opened', ja: '画面を開いたときの内容' },
  virtual: true,
  validate: () => true,
  admin: {
    components: { Field: CLASH_FIELD },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
  },
}

/** The collection, of which any number of people may have a form open: nobody is locked out, and their saves are brought together. */
export function savedTogether(config: CollectionConfig): CollectionConfig {
  const { fields, hooks } = config
  return {
    ...config,
    lockDocuments: false,
    fields: [begunField, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [saveTogether, ...(hooks?.beforeChange ?? [])],
      afterRead: [
        ...(hooks?.afterRead ?? []),
        ({ collection, doc, findMany, req }) =>
          findMany ? doc : withBegun(doc, collection.fields, req),
      ],
      // After a publish in one language the texts of the others are the draft's again by now.
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ collection, doc, req }) => withBegun(doc, collection.fields, req),
      ],
    },
  }
}

/** As {@link savedTogether}, for a part of the site or of the desk there is one of. */
export function globalSavedTogether(config: GlobalConfig): GlobalConfig {
  const { fields, hooks } = config
  return {
    ...config,
    lockDocuments: false,
    fields: [begunField, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [saveGlobalTogether, ...(hooks?.beforeChange ?? [])],
      afterRead: [
        ...(hooks?.afterRead ?? []),
        ({ doc, global, req }) => withBegun(doc, global.fields, req),
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, global, req }) => withBegun(doc, global.fields, req),
      ],
    },
  }
}

/** Programs have no form, and none is of all languages. */
function withBegun(doc: JsonObject, fields: readonly Field[], req: PayloadRequest): JsonObject {
  if (!req.user || req.locale === 'all') return doc
  return { ...doc, [BEGUN]: begunWith(fields, doc) }
}
