import type { HtmlLang } from '@noren/contract/language'
import type { Field } from 'payload'
import { restaurants } from '../../content/kinds/collections/restaurants.ts'
import { openingHours } from '../../content/model/fields/opening-hours.ts'
import {
  isLocalized,
  labelWords,
  type PlacedField,
  type Position,
  partsOf,
} from '../../content/model/walk.ts'
import { headingOf, tagNamed } from '../../tables/headings.ts'
import { writtenFields } from '../files/contents.ts'

/** A field of the form that a column holds, in one language where it has several. */
export type Column = { heading: string; placed: PlacedField; tag: HtmlLang | null }

/** The fields of a restaurant that a cell can hold: a table is of restaurants that stay where they are. */
function fieldsIn(fields: readonly Field[], at?: Position): PlacedField[] {
  return writtenFields(fields, at).flatMap((placed) => {
    const { field } = placed
    if (placed.path === 'standing') return []
    if (field.type === 'group')
      return partsOf(placed, {}).flatMap((part) => fieldsIn(part.fields, part))
    const isOne = field.type === 'text' && !field.hasMany
    return isOne || ['textarea', 'number', 'select'].includes(field.type) ? [placed] : []
  })
}

/** The fields by their headings, which are their labels and their names in files; `null`: several have it. */
const FIELDS = new Map<string, PlacedField | null>()
for (const placed of fieldsIn(restaurants.fields)) {
  const label = labelWords('label' in placed.field && placed.field.label)
  for (const word of new Set([placed.name, label.en, label.ja].map((each) => headingOf(each).word)))
    FIELDS.set(word, FIELDS.has(word) ? null : placed)
}
// A cell has the hours in words. The desk's table of the week takes them from there.
for (const label of Object.values(labelWords(openingHours.label)))
  FIELDS.set(headingOf(label).word, FIELDS.get('hours') ?? null)

/** The column of a heading: `店名`, `店名（英語）`, `Address (Japanese)`, `phone`. */
export function columnOf(heading: string): Column | null {
  const { word, note } = headingOf(heading)
  const placed = FIELDS.get(word)
  if (!placed) return null
  const tag = tagNamed(note) ?? (/[^\0-\x7f]/.test(word) ? 'ja' : 'en')
  return { heading, placed, tag: isLocalized(placed) ? tag : null }
}

/** How many of the cells are known headings; 0 unless that of the names is there, and one beside it. */
export function headingsIn(cells: readonly string[]): number {
  const paths = cells.flatMap((cell) => columnOf(cell)?.placed.path ?? [])
  return paths.length >= 2 && paths.includes('name') ? paths.length : 0
}
