import { readObject } from '@noren/contract/json'
import * as v from 'valibot'
import { DEFAULT_LOCALE, TAGS } from '../../../base/locales.ts'
import { otherName } from '../../model/other-name.ts'
import { idOf, type Row, rowsOf } from '../../model/walk.ts'
import { type FormField, type Json, json, type Values } from './form.ts'

/** A document that was read in all languages, by path. */
export function valuesOf(fields: readonly FormField[], doc: unknown, above = ''): Values {
  const held = readObject(doc)
  return Object.assign(
    {},
    ...fields.map((field): Values => {
      const path = above + field.name
      const value = held[field.name]
      if (field.box === 'group') return valuesOf(field.fields, value, `${path}.`)
      if (field.box === 'rows') {
        const rows = rowsOf(value)
        const below = rows.map((row) => valuesOf(field.fields, row, `${path}.${idOf(row)}.`))
        return Object.assign({ [path]: rows.map(idOf) }, ...below)
      }
      if (!field.isTranslated) return { [path]: jsonOf(value) }
      const texts = readObject(value)
      return Object.fromEntries(TAGS.map((tag) => [`${path}.${tag}`, jsonOf(texts[tag])]))
    }),
  )
}

function jsonOf(value: unknown): Json {
  const read = v.safeParse(json, value)
  return read.success ? read.output : null
}

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
  const paths = Object.keys(changed)
  const isTouched = (path: string) =>
    paths.some((each) => each === path || each.startsWith(`${path}.`))
  const touched = fields.filter(({ name }) => isTouched(above + name))
  return Object.assign(
    {},
    ...touched.map((field): Row => {
      const { name, box } = field
      const path = above + name
      if (box === 'group') return { [name]: dataOf(field.fields, changed, rows, `${path}.`) }
      if (box === 'rows')
        return {
          [name]: idsIn(rows[path]).map((id) => ({
            id,
            ...dataOf(field.fields, changed, rows, `${path}.${id}.`),
          })),
        }
      if (!field.isTranslated) return { [name]: changed[path] ?? null }
      return Object.fromEntries(
        TAGS.filter((tag) => `${path}.${tag}` in changed).map((tag) => [
          tag === DEFAULT_LOCALE ? name : otherName(name, tag),
          changed[`${path}.${tag}`] ?? '',
        ]),
      )
    }),
  )
}

/** The ids of a list's rows. */
export function idsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/**
 * The field of a path; `null` where there is none.
 * @param rows the ids of all lists, where the row must be among them
 */
export function fieldAt(
  fields: readonly FormField[],
  path: string,
  rows?: Values,
  above = '',
): FormField | null {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((each) => each.name === name)
  if (!field) return null
  const here = above + name
  if (field.box === 'group') return fieldAt(field.fields, rest.join('.'), rows, `${here}.`)
  if (field.box === 'rows' && rest.length > 0) {
    const [id = '', ...inRow] = rest
    const isThere = !rows || idsIn(rows[here]).includes(id)
    return isThere ? fieldAt(field.fields, inRow.join('.'), rows, `${here}.${id}.`) : null
  }
  const isWhole = field.isTranslated
    ? rest.length === 1 && TAGS.some((tag) => tag === rest[0])
    : rest.length === 0
  return isWhole ? field : null
}
