import type { JsonObject, Payload } from 'payload'
import * as v from 'valibot'
import {
  type Change,
  type Form,
  formSchema,
  type Json,
  type Saved,
  savedSchema,
} from '../src/content/editing/form/form.ts'
import type { ListSlug } from '../src/content/model/source.ts'
import { type Member, taken } from './signed-in-desk.ts'

type Options = { isAutosave?: boolean; language?: 'ja' | 'en' }

/** The form of a document, as a member of staff uses it: `news/1`, `globals/hero`. */
export function formOf({ send }: Pick<Member, 'send'>, place: string) {
  const save = (
    changes: readonly Change[],
    { isAutosave = false, language = 'ja' }: Options = {},
  ) =>
    send(`/api/${place}/changes?autosave=${isAutosave}`, { changes }, 'POST', {
      'Accept-Language': language,
    })
  const publish = (tag: string | null = null, { language = 'ja' }: Options = {}) =>
    send(`/api/${place}/publish`, { tag }, 'POST', { 'Accept-Language': language })
  return {
    open: async (): Promise<Form> => v.parse(formSchema, await taken(send(`/api/${place}/form`))),
    save,
    publish,
    /** Saves what must be taken. */
    saved: async (changes: readonly Change[], options?: Options): Promise<Saved> =>
      v.parse(savedSchema, await taken(save(changes, options))),
    published: async (tag: string | null = null): Promise<Saved> =>
      v.parse(savedSchema, await taken(publish(tag))),
  }
}

/** A change of one value. */
export const changed = (path: string, from: Json, to: Json): Change => ({ path, from, to })

/** Where a save or publish was refused, and why. */
export async function refusals(answer: Promise<Response>): Promise<[path: string, why: string][]> {
  const [{ data }] = v.parse(refusedSchema, await (await answer).json()).errors
  return data.errors.map(({ path, message }) => [path, message])
}

const refusedSchema = v.object({
  errors: v.tuple([
    v.object({
      data: v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) }),
    }),
  ]),
})

/** The versions of a document as the database has them, in all languages, the newest first. */
export async function versionsOf(
  { db }: Payload,
  collection: ListSlug,
  id: number,
): Promise<{ autosave?: boolean; version: JsonObject }[]> {
  const { docs } = await db.findVersions<JsonObject>({
    collection,
    where: { parent: { equals: id } },
    sort: ['-updatedAt', '-id'],
    locale: 'all',
    pagination: false,
  })
  return docs
}

/** A document as it was last saved, in all languages. */
export async function lastSaved(payload: Payload, collection: ListSlug, id: number) {
  return (await versionsOf(payload, collection, id))[0]?.version ?? {}
}

/** A document as visitors know it, in all languages. */
export async function publicOf(
  { db }: Payload,
  collection: ListSlug,
  id: number,
): Promise<JsonObject> {
  const where = { id: { equals: id } }
  return (await db.findOne<JsonObject & { id: number }>({ collection, where, locale: 'all' })) ?? {}
}

/** A new piece of news, in both languages. */
export async function addNews({ send }: Pick<Member, 'send'>, said: object = {}): Promise<number> {
  const { doc } = await taken(
    send('/api/news?locale=ja', {
      title: '鍋をはじめました',
      title__en: 'Hot pot is on',
      text: '冬の献立です。',
      text__en: 'The winter menu.',
      date: '2026-12-01T12:00:00.000Z',
      _status: 'draft',
      ...said,
    }),
  )
  return doc.id
}
