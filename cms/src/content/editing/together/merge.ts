import { readObject } from '@noren/contract/json'
import type { I18nClient } from '@payloadcms/translations'
import type { Field } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import {
  type Part,
  type PlacedField,
  type Position,
  partsOf,
  type Row,
  TOP,
  trailWords,
} from '../../model/walk.ts'
import { readable } from '../versions/readable-values.ts'
import type { Begun, Clash } from './begun.ts'
import { filledIn, hashOfRow, hashOfValue } from './units.ts'

type Merging = { begun: Begun; i18n: I18nClient; clashes: Clash[] }

/**
 * A document from a form, merged with what others saved since the form was opened. A value that both
 * changed differently stays as in the form, and is added to the clashes.
 */
export function merged(
  fields: readonly Field[],
  mine: Row,
  theirs: unknown,
  merging: Merging,
  at: Position = TOP,
): Row {
  const result = { ...mine }
  const saved = readObject(theirs)
  for (const placed of filledIn(fields, at)) {
    const { field, name } = placed
    const [own, other] = [mine[name], saved[name]]
    if (own === undefined) continue
    if (field.type === 'group') {
      result[name] = merged(field.fields, readObject(own), other, merging, placed)
    } else if (field.type === 'array') {
      result[name] = mergedRows(placed, partsOf(placed, own), partsOf(placed, other), merging)
    } else {
      const words = (value: unknown) => readable(field, value, merging.i18n)
      const isTheirs = takesTheirs(merging, placed, {
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
  placed: PlacedField,
  mine: readonly Part[],
  theirs: readonly Part[],
  merging: Merging,
): Row[] {
  // Forms give every row an id; a row without one cannot be matched.
  if (mine.some(({ values }) => !values.id)) return mine.map(({ values }) => values)
  const { rows, units } = merging.begun
  const base = (rows[placed.key] ?? [])
    .map((id) => `${placed.key}.${id}`)
    .filter((key) => units[key])
  const [own, other] = [byKey(mine), byKey(theirs)]
  const kept = new Map<string, Row>()
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [my, their] = [own.get(key), other.get(key)]
    const isTheirs = takesTheirs(merging, my ?? their ?? placed, {
      mine: my && hashOfRow(my),
      theirs: their && hashOfRow(their),
      words: () => [rowWords(my, their, merging.i18n), rowWords(their, my, merging.i18n)],
    })
    const chosen = isTheirs ? their : my
    if (chosen) kept.set(key, chosen.values)
  }
  return inOrder({ base, mine: mine.map(keyOf), theirs: theirs.map(keyOf) }, kept)
}

const keyOf = ({ key }: Part) => key

const byKey = (rows: readonly Part[]) => new Map(rows.map((row) => [row.key, row]))

type Sides = {
  mine: string | undefined
  theirs: string | undefined
  words: () => readonly [mine: string, theirs: string]
}

function takesTheirs({ begun, clashes, i18n }: Merging, at: Position, sides: Sides): boolean {
  const { mine, theirs, words } = sides
  const base = begun.units[at.key]
  if (mine === theirs) return false
  if (theirs === base) return begun.takes.includes(at.key)
  if (mine === base) return true
  const [own, other] = words()
  clashes.push({
    key: at.key,
    label: trailWords(at, i18n),
    mine: own,
    theirs: other,
    hash: theirs ?? null,
  })
  return false
}

/** The values of a row that differ from the other's. */
function rowWords(row: Part | undefined, other: Part | undefined, i18n: I18nClient): string {
  if (!row) return say({ i18n }, TAKEN_OFF)
  return filledIn(row.fields)
    .filter(
      ({ field, name }) =>
        hashOfValue(field, row.values[name]) !== hashOfValue(field, other?.values[name]),
    )
    .map((placed) => {
      const words = readable(placed.field, row.values[placed.name], i18n)
      return `${trailWords(placed, i18n)}: ${words || say({ i18n }, NOTHING)}`
    })
    .join(' / ')
}

const TAKEN_OFF: Words = { en: '(taken off)', ja: '（削除）' }
const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }

/** The ids of a list's rows in order: at the beginning, in my form, and as the other saved them. */
type Orders = Record<'base' | 'mine' | 'theirs', readonly string[]>

/**
 * Rows that two people changed: in my order if I moved or added a row, else in theirs. A row that only the
 * other side has follows its predecessor there.
 */
export function inOrder<Row>(
  { base, mine, theirs }: Orders,
  kept: ReadonlyMap<string, Row>,
): Row[] {
  const shared = mine.filter((id) => base.includes(id))
  const before = base.filter((id) => shared.includes(id))
  const isMine = shared.join() !== before.join()
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => kept.has(id))
  for (const [at, id] of second.entries()) {
    if (!kept.has(id) || order.includes(id)) continue
    const before = second.slice(0, at).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order.flatMap((id) => kept.get(id) ?? [])
}
