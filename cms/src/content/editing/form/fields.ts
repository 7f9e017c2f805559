import { readObject } from '@noren/contract/json'
import type { Field, FieldAccess, JsonObject, Payload, PayloadRequest } from 'payload'
import { isOwnText } from '../../languages/side-by-side/both-languages.ts'
import { labelWords, type PlacedField, readWords } from '../../model/walk.ts'
import { filledIn } from '../together/units.ts'
import type { FormField } from './form.ts'
import { inLanguage } from './own-request.ts'

type Box = FormField['box']

type Options = FormField['options']

declare module 'payload' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged
  interface FieldCustom {
    /** Its box in the form, where its type does not say it. */
    box?: Box
    /** What may be chosen, where only the content knows it. */
    choices?: (payload: Payload, req: PayloadRequest) => Promise<Options>
    /** The pixels that a picture needs to be sharp. */
    pixels?: { width: number; height: number }
  }
}

type FieldAccesses = { read?: FieldAccess; update?: FieldAccess }

/** Who asks, about which document. */
type Asking = { req: PayloadRequest; doc: JsonObject; isReadOnly?: boolean }

/**
 * The fields of a document as its form has them, for the sender of the request. A field that has no box is not
 * among them, and its value stays as it is.
 */
export async function fieldsOf(fields: readonly Field[], asking: Asking): Promise<FormField[]> {
  const found = await Promise.all(filledIn(fields).map((placed) => fieldOf(placed, asking)))
  return found.filter((field) => field !== null)
}

async function fieldOf({ field, name }: PlacedField, asking: Asking): Promise<FormField | null> {
  const box = boxOf(field)
  const { read, update }: FieldAccesses = ('access' in field && field.access) || {}
  if (!box || !(await allows(read, asking))) return null
  const admin = readObject('admin' in field ? field.admin : null)
  const isReadOnly = asking.isReadOnly || admin.readOnly === true || !(await allows(update, asking))
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
    options: await optionsOf(field, asking.req),
    pixels: field.custom?.pixels ?? null,
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

function boxOf(field: Field): Box | null {
  if (field.custom?.box) return field.custom.box
  const admin = readObject('admin' in field ? field.admin : null)
  // A component of ours draws what its type does not say: the hours of a week, a colour.
  const isOurs = readObject(admin.components).Field !== undefined && !isOwnText(field)
  const isCarried = 'virtual' in field && field.virtual === true
  const isVideo = field.type === 'upload' && field.relationTo !== 'media'
  const isList = field.type === 'text' && field.hasMany === true
  return isOurs || isCarried || isVideo || isList ? null : (BOX_OF[field.type] ?? null)
}

async function allows(rule: FieldAccess | undefined, { req, doc }: Asking): Promise<boolean> {
  return !rule || rule({ req, doc, ...(doc.id !== undefined && { id: doc.id }) })
}

async function optionsOf(field: Field, req: PayloadRequest): Promise<Options> {
  const { choices } = field.custom ?? {}
  if (choices) return choices(req.payload, inLanguage(req, 'all'))
  if (!('options' in field)) return []
  return field.options.map((each) =>
    typeof each === 'string'
      ? { value: each, label: { ja: each, en: each } }
      : { value: each.value, label: labelWords(each.label) },
  )
}
