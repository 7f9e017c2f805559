import { readObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type { Field, JsonObject, PayloadRequest } from 'payload'
import { say } from '../../base/words.ts'
import {
  type Box,
  isLocalized,
  type Part,
  partsOf,
  type Standing,
  TOP,
  trailWords,
} from '../../content/fields/boxes.ts'
import { filledIn, hashOfValue } from '../../content/together/units.ts'
import { plain } from '../../content/translations/gaps.ts'
import type { Place } from '../../content/translations/latest.ts'
import { TAGS } from '../../content/translations/ledger.ts'
import { excerpt, readable } from '../../content/versions/readable-values.ts'

/** What would go out: a text in one language, or a fact that all languages share. */
type Change = {
  /** The way to it in the words of the desk: `お品書き › 2. 鯵 › 価格`. */
  label: string
  /** Tag of the language; `null` for what all share. */
  tag: string | null
  /** What visitors read now, and what they would; empty where there is nothing, or nothing to read. */
  before: string
  after: string
}

/**
 * What differs between what visitors see of a document and what was last saved, both read in all
 * languages, in the order of the form.
 */
export function changesBetween(
  fields: readonly Field[],
  shown: unknown,
  saved: unknown,
  i18n: I18nClient,
  at: Standing = TOP,
): Change[] {
  const [before, after] = [readObject(shown), readObject(saved)]
  return filledIn(fields, at).flatMap((box): Change[] => {
    const { field, name } = box
    const [was, is] = [before[name], after[name]]
    if (isLocalized(box)) return textChanges(trailWords(box, i18n), was, is)
    if (field.type === 'group') return changesBetween(field.fields, was, is, i18n, box)
    if (field.type === 'array') return rowChanges(box, partsOf(box, was), partsOf(box, is), i18n)
    if (hashOfValue(field, was) === hashOfValue(field, is)) return []
    const read = (value: unknown) => readable(field, value, i18n)
    return [{ label: trailWords(box, i18n), tag: null, before: read(was), after: read(is) }]
  })
}

function textChanges(label: string, shown: unknown, saved: unknown): Change[] {
  const [was, is] = [readObject(shown), readObject(saved)]
  return TAGS.flatMap((tag) => {
    const [before, after] = [plain(was[tag]), plain(is[tag])]
    return before === after ? [] : [{ label, tag, before: excerpt(before), after: excerpt(after) }]
  })
}

function rowChanges(
  box: Box,
  was: readonly Part[],
  is: readonly Part[],
  i18n: I18nClient,
): Change[] {
  const among = (rows: readonly Part[], { key }: Part) => rows.find((row) => row.key === key)
  const change = (at: Standing, before: string, after: string): Change => ({
    label: trailWords(at, i18n),
    tag: null,
    before,
    after,
  })
  const inRows = is.flatMap((row) =>
    changesBetween(row.fields, among(was, row)?.values, row.values, i18n, row),
  )
  const gone = was
    .filter((row) => !among(is, row))
    .map((row) => change(row, say({ i18n }, SHOWN), ''))
  const kept = (rows: readonly Part[], others: readonly Part[]) =>
    rows.filter((row) => among(others, row)).map(({ key }) => key)
  const hasMoved = kept(was, is).join() !== kept(is, was).join()
  return [...inRows, ...gone, ...(hasMoved ? [change(box, '', say({ i18n }, MOVED))] : [])]
}

const SHOWN = { en: 'Shown', ja: '表示中' }
const MOVED = { en: 'In another order', ja: '並び順の変更' }

/** What visitors see of a document, in all languages; `null` when they see none of it. */
export async function shownAt(
  { payload, ...req }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  place: Place,
): Promise<JsonObject | null> {
  const doc =
    'global' in place
      ? await payload.db.findGlobal({ slug: place.global.slug, locale: 'all', req })
      : await payload.db.findOne<JsonObject & { id: number }>({
          collection: place.collection.slug,
          where: { id: { equals: place.id } },
          locale: 'all',
          req,
        })
  return doc?._status === 'published' ? doc : null
}
