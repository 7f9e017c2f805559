import { readDay } from '@noren/contract/hours/calendar'
import * as v from 'valibot'
import type { Words } from '../../../base/words.ts'
import { inOrder } from '../together/merge.ts'
import { type Change, type Clash, type FormField, isSame, type Json, type Values } from './form.ts'
import { fieldAt, idsIn } from './values.ts'

type Merged = {
  /** What is to be written. */
  changed: Record<string, Json>
  clashes: Clash[]
  refused: { path: string; words: Words }[]
}

/**
 * What a form changed, merged with what is stored by now. A value that others changed meanwhile, and otherwise, is a
 * clash; rows that several people added, moved or removed are merged in order.
 */
export function mergedChanges(
  fields: readonly FormField[],
  stored: Values,
  changes: readonly Change[],
): Merged {
  const { changed, clashes, refused }: Merged = { changed: {}, clashes: [], refused: [] }
  const removed = changes.flatMap(({ path, from, to }) =>
    without(idsIn(from), idsIn(to)).map((id) => `${path}.${id}.`),
  )
  // A list comes before what is in its rows.
  for (const { path, from, to } of changes.toSorted((a, b) => a.path.length - b.path.length)) {
    if (removed.some((row) => path.startsWith(row))) continue
    const now = { ...stored, ...changed }
    const theirs = now[path] ?? null
    const field = fieldAt(fields, path)
    if (field && isSame(to, theirs)) continue
    const problem = field ? problemOf(field, to) : UNKNOWN
    if (problem) refused.push({ path, words: problem })
    else if (field?.box === 'rows') changed[path] = mergedIds(idsIn(from), idsIn(to), idsIn(theirs))
    else if (!isSame(from, theirs)) clashes.push({ path, mine: to, theirs })
    else if (fieldAt(fields, path, now)) changed[path] = to
    else refused.push({ path, words: ROW_GONE })
  }
  return { changed, clashes, refused }
}

/** The ids of the rows that neither of two people removed. */
function mergedIds(base: string[], mine: string[], theirs: string[]): string[] {
  const removed = [...without(base, mine), ...without(base, theirs)]
  const kept = without([...mine, ...theirs], removed)
  return inOrder({ base, mine, theirs }, new Map(kept.map((id) => [id, id])))
}

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))

function problemOf({ box, isMany, isReadOnly }: FormField, to: Json): Words | null {
  if (isReadOnly) return READ_ONLY
  const one = VALUE_OF[box] ?? v.string()
  return v.is(isMany ? v.array(one) : v.nullable(one), to) ? null : WRONG
}

/** What stands in a box that is no text. */
const VALUE_OF: { readonly [Box in FormField['box']]?: v.GenericSchema } = {
  day: v.pipe(
    v.string(),
    v.check((day) => readDay(day.slice(0, 10)) !== null && !Number.isNaN(Date.parse(day))),
  ),
  switch: v.boolean(),
  number: v.number(),
  picture: v.number(),
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
}

const UNKNOWN: Words = {
  en: 'This field does not exist any more. Please reload the page.',
  ja: 'この項目は現在ありません。ページを再読み込みしてください。',
}
const READ_ONLY: Words = { en: 'This cannot be changed.', ja: 'この項目は変更できません。' }
const ROW_GONE: Words = {
  en: 'Someone else has removed this row. Please add a row and write it there.',
  ja: 'この行はほかの人が削除しました。行を追加して、そこに入力してください。',
}
const WRONG: Words = {
  en: 'This kind of value cannot be stored here.',
  ja: 'ここには、この形式の値を保存できません。',
}
