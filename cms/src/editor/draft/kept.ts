import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import {
  type Change,
  changeSchema,
  type Form,
  isSame,
  type Values,
} from '../../content/editing/form/form.ts'

/** What was typed and is not saved, in this browser until it is. */
export type Kept = {
  /** What earlier pages left of this document, which is this page's from now on. */
  takeOver: (now: Values) => Change[]
  /** @param sent what is on its way to the desk */
  write: (changes: readonly Change[], sent: readonly Change[]) => void
  /** Somebody signed out: nothing is kept from now on. */
  stop: () => void
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Whose it is, and of which document: another with the same id was made at another time. */
type Whose = Pick<Form, 'place' | 'createdAt'> & { account: string | number }

const START = 'noren-typed:'
const DAYS_30_MS = 30 * 24 * 3_600_000
/** 5 MB, as browsers store texts: two bytes a character. */
const ROOM = 2_500_000

const entrySchema = v.object({
  at: v.number(),
  changes: v.array(changeSchema),
  /** What had been sent without an answer: the desk may have it. */
  sent: v.array(changeSchema),
})

/**
 * The keeping of a document's texts. What other accounts typed on this device is erased, and what is a month old.
 * @param page tells pages with the same document apart
 */
export function keptIn(place: Place, { account, ...of }: Whose, page: string): Kept {
  const own = `${START}${account}:`
  /** What this page has taken over, until it is kept as its own. */
  const left: string[] = []
  let isStopped = false
  const here = `${own}${of.place}:${of.createdAt}:`
  for (const key of keysOf(place)) {
    if (!key.startsWith(own) || Date.now() - ageOf(place, key) > DAYS_30_MS) place.removeItem(key)
  }
  return {
    takeOver: (now) => {
      const entries = oldestFirst(place)
        .filter((key) => key.startsWith(here))
        .flatMap((key) => {
          if (key !== here + page) left.push(key)
          return entryAt(place, key) ?? []
        })
      const changes = entries.flatMap(({ changes, sent }) =>
        changes.map((change) => {
          const { path } = change
          const arrived = sent.find((each) => each.path === path && isSame(each.to, now[path]))
          return arrived ? { ...change, from: arrived.to } : change
        }),
      )
      return [...new Map(changes.map((change) => [change.path, change])).values()]
    },
    write: (changes, sent) => {
      for (const key of left.splice(0)) place.removeItem(key)
      if (isStopped) return
      if (changes.length === 0) return place.removeItem(here + page)
      store(place, here + page, JSON.stringify({ at: Date.now(), changes, sent }))
    },
    stop: () => {
      isStopped = true
    },
  }
}

/** Stores an entry; the oldest give it their room. */
function store(place: Place, key: string, entry: string): void {
  const others = oldestFirst(place).filter((each) => each !== key)
  const sizeOf = (each: string) => each.length + (place.getItem(each)?.length ?? 0)
  let size = key.length + entry.length + others.reduce((sum, each) => sum + sizeOf(each), 0)
  while (true) {
    const oldest = others.shift()
    const isFull = size > ROOM || !isStored(place, key, entry)
    if (!isFull || oldest === undefined) return
    size -= sizeOf(oldest)
    place.removeItem(oldest)
  }
}

function isStored(place: Place, key: string, entry: string): boolean {
  try {
    place.setItem(key, entry)
    return true
  } catch {
    return false
  }
}

function keysOf(place: Place): string[] {
  const keys = Array.from({ length: place.length }, (_, at) => place.key(at) ?? '')
  return keys.filter((key) => key.startsWith(START))
}

function oldestFirst(place: Place): string[] {
  const ages = new Map(keysOf(place).map((key) => [key, ageOf(place, key)]))
  return [...ages.keys()].sort((one, other) => (ages.get(one) ?? 0) - (ages.get(other) ?? 0))
}

function ageOf(place: Place, key: string): number {
  return entryAt(place, key)?.at ?? 0
}

function entryAt(place: Place, key: string): v.InferOutput<typeof entrySchema> | null {
  try {
    return v.parse(entrySchema, parseJsonOnce(place.getItem(key) ?? ''))
  } catch {
    return null
  }
}
