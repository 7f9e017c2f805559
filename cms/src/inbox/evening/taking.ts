import { tableRequestSchema } from '@noren/contract/enquiry/table-request'
import * as v from 'valibot'
import { TABLE_STATES } from '../tables/answered.ts'
import { SOURCES } from '../tables/source.ts'

const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100),
  // A database may refuse others.
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
)

/** A table that staff take by telephone or at the door. */
export const takenSchema = v.object({
  /** Made where it is written, so that what is sent twice is one table. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  source: v.picklist(SOURCES),
  ...tableRequestSchema.entries,
  /** Both may be empty. */
  name: shortText,
  phone: shortText,
})

/** The answer: the enquiry that it is kept as. */
export const keptTableSchema = v.object({ id: v.string() })

export type Taken = v.InferOutput<typeof takenSchema>

const { date, time, people } = tableRequestSchema.entries
const factsSchema = v.object({ date, time, people })

/** What staff change of a table: day, time and people, or when guests who are late will come. */
export const changeSchema = v.object({
  /** The state that the screen showed. */
  shown: v.picklist(TABLE_STATES),
  facts: v.optional(factsSchema),
  /** Those that the screen showed. */
  was: v.optional(factsSchema),
  /** A clock time; `null` for guests who come in time after all. */
  expected: v.optional(v.nullable(time)),
})

export type Change = v.InferOutput<typeof changeSchema>

/** The answer: whether the guest is still to be told. */
export const changedSchema = v.object({ isUntold: v.boolean() })
