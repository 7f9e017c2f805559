import * as v from 'valibot'

/** One change: a text in one language, or a fact that all languages share. */
const changeSchema = v.object({
  /** The way to its field in the desk's labels: `お品書き › 2. 鯵 › 価格`. */
  label: v.string(),
  /** Tag of the language; `null` for what all languages share. */
  tag: v.nullable(v.string()),
  /** What visitors read now, and after a publish; empty where there is nothing, or no text. */
  before: v.string(),
  after: v.string(),
  /** Of pictures, whose `after` says what happens to them: the desk's addresses of their thumbnails. */
  pictures: v.optional(v.object({ before: v.array(v.string()), after: v.array(v.string()) })),
})

/** What to look at before a publish, since it stays as it is although it may have to change along. */
const questionSchema = v.object({
  /** Tag of the language whose change asks it. */
  tag: v.string(),
  /** The path of the field that stays. */
  field: v.string(),
  sentence: v.string(),
})

/** The desk's answer about the unpublished changes of a document. */
export const unpublishedSchema = v.object({
  /** Whether any version of it is published. */
  isShown: v.boolean(),
  /** Whether none was ever. */
  isNew: v.boolean(),
  /** The names of those beside the reader who wrote in the draft. */
  others: v.array(v.string()),
  changes: v.array(changeSchema),
  questions: v.array(questionSchema),
})

export type Unpublished = v.InferOutput<typeof unpublishedSchema>

export type Change = Unpublished['changes'][number]

export type Question = Unpublished['questions'][number]
