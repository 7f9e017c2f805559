import { type Change, isSame, type Json, type Values } from '../../content/editing/form/form.ts'

/** A value as the desk has it and as the reader has it; `sent` where the desk spells what it was sent in another way. */
type Field = { base: Json; mine: Json; sent?: Json }

const EMPTY: Field = { base: null, mine: null }

const isTouched = ({ base, mine, sent = base }: Field) =>
  mine !== base && !isSame(mine, base) && !isSame(mine, sent)

/** The values of a form by path: what the desk has, and what the reader made of it. */
export function createTyped(values: Values) {
  const fields = new Map<string, Field>()
  let held: string | null = null
  const at = (path: string): Field => fields.get(path) ?? EMPTY
  const get = (path: string): Json => at(path).mine

  function take(theirs: Values): void {
    for (const path of new Set([...fields.keys(), ...Object.keys(theirs)])) {
      const base = theirs[path] ?? null
      const field = at(path)
      // Against what was typed here the desk must still see what it was typed over.
      const isLeft = isTouched(field) ? !isSame(field.mine, base) : isSame(field.base, base)
      if (!isLeft) fields.set(path, { base, mine: base })
    }
  }

  take(values)

  /** Shows a text as the desk spells it, once the reader is elsewhere. */
  function respell(path: string): void {
    const field = at(path)
    const { base, mine } = field
    fields.set(path, { base, mine: isTouched(field) ? mine : base })
  }

  return {
    get,
    set: (path: string, value: Json): void => {
      fields.set(path, { ...at(path), mine: value })
      if (!Array.isArray(value)) return
      // A row that is taken away takes with it what was typed in it.
      for (const [below, { base }] of fields) {
        const [row = ''] = below.slice(path.length + 1).split('.')
        if (below.startsWith(`${path}.`) && !value.includes(row)) {
          fields.set(below, { base, mine: base })
        }
      }
    },
    /** What differs from the desk, with what the desk had. */
    changes: (): Change[] =>
      [...fields].flatMap(([path, field]) =>
        isTouched(field) ? [{ path, from: field.base, to: field.mine }] : [],
      ),
    /** What the desk has now: what was not typed meanwhile takes it over. */
    take,
    /** The desk has stored what was sent, spelt as in `theirs`; what was typed since stays. */
    stored: (sent: readonly Change[], theirs: Values): void => {
      for (const { path, to } of sent) {
        const base = theirs[path] ?? null
        fields.set(path, { base, mine: get(path), sent: to })
        if (path !== held) respell(path)
      }
    },
    /** The field the reader is in is not written again under their hands. */
    hold: (path: string | null): void => {
      const before = held
      held = path
      if (before !== null && before !== path) respell(before)
    },
    /** What the desk has, or had, and what the reader made of it. */
    put: (path: string, base: Json, mine: Json): void => {
      fields.set(path, { base, mine })
    },
  }
}
