import { readObject, readText } from '@noren/contract/json'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type JSONField,
  type JsonObject,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { CLASH_FIELD } from '../../../base/ui/components.ts'
import { say, type Words } from '../../../base/words.ts'
import { authorOf, authorsIn } from '../../model/saved-by.ts'
import { BEGUN, begunSchema, type Clash, type Clashes } from './begun.ts'
import { merged } from './merge.ts'
import { begunWith } from './units.ts'

/** What a form began with; it sends this with every save. Neither stored nor published. */
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

/**
 * The collection, whose forms any number of people may have open: no one is locked out, and their saves are
 * merged.
 */
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
      // After a publish in one language the other languages' texts are the draft's again by now.
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ collection, doc, req }) => withBegun(doc, collection.fields, req),
      ],
    },
  }
}

/** As {@link savedTogether}, for a global. */
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

/** Only for forms: programs have none, and no form has all languages at once. */
function withBegun(doc: JsonObject, fields: readonly Field[], req: PayloadRequest): JsonObject {
  if (!req.user || req.locale === 'all') return doc
  return { ...doc, [BEGUN]: begunWith(fields, doc) }
}

const CONFLICT = 409

/** Merges what a form saves with what was saved since it was opened; asks the form where both differ. */
const saveTogether: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) =>
  // A restored version is older by its nature.
  req.method === 'PATCH' ? together(collection.fields, data, originalDoc, req) : data

/** As {@link saveTogether}, for a global. */
const saveGlobalTogether: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  together(global.fields, data, originalDoc, req)

function together(
  fields: readonly Field[],
  sent: Record<string, unknown>,
  saved: unknown,
  req: PayloadRequest,
): Record<string, unknown> {
  // Only Payload's way back to what is public sends a whole form to publish: the drafts since are to go.
  if (sent._status === 'published' && sent[BEGUN] && !isDraftSaved(req)) return sent
  const begun = v.safeParse(begunSchema, sent[BEGUN])
  if (!begun.success) {
    check(sent, saved, req)
    return sent
  }
  const clashes: Clash[] = []
  const data = merged(fields, sent, saved, { begun: begun.output, i18n: req.i18n, clashes })
  if (clashes.length === 0) return data
  const by = authorsIn(readObject(saved).changedBy).at(-1) ?? null
  const asked: Clashes = { by: by === authorOf(req) ? null : by, clashes }
  // Payload's forms keep only a refusal's errors at fields.
  const errors = [{ path: BEGUN, message: JSON.stringify(asked) }]
  throw new APIError(say(req, ASKED), CONFLICT, { errors }, true)
}

function isDraftSaved({ query }: PayloadRequest): boolean {
  return String(query.draft) === 'true'
}

/** Refuses the save of a program that read the document before others saved it. */
function check(sent: unknown, saved: unknown, req: PayloadRequest): void {
  const { changedBy, updatedAt } = readObject(saved)
  const known = Date.parse(readText(readObject(sent).updatedAt))
  // People never conflict with their own saves.
  const by = authorsIn(changedBy).at(-1)
  if (!by || by === authorOf(req)) return
  if (known < Date.parse(readText(updatedAt)))
    throw new APIError(say(req, savedBy(by)), CONFLICT, null, true)
}

const ASKED: Words = {
  en: 'Not saved yet: someone else has changed the same field. Please choose below which one to keep; everything you typed is still here.',
  ja: 'まだ保存していません。同じ項目がほかの画面で変更されました。どちらを残すか、画面の下で選んでください。入力した内容は残っています。',
}

function savedBy(name: string): Words {
  return {
    en: `Not saved: ${name} has saved this in the meantime. Please copy what you wrote, reload the page and enter it again.`,
    ja: `保存していません。先に${name}さんがこの内容を保存しました。書いた文章を控えてからページを再読み込みし、もう一度入力してください。`,
  }
}
