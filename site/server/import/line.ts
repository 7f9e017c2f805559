import type { CallName } from '@noren/contract/resources/calls'
import { errorFacts, log } from '@noren/kit/process/log'
import { createAllowance } from '../at-most.ts'
import {
  type CallInit,
  fetchProvider,
  type ProviderAnswer,
  ProviderUnreachable,
} from './provider-fetch.ts'

/** Calls that wait for the provider at once; each holds a connection of a visitor, and one of ours. */
const AT_ONCE = 32
/** Lines in the log: any visitor can cause them while the provider is down. */
const LINES_PER_MINUTE = 60

/** The calls of visitors to a provider's API host. */
export type Line = {
  /**
   * @param path with its query
   * @throws {ProviderUnreachable} when the host does not answer in time, or too many calls wait already
   */
  ask: (path: string, init?: CallInit) => Promise<ProviderAnswer>
  /** Notes in the log that a call failed. */
  failed: (call: CallName, error: unknown) => void
  /** Ends every wait, those that would begin later too. */
  close: () => void
}

/**
 * @param base the setting `API_HOST`
 * @param answerMs how long the host may take to answer
 */
export function openLine(base: string, answerMs: number): Line {
  const waiting = new Set<AbortController>()
  const lines = createAllowance(LINES_PER_MINUTE)
  let closed = false
  return {
    ask: async (path, init) => {
      if (closed) throw new ProviderUnreachable('the site stops', { late: true })
      if (waiting.size >= AT_ONCE) {
        throw new ProviderUnreachable(`${AT_ONCE} calls wait for it already`, { late: true })
      }
      const call = new AbortController()
      const late = setTimeout(() => call.abort(), answerMs)
      waiting.add(call)
      try {
        return await fetchProvider(base + path, { ...init, signal: call.signal })
      } finally {
        clearTimeout(late)
        waiting.delete(call)
      }
    },
    failed: (call, error) => {
      if (!lines.isLeft()) return
      lines.take()
      log('warn', 'API host not reached', { call, ...errorFacts(error) })
    },
    close: () => {
      closed = true
      for (const call of waiting) call.abort()
    },
  }
}
