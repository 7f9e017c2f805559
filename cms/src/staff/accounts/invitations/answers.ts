import * as v from 'valibot'

const mailedSchema = v.picklist(['sent', 'failed', 'off'])

/** Whether a link was mailed to whom it is for; `off` where the desk has no mail server. */
export type Mailed = v.InferOutput<typeof mailedSchema>

/** The answer to an owner who makes a link. */
export const linkSchema = v.object({
  link: v.string(),
  mailed: mailedSchema,
  until: v.pipe(v.string(), v.isoTimestamp()),
})

export type LinkAnswer = v.InferOutput<typeof linkSchema>

/** What a valid link says to whoever opens it. */
export const lookSchema = v.object({
  company: v.string(),
  name: v.string(),
  email: v.string(),
  /** Who sent the link; empty where they have no name or are gone. */
  by: v.string(),
  /** Whether it is an invitation; otherwise the password was forgotten. */
  isNew: v.boolean(),
})

export type Look = v.InferOutput<typeof lookSchema>
