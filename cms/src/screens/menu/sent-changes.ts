import * as v from 'valibot'
import { dishSchema } from './dish.ts'

/** Far more than a restaurant may have. */
const MOST = 1000

const { id: idSchema, ...fields } = dishSchema.entries
const after = v.nullable(idSchema)
const some = v.partial(v.strictObject(fields))

function each<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.array(schema), v.maxLength(MOST))
}

/** The changes that a menu's screen sends. */
export const changesSchema = v.pipe(
  v.strictObject({
    added: each(v.strictObject({ dish: dishSchema, after })),
    changed: each(v.strictObject({ id: idSchema, from: some, to: some })),
    removed: each(dishSchema),
    moved: each(v.strictObject({ id: idSchema, after })),
  }),
  v.check(({ added }) => new Set(added.map(({ dish }) => dish.id)).size === added.length),
)

export type Changes = v.InferOutput<typeof changesSchema>
