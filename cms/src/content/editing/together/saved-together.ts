import { readObject, readText } from '@noren/contract/json'
import {
  APIError,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type JSONField,
  type JsonObject,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
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
    components: { Field: '/src/content/editing/together/clash-field.tsx#ClashField' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
  },
}

/**
 * The collection or global, whose forms any number of people may have open: no one is locked out, and their saves
 * are merged.
 */
export function savedTogether<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  const { fields, hooks } = config
  return {
    ...config,
    lockDocuments: false,
    fields: [begunField, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [saveTogether, ...(hooks?.beforeChange ?? [])],
      afterRead: [...(hooks?.afterRead ?? []), addBegun],
      // After a publish in one language the other languages' texts are the draft's again by now.
      afterChange: [...(hooks?.afterChange ?? []), addBegun],
    },
  }
}

/** What the hooks of collections and of globals are given. */
type Given = { collection?: Kind; global?: Kind; req: PayloadRequest }

type Kind = { fields: readonly Field[] }

type Read = Given & { doc: JsonObject; findMany?: boolean }

/** Only for forms: programs have none, and no form has all languages at once, or many documents. */
function addBegun({ collection, global, doc, findMany, req }: Read): JsonObject {
  const kind = collection ?? global
  if (!kind || !req.user || req.locale === 'all' || findMany) return doc
  return { ...doc, [BEGUN]: begunWith(kind.fields, doc) }
}

const CONFLICT = 409

type Sent = Given & { data: Record<string, unknown>; originalDoc?: unknown }

/** Merges what a form saves with what was saved since it was opened; asks the form where both differ. */
function saveTogether({ collection, global, data, originalDoc, req }: Sent) {
  // A version of a collection that is restored comes here too, and is older by its nature.
  const kind = req.method === 'PATCH' ? (collection ?? global) : global
  return kind ? together(kind.fields, data, originalDoc, req) : data
}

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
