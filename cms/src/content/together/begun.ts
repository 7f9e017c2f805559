import * as v from 'valibot'

/** The field in which a form carries what it began with, there and back. */
export const BEGUN = 'begunWith'

/** By what it is told later who has changed what: a document as a form was given it. */
export const begunSchema = v.object({
  /** Of each value, and of each row of a list, a hash, by its key: `name`, `menu.64f0…`. */
  units: v.record(v.string(), v.string()),
  /** The ids of each list's rows, in their order. */
  rows: v.record(v.string(), v.array(v.string())),
  /** Keys of what is to become as others have saved it. */
  takes: v.optional(v.array(v.string()), []),
})

export type Begun = v.InferOutput<typeof begunSchema>

const clashSchema = v.object({
  key: v.string(),
  /** The way to it in the words of the desk. */
  label: v.string(),
  mine: v.string(),
  theirs: v.string(),
  /** Of what others have saved; `null` where they have taken it off. */
  hash: v.nullable(v.string()),
})

/** What two people have changed, each in another way. */
export type Clash = v.InferOutput<typeof clashSchema>

/** What a form is told that cannot be saved without a question. */
export const clashesSchema = v.object({ by: v.nullable(v.string()), clashes: v.array(clashSchema) })

export type Clashes = v.InferOutput<typeof clashesSchema>

/** What the form began with from now on, once somebody has chosen: what was saved since is known to them. */
export function settled(begun: Begun, { key, hash }: Clash, choice: 'mine' | 'theirs'): Begun {
  const { [key]: _, ...others } = begun.units
  return {
    ...begun,
    units: hash === null ? others : { ...others, [key]: hash },
    takes: choice === 'theirs' ? [...begun.takes, key] : begun.takes,
  }
}
