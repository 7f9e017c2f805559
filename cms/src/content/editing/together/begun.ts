import * as v from 'valibot'

/** The field with what a form began with; every answer and every save carries it. */
export const BEGUN = 'begunWith'

/** A document as a form received it; a later save compares with it who changed what. */
export const begunSchema = v.object({
  /** A hash of each value, and of each row of a list, by its key: `name`, `menu.64f0…`. */
  units: v.record(v.string(), v.string()),
  /** The ids of each list's rows, in order. */
  rows: v.record(v.string(), v.array(v.string())),
  /** Keys of values for which staff chose the version that others saved. */
  takes: v.optional(v.array(v.string()), []),
})

export type Begun = v.InferOutput<typeof begunSchema>

const clashSchema = v.object({
  key: v.string(),
  /** The labels that lead to it at the desk. */
  label: v.string(),
  mine: v.string(),
  theirs: v.string(),
  /** The hash of the others' version; `null` when they removed it. */
  hash: v.nullable(v.string()),
})

/** A value that two people changed differently. */
export type Clash = v.InferOutput<typeof clashSchema>

/** The answer to a form that cannot be saved before staff choose. */
export const clashesSchema = v.object({ by: v.nullable(v.string()), clashes: v.array(clashSchema) })

export type Clashes = v.InferOutput<typeof clashesSchema>

/** What the form began with after staff chose: they now know the others' version. */
export function settled(begun: Begun, { key, hash }: Clash, choice: 'mine' | 'theirs'): Begun {
  const { [key]: _, ...others } = begun.units
  return {
    ...begun,
    units: hash === null ? others : { ...others, [key]: hash },
    takes: choice === 'theirs' ? [...begun.takes, key] : begun.takes,
  }
}
