import { setImmediate as pause } from 'node:timers/promises'
import {
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload'
import { reasonOf } from '../menu/save-menu.ts'
import { fileText } from './file-text.ts'
import { type House, type HouseOfFile, type Planned, refused } from './house.ts'
import { knownHouses } from './known-houses.ts'
import { menusOf } from './plan-menu.ts'
import { restaurantOfRow } from './plan-restaurant.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** A file of restaurants or of menus: its restaurants, and the headings that were not known. */
export type FileRead = Pick<Sheet, 'kind' | 'unknown'> & { houses: HouseOfFile[] }

/**
 * Reads a file of restaurants or of menus.
 * @throws Unusable where it is none, saying what to do instead
 */
export function readFile(bytes: Uint8Array): FileRead {
  const sheet = sheetOf(fileText(bytes))
  const { kind, unknown, rows } = sheet
  const houses =
    sheet.kind === 'menus'
      ? menusOf(rows, sheet.columns)
      : rows.map((row) => restaurantOfRow(row, sheet.columns))
  return { kind, unknown, houses }
}

/** What the file would make and change. Stores nothing. */
export async function lookAt(req: PayloadRequest, { houses }: FileRead): Promise<House[]> {
  const known = await knownHouses(req)
  const found: House[] = []
  for (const house of houses) {
    const { store: _, ...planned } = await house(req, known)
    found.push(planned)
    await pause()
  }
  return found
}

type Range = {
  /** The place of the first restaurant to store. */
  from: number
  /** When to stop, in milliseconds since 1970; one restaurant at least is stored. */
  until: number
}

/** Stores the restaurants of a file one after the other, each as a whole or not at all. */
export async function storeFrom(
  req: PayloadRequest,
  { houses }: FileRead,
  { from, until }: Range,
): Promise<{ houses: House[]; next: number | null }> {
  const known = await knownHouses(req)
  const stored: House[] = []
  for (const [at, house] of houses.entries()) {
    if (at < from) continue
    if (stored.length > 0 && Date.now() > until) return { houses: stored, next: at }
    stored.push(await storeOne(req, await house(req, known)))
    await pause()
  }
  return { houses: stored, next: null }
}

async function storeOne(req: PayloadRequest, { store, ...house }: Planned): Promise<House> {
  if (!store) return house
  try {
    return { ...house, id: await store() }
  } catch (error) {
    const reason = reasonOf(req, error) ?? (error instanceof ValidationError ? error.message : null)
    if (reason === null) throw error
    return refused(req, house, [{ en: reason, ja: reason }])
  }
}

/**
 * Brings in a file of restaurants or of menus as the desk's screen does: restaurants as drafts, dishes as a
 * pasted table. Harmless to repeat.
 * @throws Unusable where it is no such file
 */
export async function importFile(
  { payload, user }: { payload: Payload; user: TypedUser },
  bytes: Uint8Array,
): Promise<House[]> {
  const req = await createLocalReq({ user }, payload)
  const { houses } = await storeFrom(req, readFile(bytes), { from: 0, until: Infinity })
  return houses
}
