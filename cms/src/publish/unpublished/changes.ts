import { isObject, readObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type { Field } from 'payload'
import { say } from '../../base/words.ts'
import { plain } from '../../content/translations/gaps.ts'
import { TAGS } from '../../content/translations/ledger.ts'
import { below, fieldsOfRow, inRow, type Standing, TOP } from '../../content/translations/texts.ts'
import { excerpt, readable } from '../../content/versions/excerpt.ts'

/** What would go out: a text in one language, or a fact that all languages share. */
export type Change = {
  /** The way to it in the words of the desk: `お品書き › 2. 鯵 › 価格`. */
  label: string
  /** Tag of the language; `null` for what all share. */
  tag: string | null
  /** What visitors read now, and what they would; empty where there is nothing, or nothing to read. */
  before: string
  after: string
}

/** What the desk keeps about a document, which nobody sees on the site. */
const OWN = new Set<string>([
  'id',
  '_status',
  '_order',
  'changedBy',
  'createdAt',
  'updatedAt',
  'deletedAt',
])

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
  const [was, is] = [readObject(shown), readObject(saved)]
  return fields.flatMap((field): Change[] => {
    if (!('name' in field) || field.name === undefined) {
      return 'fields' in field
        ? changesBetween(field.fields, shown, saved, i18n, below(at, null, field))
        : []
    }
    const { name } = field
    if (OWN.has(name) || isOfTheDesk(field)) return []
    const here = below(at, name, field)
    const label = here.trail.map((words) => say({ i18n }, words)).join(' › ')
    if ('localized' in field && field.localized) return textChanges(label, was[name], is[name])
    if (field.type === 'group') {
      return changesBetween(field.fields, was[name], is[name], i18n, here)
    }
    if (field.type === 'array' || field.type === 'blocks') {
      return rowChanges(field, rowsOf(was[name]), rowsOf(is[name]), i18n, here)
    }
    if (sameAs(was[name]) === sameAs(is[name])) return []
    const read = (value: unknown) => readable(field, value, i18n)
    return [{ label, tag: null, before: read(was[name]), after: read(is[name]) }]
  })
}

function isOfTheDesk(field: Field): boolean {
  return ('hidden' in field && field.hidden) || ('virtual' in field && Boolean(field.virtual))
}

function textChanges(label: string, shown: unknown, saved: unknown): Change[] {
  const [was, is] = [readObject(shown), readObject(saved)]
  return TAGS.flatMap((tag) => {
    const [before, after] = [plain(was[tag]), plain(is[tag])]
    return before === after ? [] : [{ label, tag, before: excerpt(before), after: excerpt(after) }]
  })
}

type Row = Record<string, unknown>

function rowChanges(
  field: Field,
  was: readonly Row[],
  is: readonly Row[],
  i18n: I18nClient,
  here: Standing,
): Change[] {
  const wordsOf = (row: Row, index: number) =>
    inRow(here, row, index)
      .trail.map((words) => say({ i18n }, words))
      .join(' › ')
  const inRows = is.flatMap((row, index) => {
    const before = was.find(({ id }) => id === row.id)
    return changesBetween(fieldsOfRow(field, row), before, row, i18n, inRow(here, row, index))
  })
  const gone = was.flatMap((row, index): Change[] =>
    is.some(({ id }) => id === row.id)
      ? []
      : [{ label: wordsOf(row, index), tag: null, before: say({ i18n }, SHOWN), after: '' }],
  )
  const kept = (rows: readonly Row[], others: readonly Row[]) =>
    rows.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  const hasMoved = kept(was, is).join() !== kept(is, was).join()
  const label = here.trail.map((words) => say({ i18n }, words)).join(' › ')
  const moved: Change = { label, tag: null, before: '', after: say({ i18n }, MOVED) }
  return [...inRows, ...gone, ...(hasMoved ? [moved] : [])]
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** By what two values are the same to whoever reads them. */
function sameAs(value: unknown): string {
  const isNothing = value === undefined || value === '' || value === false
  return JSON.stringify(isNothing || (Array.isArray(value) && value.length === 0) ? null : value)
}

const SHOWN = { en: 'Shown', ja: '表示中' }
const MOVED = { en: 'In another order', ja: '並び順の変更' }
