import { readDay } from '@noren/contract/hours/calendar'
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
  const merged: Merged = { changed: {}, clashes: [], refused: [] }
  const removed = changes.flatMap(({ path, from, to }) =>
    without(idsIn(from), idsIn(to)).map((id) => `${path}.${id}.`),
  )
  // A list comes before what is in its rows.
  for (const change of changes.toSorted((a, b) => a.path.length - b.path.length)) {
    if (removed.some((row) => change.path.startsWith(row))) continue
    mergeOne(merged, fields, { ...stored, ...merged.changed }, change)
  }
  return merged
}

function mergeOne(
  { changed, clashes, refused }: Merged,
  fields: readonly FormField[],
  now: Values,
  { path, from, to }: Change,
): void {
  const theirs = now[path] ?? null
  const field = fieldAt(fields, path)
  const isThere = fieldAt(fields, path, now) !== null
  const problem = field ? problemOf(field, to) : UNKNOWN
  if (isSame(to, theirs) && field) return
  if (problem) refused.push({ path, words: problem })
  else if (field?.box === 'rows') changed[path] = mergedIds(idsIn(from), idsIn(to), idsIn(theirs))
  else if (!isSame(from, theirs)) clashes.push({ path, mine: to, theirs })
  else if (isThere) changed[path] = to
  else refused.push({ path, words: ROW_GONE })
}

function mergedIds(base: string[], mine: string[], theirs: string[]): string[] {
  const kept = [
    ...mine.filter((id) => theirs.includes(id) || !base.includes(id)),
    ...without(theirs, base),
  ]
  return inOrder({ base, mine, theirs }, new Map(kept.map((id) => [id, id])))
}

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))

function problemOf(field: FormField, to: Json): Words | null {
  if (field.isReadOnly) return READ_ONLY
  if (typeof to === 'string' && to.includes('\0')) return UNREADABLE
  if (field.box === 'rows') return areIds(to) ? null : WRONG
  if (field.isMany) return Array.isArray(to) && to.every((one) => fits(field, one)) ? null : WRONG
  return to === null || fits(field, to) ? null : WRONG
}

const areIds = (to: Json) =>
  Array.isArray(to) &&
  to.every((id) => typeof id === 'string' && /^\w{1,40}$/.test(id)) &&
  new Set(to).size === to.length

function fits({ box }: FormField, value: Json): boolean {
  if (box === 'day') return typeof value === 'string' && isDay(value)
  if (box === 'switch') return typeof value === 'boolean'
  if (box === 'number' || box === 'picture') return typeof value === 'number'
  return typeof value === 'string'
}

const isDay = (value: string) =>
  readDay(value.slice(0, 10)) !== null && !Number.isNaN(Date.parse(value))

const UNKNOWN: Words = {
  en: 'This field does not exist any more. Please reload the page.',
  ja: 'この項目は現在ありません。ページを再読み込みしてください。',
}
const READ_ONLY: Words = { en: 'This cannot be changed.', ja: 'この項目は変更できません。' }
const ROW_GONE: Words = {
  en: 'Someone else has removed this row. Please add a row and write it there.',
  ja: 'この行はほかの人が削除しました。行を追加して、そこに入力してください。',
}
const UNREADABLE: Words = {
  en: 'This text contains a character that cannot be stored. Please delete it, or type the text again.',
  ja: '保存できない文字が含まれています。その文字を消すか、入力し直してください。',
}
const WRONG: Words = {
  en: 'This kind of value cannot be stored here.',
  ja: 'ここには、この形式の値を保存できません。',
}
