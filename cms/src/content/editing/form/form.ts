import * as v from 'valibot'
import { TAGS } from '../../../base/locales.ts'

const single = v.union([v.string(), v.number(), v.boolean(), v.null()])
export const json = v.union([single, v.array(single)])

/** A value as a form sends and receives it: a file is its id, the rows of a list are their ids. */
export type Json = v.InferOutput<typeof json>

const words = v.object({ ja: v.string(), en: v.string() })

const ownSchema = v.object({
  /** Its own name; below a group or a row the path goes on with a dot. */
  name: v.string(),
  box: v.picklist([
    'line',
    'lines',
    'day',
    'choice',
    'switch',
    'number',
    'picture',
    'slug',
    'group',
    'rows',
  ]),
  label: words,
  help: v.nullable(words),
  isRequired: v.boolean(),
  /** Whether it has a text of its own in each language: `title.ja`, `title.en`. */
  isTranslated: v.boolean(),
  /** Whether it stands beside the form's texts. */
  isAside: v.boolean(),
  isReadOnly: v.boolean(),
  /** Letters of a text, in all. */
  maxLength: v.nullable(v.number()),
  isMany: v.boolean(),
  /** Of a choice. */
  options: v.array(v.object({ value: v.string(), label: words })),
  /** Of a picture: the pixels it needs to be sharp. */
  pixels: v.nullable(v.object({ width: v.number(), height: v.number() })),
})

/** A field as the editor draws it, known from the configuration that Payload stores by. */
export type FormField = v.InferOutput<typeof ownSchema> & {
  /** Of a group or of each row. */
  fields: FormField[]
}

const fieldSchema: v.GenericSchema<unknown, FormField> = v.object({
  ...ownSchema.entries,
  fields: v.array(v.lazy(() => fieldSchema)),
})

/** A document by path: `title.ja`, `image`, `facts.stations` (ids), `facts.stations.64f0.name.ja`. */
export type Values = Readonly<Record<string, Json>>

const values: v.GenericSchema<unknown, Values> = v.record(v.string(), json)

/** The desk's answer to a save or a publish. */
export const savedSchema = v.object({
  values,
  /** Whether what is stored is what visitors see. */
  isPublished: v.boolean(),
  /** Whether visitors see any version of it. */
  isShown: v.boolean(),
  /** Whether it is a version of its own, which no autosave replaces. */
  isKept: v.boolean(),
  /** ISO, of the last save. */
  updatedAt: v.string(),
})
export type Saved = v.InferOutput<typeof savedSchema>

/** What the editor opens with. */
export const formSchema = v.object({
  ...savedSchema.entries,
  /** The document below `/api`: `news/1`, `globals/hero`. */
  place: v.string(),
  /** ISO, of its making: tells it from another that was given the same id later. */
  createdAt: v.string(),
  /** What the desk calls documents of its kind, and this one. */
  kind: words,
  /** The field that names it. */
  titleField: v.string(),
  fields: v.array(fieldSchema),
  /** What the reader may do beside reading. */
  may: v.object({ save: v.boolean(), publish: v.boolean(), remove: v.boolean() }),
})
export type Form = v.InferOutput<typeof formSchema>

/** A change, with what the form had before. */
export const changeSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(200)),
  from: json,
  to: json,
})
export type Change = v.InferOutput<typeof changeSchema>

/** The body of a save. `account`: whose page it is, where that may be another's by now. */
export const changesSchema = v.object({
  account: v.optional(v.union([v.string(), v.number()])),
  changes: v.pipe(v.array(changeSchema), v.maxLength(2000)),
})

/** A value that two people changed differently. */
const clashSchema = v.object({ path: v.string(), mine: json, theirs: json })
export type Clash = v.InferOutput<typeof clashSchema>

/** The body of a 409: who saved in between, `null` where it was the reader, and what they changed. */
export const clashedSchema = v.object({
  by: v.nullable(v.string()),
  clashes: v.array(clashSchema),
  values,
})

/** A refusal at a field, in the reader's language. */
const refusedSchema = v.object({ path: v.string(), message: v.string() })
export type Refused = v.InferOutput<typeof refusedSchema>

const refusalSchema = v.object({
  errors: v.array(
    v.object({ data: v.nullish(v.object({ errors: v.optional(v.array(refusedSchema), []) })) }),
  ),
})

/** What the desk refused at fields; nothing where it says something else. */
export function refusedIn(refusal: unknown): Refused[] {
  const read = v.safeParse(refusalSchema, refusal)
  return read.success ? read.output.errors.flatMap(({ data }) => data?.errors ?? []) : []
}

/** The body of a publish: everything, or one language. */
export const publishSchema = v.object({ tag: v.nullable(v.picklist(TAGS)) })

/** Whether two values look the same to readers. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return plain(one) === plain(other)
}

function plain(value: Json | undefined): string {
  const isEmpty = value === undefined || value === '' || value === false
  return isEmpty || (Array.isArray(value) && value.length === 0) ? 'null' : JSON.stringify(value)
}
