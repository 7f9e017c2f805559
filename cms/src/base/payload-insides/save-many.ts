import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as pause } from 'node:timers/promises'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

/** What the saves of many documents wait for: one thing after the other. */
type Saving = { busy: Promise<void> }

const saving = new AsyncLocalStorage<Saving | null>()

/** Whether this code runs for one of many documents that are saved together. */
export function isOneOfMany(): boolean {
  return Boolean(saving.getStore())
}

/**
 * Saves many documents at the same time, in the request's transaction, which the caller opens and ends. What
 * their saves ask the database at the same time becomes one statement ({@link gathered}); all else of a save
 * is as ever. A document is read among the others only by its id alone, so an update says `trash: true`.
 * @throws the first error, once no save runs any more
 */
export async function saveMany<Item>(
  req: PayloadRequest,
  items: readonly Item[],
  save: (item: Item, req: PayloadRequest) => Promise<unknown>,
): Promise<void> {
  const { transactionID } = req
  const saves = saving.run({ busy: Promise.resolve() }, () =>
    items.map((item) => {
      const own = isolateObjectProperty(req, 'transactionID')
      // Payload ends the transaction of a save that fails, but not one that it still waits for: the other
      // saves would go on outside of it.
      if (transactionID !== undefined) own.transactionID = Promise.resolve(transactionID)
      return save(item, own)
    }),
  )
  try {
    await Promise.all(saves)
  } finally {
    await Promise.allSettled(saves)
  }
}

type Waiting<Asked, Answer> = { asked: Asked } & Omit<PromiseWithResolvers<Answer>, 'promise'>

type Ways<Asked, Answer> = {
  one: (asked: Asked) => Promise<Answer>
  /** Only the same kind can be answered together; `null`: each alone. */
  kindOf: (asked: Asked) => string | null
  /** The answers, in the order asked. */
  all: (asked: readonly Asked[], first: Asked) => Promise<readonly Answer[]>
}

/** A function that answers everyone who asks at the same time together, while many documents are saved. */
export function gathered<Asked, Answer>({
  one,
  kindOf,
  all,
}: Ways<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  const groups = new WeakMap<Saving, Map<string, Waiting<Asked, Answer>[]>>()
  return async (asked) => {
    const among = saving.getStore()
    const kind = among ? kindOf(asked) : null
    if (!among || kind === null) return one(asked)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const kinds = groups.get(among) ?? new Map<string, Waiting<Asked, Answer>[]>()
    groups.set(among, kinds)
    const group = kinds.get(kind)
    if (group) group.push({ asked, resolve, reject })
    else {
      const own = [{ asked, resolve, reject }]
      kinds.set(kind, own)
      // Until the pause is over, every save comes as far as it can, and joins.
      among.busy = among.busy
        .then(() => pause())
        .then(() => {
          kinds.delete(kind)
          return saving.run(null, () => settle(own, (every) => all(every, asked)))
        })
    }
    return promise
  }
}

async function settle<Asked, Answer>(
  group: readonly Waiting<Asked, Answer>[],
  all: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await all(group.map(({ asked }) => asked))
    for (const [index, answer] of answers.entries()) group[index]?.resolve(answer)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
