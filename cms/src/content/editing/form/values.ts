import { readObject } from '@noren/contract/json'
import * as v from 'valibot'
import { DEFAULT_LOCALE, TAGS } from '../../../base/locales.ts'
import { otherName } from '../../model/other-name.ts'
import { idOf, type Row, rowsOf } from '../../model/walk.ts'
import { type FormField, type Json, json, type Values } from './form.ts'

/** A document that was read in all languages, by path. */
export function valuesOf(fields: readonly FormField[], doc: unknown, above = ''): Values {
  const held = readObject(doc)
  const values = fields.map(({ name, box, isTranslated, fields: inside }): Values => {
    const path = above + name
    const value = held[name]
    if (box === 'group') return valuesOf(inside, value, `${path}.`)
    if (box === 'rows') {
      const rows = rowsOf(value)
      const below = rows.map((row) => valuesOf(inside, row, `${path}.${idOf(row)}.`))
      return Object.assign({ [path]: rows.map(idOf) }, ...below)
    }
    if (!isTranslated) return { [path]: jsonOf(value) }
    const texts = readObject(value)
    return Object.fromEntries(TAGS.map((tag) => [`${path}.${tag}`, jsonOf(texts[tag])]))
  })
  return Object.assign({}, ...values)
}

const jsonOf = (value: unknown): Json => (v.is(json, value) ? value : null)

/**
 * What Payload is sent of these values, in the desk's own language. It keeps everything else, also in rows, which go
 * by their ids.
 * @param changed the values to write
 * @param rows the ids of all lists, the changed ones too
 */
export function dataOf(
  fields: readonly FormField[],
  changed: Values,
  rows: Values,
  above = '',
): Row {
  const data: Row = {}
  const paths = Object.keys(changed)
  for (const { name, box, isTranslated, fields: inside } of fields) {
    const path = above + name
    const below = `${path}.`
    if (!paths.some((each) => each === path || each.startsWith(below))) continue
    if (box === 'group') data[name] = dataOf(inside, changed, rows, below)
    else if (box === 'rows')
      data[name] = idsIn(rows[path]).map((id) => ({
        id,
        ...dataOf(inside, changed, rows, `${below}${id}.`),
      }))
    else if (!isTranslated) data[name] = changed[path] ?? null
    else
      for (const tag of TAGS.filter((each) => below + each in changed))
        data[tag === DEFAULT_LOCALE ? name : otherName(name, tag)] = changed[below + tag] ?? ''
  }
  return data
}

/** The ids of a list's rows. */
export function idsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/**
 * The field of a path; none where there is no such value.
 * @param rows the ids of all lists, where the row must be among them
 */
export function fieldAt(
  fields: readonly FormField[],
  path: string,
  rows?: Values,
  above = '',
): FormField | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((each) => each.name === name)
  const here = above + name
  if (field?.box === 'group') return fieldAt(field.fields, rest.join('.'), rows, `${here}.`)
  const [id, ...inRow] = rest
  if (field?.box === 'rows' && id !== undefined) {
    const isThere = !rows || idsIn(rows[here]).includes(id)
    return isThere ? fieldAt(field.fields, inRow.join('.'), rows, `${here}.${id}.`) : undefined
  }
  const tags = field?.isTranslated ? TAGS : ['']
  return tags.some((tag) => tag === rest.join('.')) ? field : undefined
}
