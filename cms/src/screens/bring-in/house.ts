import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../base/words.ts'
import type { KnownHouse } from './known-houses.ts'

/** What a file does with a restaurant: make it, change its menu, or nothing, for one of three reasons. */
export type Change = 'new' | 'changed' | 'same' | 'skipped' | 'refused'

/** What cannot be taken from a row, and why. */
export type Problem = { row: number; text: string }

/** What a file makes or changes of one restaurant, in the reader's language. */
export type House = {
  /** Of several rows, the first. */
  row: number
  name: string
  /** `null`: the desk does not have it. */
  id: number | null
  change: Change
  /** The same in a few words. */
  summary: string
  /** What is made or changed, one by one. */
  lines: string[]
  problems: Problem[]
}

/** The same, before it is stored. */
export type Planned = House & {
  /** Stores it, all of it or nothing, and gives the restaurant's id. */
  store?: () => Promise<number>
}

/** A restaurant of a file: says what the desk would make of it, and stores nothing yet. */
export type HouseOfFile = (req: PayloadRequest, known: KnownHouse[]) => Promise<Planned>

type Refused = Pick<House, 'row' | 'name'> & Partial<Pick<House, 'id' | 'problems'>>

/** A restaurant of which nothing can be stored, and why. */
export function refused(req: PayloadRequest, house: Refused, reasons: readonly Words[]): House {
  const { row, id = null, problems = [] } = house
  const said = reasons.map((words) => ({ row, text: say(req, words) }))
  const summary = say(req, REFUSED)
  return { ...house, id, change: 'refused', summary, lines: [], problems: [...problems, ...said] }
}

const REFUSED: Words = { en: 'Cannot be brought in', ja: '取り込めません' }
