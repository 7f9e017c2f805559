import { readObject } from '@noren/contract/json'
import {
  type Field,
  type FieldAccess,
  isolateObjectProperty,
  type JsonObject,
  type Option,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { isOwnText } from '../../languages/side-by-side/both-languages.ts'
import { labelWords, type PlacedField, readWords } from '../../model/walk.ts'
import { filledIn } from '../together/units.ts'
import type { FormField } from './form.ts'

type Box = FormField['box']

type Options = FormField['options']

declare module 'payload' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged
  interface FieldCustom {
    /** Its box in the form, where its type does not say it. */
    box?: Box
    /** What may be chosen, where only the content knows it; the request's language is its own. */
    choices?: (payload: Payload, req: PayloadRequest) => Promise<Options>
    /** The pixels that a picture needs to be sharp. */
    pixels?: { width: number; height: number }
  }
}

/** Who asks, about which document. */
type Asking = { req: PayloadRequest; doc: JsonObject; id?: number | string; isReadOnly?: boolean }

/**
 * The fields of a document as its form has them, for the sender of the request. A field that has no box is not
 * among them, and its value stays as it is.
 */
export async function fieldsOf(fields: readonly Field[], asking: Asking): Promise<FormField[]> {
  const found = await Promise.all(filledIn(fields).map((placed) => fieldOf(placed, asking)))
  return found.filter((field) => field !== null)
}

async function fieldOf({ field, name }: PlacedField, asking: Asking): Promise<FormField | null> {
  const admin = readObject('admin' in field ? field.admin : null)
  const isOurs = readObject(admin.components).Field !== undefined
  const box = boxOf(field, isOurs)
  const access: { read?: FieldAccess; update?: FieldAccess } =
    ('access' in field && field.access) || {}
  if (!box || (await access.read?.(asking)) === false) return null
  const isClosed = asking.isReadOnly || admin.readOnly === true
  const isReadOnly = isClosed || (await access.update?.(asking)) === false
  const { choices, pixels = null } = field.custom ?? {}
  // A read of all languages would otherwise change what the next save writes.
  const own = isolateObjectProperty(asking.req, ['locale', 'fallbackLocale'])
  const options = 'options' in field ? field.options.map(optionOf) : []
  return {
    name,
    box,
    label: labelWords('label' in field ? field.label : null),
    help: readWords(admin.description),
    isRequired: 'required' in field && field.required === true,
    isTranslated: isOwnText(field),
    isAside: admin.position === 'sidebar',
    isReadOnly,
    maxLength: ('maxLength' in field && field.maxLength) || null,
    isMany: 'hasMany' in field && field.hasMany === true,
    options: (await choices?.(own.payload, own)) ?? options,
    pixels,
    fields: 'fields' in field ? await fieldsOf(field.fields, { ...asking, isReadOnly }) : [],
  }
}

const BOX_OF: { readonly [Type in Field['type']]?: Box } = {
  text: 'line',
  textarea: 'lines',
  number: 'number',
  date: 'day',
  select: 'choice',
  radio: 'choice',
  checkbox: 'switch',
  upload: 'picture',
  group: 'group',
  array: 'rows',
}

/** @param isOurs a component of ours draws what its type does not say: the hours of a week, a colour */
function boxOf(field: Field, isOurs: boolean): Box | null {
  const isVideo = field.type === 'upload' && field.relationTo !== 'media'
  const isList = field.type === 'text' && field.hasMany === true
  const hasNone = (isOurs && !isOwnText(field)) || isVideo || isList
  return field.custom?.box ?? (hasNone ? null : (BOX_OF[field.type] ?? null))
}

function optionOf(option: Option): Options[number] {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return { value, label: readWords(label) ?? { ja: value, en: value } }
}
