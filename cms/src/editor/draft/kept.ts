import { parseJsonOnce } from '@noren/contract/json'
import * as v from 'valibot'
import {
  type Change,
  changeSchema,
  type Form,
  isSame,
  json,
  type Values,
} from '../../content/editing/form/form.ts'

/** What was typed and is not saved, in this browser until it is. */
export type Kept = ReturnType<typeof keptIn>

const KEY = 'noren-typed'
const DAYS_30_MS = 30 * 24 * 3_600_000
/** 5 MB, as browsers store texts: two bytes a character. */
const ROOM = 2_500_000

/** The document that was typed in last comes last. `sent` had no answer yet: the desk may have it. */
const keptSchema = v.object({
  account: v.union([v.string(), v.number()]),
  documents: v.array(
    v.object({
      id: v.string(),
      at: v.number(),
      changes: v.array(v.object({ ...changeSchema.entries, sent: v.optional(json) })),
    }),
  ),
})
type Documents = v.InferOutput<typeof keptSchema>['documents']

/** The keeping of a document's texts. What other accounts typed on this device is erased, and what is a month old. */
export function keptIn(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { account, place, createdAt }: Pick<Form, 'place' | 'createdAt'> & { account: string | number },
) {
  // Another document with the same address was made at another time.
  const id = `${place} ${createdAt}`
  /** The paths of what this page keeps; another may keep more of the same document. */
  let own: string[] = []
  let isStopped = false

  /** `null` where it is another account's. */
  function read(): Documents | null {
    const kept = v.safeParse(keptSchema, parseJsonOnce(storage.getItem(KEY) ?? ''))
    if (!kept.success) return []
    if (kept.output.account !== account) return null
    return kept.output.documents.filter(({ at }) => Date.now() - at <= DAYS_30_MS)
  }

  /** The oldest documents give the others their room. */
  function store(documents: Documents): void {
    if (documents.length === 0) return void storage.removeItem(KEY)
    const text = JSON.stringify({ account, documents })
    try {
      if (text.length <= ROOM) return void storage.setItem(KEY, text)
    } catch {
      // This browser has less room.
    }
    store(documents.slice(1))
  }

  store(read() ?? [])
  return {
    /** What earlier pages left of this document, which is this page's from now on. */
    takeOver: (now: Values): Change[] => {
      const changes = read()?.find((each) => each.id === id)?.changes ?? []
      own = changes.map(({ path }) => path)
      return changes.map(({ path, from, to, sent }) => {
        const hasArrived = sent !== undefined && isSame(sent, now[path])
        return { path, from: hasArrived ? sent : from, to }
      })
    },
    /** @param sent what is on its way to the desk */
    write: (typed: readonly Change[], sent: readonly Change[]): void => {
      const paths = [...own, ...typed.map(({ path }) => path)]
      const all = read()
      if (isStopped || !all || paths.length === 0) return
      own = typed.map(({ path }) => path)
      const here = all.find((each) => each.id === id)
      const ofOthers = here?.changes.filter(({ path }) => !paths.includes(path)) ?? []
      const ofOwn = typed.map((change) => ({
        ...change,
        sent: sent.find(({ path }) => path === change.path)?.to,
      }))
      const entry = { id, at: Date.now(), changes: [...ofOthers, ...ofOwn] }
      const documents = [...all.filter((each) => each !== here), entry]
      store(documents.filter(({ changes }) => changes.length > 0))
    },
    /** Somebody signed out: nothing is kept from now on. */
    stop: (): void => {
      isStopped = true
    },
  }
}
