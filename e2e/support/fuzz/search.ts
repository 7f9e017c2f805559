import fc from 'fast-check'
import { exchange, type Searched } from './connection.ts'
import { type Sent, type Surface, sentTo } from './grammar.ts'
import { faultsOf } from './verdict.ts'

/** Connections at a time. */
const AT_ONCE = 20

/** How a search went: how much was sent, and the smallest input that was answered wrongly. */
export type Found = {
  connections: number
  seed: number
  find: { sent: Sent[]; why: string } | null
}

/**
 * Sends a program whatever the grammar makes of its surface for so many seconds, or until it answers wrongly.
 * @param stays as the grammar has it: such a line may take a minute
 * @param isWell whether it still answers others; asked after each batch
 * @param seed makes the same inputs again
 */
export async function search(
  searched: Searched,
  surface: Surface,
  {
    seconds,
    seed,
    stays,
    isWell,
  }: { seconds: number; seed: number; stays: boolean; isWell: () => Promise<boolean> },
): Promise<Found> {
  let connections = 0
  const batch = fc.array(sentTo(surface, stays), { minLength: 1, maxLength: AT_ONCE, size: 'max' })
  const property = fc.asyncProperty(batch, async (all) => {
    connections += all.length
    const received = await Promise.all(all.map((sent) => exchange(searched, sent)))
    const faults = received.flatMap((each, at) => {
      const sent = all[at]
      return sent ? faultsOf(sent, each) : []
    })
    if (!(await isWell())) faults.push('answers others no longer')
    if (faults.length > 0) throw new Error(faults.join(', '))
  })
  const result = await fc.check(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: seconds * 1000,
  })
  const [sent] = result.counterexample ?? []
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : ''
  return { connections, seed, find: sent ? { sent, why } : null }
}
