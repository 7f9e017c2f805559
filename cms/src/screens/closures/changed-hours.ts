import { randomBytes } from 'node:crypto'
import { isObject, readObject } from '@noren/contract/json'
import type { JsonObject } from 'payload'
import type { Closure, RowPlace } from './closure.ts'

const ID_BYTES = 12

/** Rows as a restaurant's two lists take them, in every language. */
export type NewRows = { closures: JsonObject[]; specialHours: JsonObject[] }

/**
 * A closure as rows. They get their ids here: what visitors see and the draft must know a row by the
 * same one, or it could not be found again in both.
 */
export function rowsOf({ from, to, times, reason, banner }: Closure): NewRows {
  const days = () => ({
    id: randomBytes(ID_BYTES).toString('hex'),
    from: noon(from),
    to: noon(to),
    reason,
    banner,
  })
  if (times.length === 0) return { closures: [days()], specialHours: [] }
  const specialHours = times.map(({ opens, closes, lastOrder }) => ({
    ...days(),
    opens,
    closes,
    lastOrder: lastOrder || null,
  }))
  return { closures: [], specialHours }
}

/** A restaurant's opening hours with some rows gone and others come. */
export function changedHours(
  { id, openingHours }: JsonObject,
  replaced: readonly RowPlace[],
  { closures, specialHours }: NewRows,
): JsonObject {
  const hours = readObject(openingHours)
  const gone = new Set(replaced.flatMap((row) => (row.restaurant === id ? [row.id] : [])))
  const kept = (rows: unknown) =>
    Array.isArray(rows) ? rows.filter((row) => isObject(row) && !gone.has(`${row.id}`)) : []
  return {
    openingHours: {
      ...hours,
      closures: [...kept(hours.closures), ...closures],
      specialHours: [...kept(hours.specialHours), ...specialHours],
    },
  }
}

/** A day as the desk keeps it. */
function noon(day: string): string {
  return `${day}T12:00:00.000Z`
}
