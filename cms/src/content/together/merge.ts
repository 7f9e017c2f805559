import { readObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type { ArrayField, Field } from 'payload'
import { say, type Words } from '../../base/words.ts'
import { inRow, type Standing, TOP } from '../translations/texts.ts'
import { readable } from '../versions/excerpt.ts'
import type { Begun, Clash } from './begun.ts'
import { inOrder } from './in-order.ts'
import { boxesOf, hashOfRow, hashOfValue, idOf, type Row, rowKey, rowsOf } from './units.ts'

type Merging = { begun: Begun; i18n: I18nClient; clashes: Clash[] }

/**
 * A document as somebody's form has it, with what others have saved since it was begun. What both have
 * changed, each in another way, stays as in the form, and is added to the clashes.
 */
export function merged(
  fields: readonly Field[],
  mine: Row,
  theirs: unknown,
  merging: Merging,
  at: Standing = TOP,
): Row {
  const result = { ...mine }
  const saved = readObject(theirs)
  for (const { field, name, ...here } of boxesOf(fields, at)) {
    const [own, other] = [mine[name], saved[name]]
    if (own === undefined) continue
    if (field.type === 'group') {
      result[name] = merged(field.fields, readObject(own), other, merging, here)
    } else if (field.type === 'array') {
      result[name] = mergedRows(field, rowsOf(own), rowsOf(other), merging, here)
    } else {
      const words = (value: unknown) => readable(field, value, merging.i18n)
      const isTheirs = takesTheirs(merging, here, {
        mine: hashOfValue(field, own),
        theirs: hashOfValue(field, other),
        words: () => [words(own), words(other)],
      })
      if (isTheirs) result[name] = other ?? null
    }
  }
  return result
}

function mergedRows(
  { fields }: ArrayField,
  mine: readonly Row[],
  theirs: readonly Row[],
  merging: Merging,
  at: Standing,
): readonly Row[] {
  // Forms give every row its id; of one without, nobody can tell what it was.
  if (mine.some(({ id }) => !id)) return mine
  const base = (merging.begun.rows[at.key] ?? []).filter(
    (id) => merging.begun.units[`${at.key}.${id}`],
  )
  const [own, other] = [byId(mine), byId(theirs)]
  const kept = new Map<string, Row>()
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [my, their] = [own.get(id), other.get(id)]
    const row = my ?? their ?? {}
    const index = (my ? mine : theirs).indexOf(row)
    const isTheirs = takesTheirs(
      merging,
      { ...inRow(at, row, index), key: rowKey(at, row) },
      {
        mine: my && hashOfRow(fields, my),
        theirs: their && hashOfRow(fields, their),
        words: () => [
          rowWords(fields, my, their, merging.i18n),
          rowWords(fields, their, my, merging.i18n),
        ],
      },
    )
    const chosen = isTheirs ? their : my
    if (chosen) kept.set(id, chosen)
  }
  const identified = (rows: readonly Row[]) => rows.map((row) => ({ id: idOf(row) }))
  const sides = {
    base: base.map((id) => ({ id })),
    mine: identified(mine),
    theirs: identified(theirs),
  }
  return inOrder(sides, kept)
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [idOf(row), row]))

type Sides = {
  mine: string | undefined
  theirs: string | undefined
  words: () => readonly [mine: string, theirs: string]
}

function takesTheirs({ begun, clashes, i18n }: Merging, at: Standing, sides: Sides): boolean {
  const { mine, theirs, words } = sides
  const base = begun.units[at.key]
  if (mine === theirs) return false
  if (theirs === base) return begun.takes.includes(at.key)
  if (mine === base) return true
  const [own, other] = words()
  clashes.push({
    key: at.key,
    label: at.trail.map((each) => say({ i18n }, each)).join(' › '),
    mine: own,
    theirs: other,
    hash: theirs ?? null,
  })
  return false
}

/** Of a row, what differs from the other one. */
function rowWords(
  fields: readonly Field[],
  row: Row | undefined,
  other: Row | undefined,
  i18n: I18nClient,
): string {
  if (!row) return say({ i18n }, TAKEN_OFF)
  return boxesOf(fields)
    .filter(
      ({ field, name }) => hashOfValue(field, row[name]) !== hashOfValue(field, other?.[name]),
    )
    .map(({ field, name, trail }) => {
      const label = trail.map((each) => say({ i18n }, each)).join(' › ')
      return `${label}: ${readable(field, row[name], i18n) || say({ i18n }, NOTHING)}`
    })
    .join(' / ')
}

const TAKEN_OFF: Words = { en: '(taken off)', ja: '（削除）' }
const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }
