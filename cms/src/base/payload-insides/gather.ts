import { setImmediate as pause } from 'node:timers/promises'

type Ways<Asked, Answer> = {
  /** Only the same kind is answered together. */
  kindOf: (asked: Asked) => string
  /** The answers, in the order asked. */
  all: (asked: readonly Asked[], first: Asked) => Promise<readonly Answer[]>
}

/** Makes a function that answers everyone who asks at the same time together. */
export type Gather = <Asked, Answer>(ways: Ways<Asked, Answer>) => (asked: Asked) => Promise<Answer>

type Waiting<Asked, Answer> = { asked: Asked } & Omit<PromiseWithResolvers<Answer>, 'promise'>

/** What one gatherer gathers is answered one after the other. */
export function createGatherer(): Gather {
  let busy: Promise<void> = Promise.resolve()
  return <Asked, Answer>({ kindOf, all }: Ways<Asked, Answer>) => {
    const groups = new Map<string, Waiting<Asked, Answer>[]>()
    return (asked: Asked) => {
      const kind = kindOf(asked)
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const group = groups.get(kind) ?? []
      group.push({ asked, resolve, reject })
      if (groups.has(kind)) return promise
      groups.set(kind, group)
      // Until the pause is over, every save comes as far as it can, and joins.
      busy = busy
        .then(() => pause())
        .then(() => {
          groups.delete(kind)
          return settle(group, (every) => all(every, asked))
        })
      return promise
    }
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
