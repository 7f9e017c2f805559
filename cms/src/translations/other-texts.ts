import { readObject } from '@noren/contract/json'
import type { Field, JSONField, JsonObject } from 'payload'
import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../locales.ts'
import { TAGS } from './ledger.ts'
import { putTexts } from './put-texts.ts'

/** The field that brings the texts of the languages a save is not made in. */
export const OTHER_TEXTS = 'otherTexts'

const otherTextsSchema = v.record(v.picklist(TAGS), v.record(v.string(), v.nullable(v.string())))

/** By the tag of a language, then by the key of a text (`menu.64f0….name`). */
export type OtherTexts = v.InferOutput<typeof otherTextsSchema>

declare module 'payload' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what another module declares is added to
  interface RequestContext {
    /**
     * For a save that does not go on from the newest draft: the document in all languages as it is to
     * be taken for, and as it is to become. The languages the save is not made in come from the latter.
     */
    wholeSave?: { before: JsonObject; after: JsonObject }
  }
}

/** What documents held before their other languages were written, by what Payload hands to hooks. */
const heldBefore = new WeakMap<object, JsonObject>()

/**
 * Lets one save write all languages. Payload writes one and takes the others from what it hands to the
 * hooks, which is therefore changed here. It must be the first of the fields: Payload begins them in
 * turn, and rows look up what is held of them as they begin.
 */
export function otherTextsField(fields: readonly Field[]): JSONField {
  return {
    name: OTHER_TEXTS,
    type: 'json',
    virtual: true,
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
    hooks: {
      beforeChange: [
        ({ siblingDocWithLocales: held, siblingData, context: { wholeSave }, value, req }) => {
          if (!held) return
          heldBefore.set(held, structuredClone(wholeSave?.before ?? held))
          if (wholeSave) Object.assign(held, structuredClone(wholeSave.after))
          const given = v.safeParse(otherTextsSchema, value)
          if (given.success) {
            const { [req.locale ?? DEFAULT_LOCALE]: _own, ...others } = given.output
            for (const [tag, texts] of Object.entries(others)) {
              putTexts(fields, held, siblingData, { tag, texts })
            }
          }
          delete siblingData[OTHER_TEXTS]
        },
      ],
    },
  }
}

/** What a document held in all languages before this save; of nothing known, what it holds. */
export function heldBeforeSave(held: object): JsonObject {
  return heldBefore.get(held) ?? readObject(held)
}
