import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { keptSecret } from '@noren/kit/disk/kept-secret'
import { carriesToken } from '@noren/kit/process/internal-request'
import { errorFacts } from '@noren/kit/process/log'
import type { Part } from '../spool/keep-trying.ts'
import { createPartState, type Problem } from '../spool/part-state.ts'

/** The key to what is for this machine alone; it may be unreadable for a while. */
export type InternalToken = Part & {
  /** Whether an Authorization header has it; takes the same time for any value. */
  isIn: (authorization: string | null) => boolean
}

/**
 * The configured token, else the one in `{dataDir}/internal-token`, made by the first process that starts,
 * readable by its user alone.
 */
export function createInternalToken(configured: string | null, dataDir: string): InternalToken {
  const path = join(dataDir, INTERNAL_TOKEN_FILE)
  const state = createPartState(
    { name: INTERNAL_TOKEN_FILE, what: 'collecting', facts: { file: path } },
    explain,
  )
  let token = configured

  function known(): string | null {
    if (token !== null) return token
    try {
      const kept = keptSecret(dataDir, INTERNAL_TOKEN_FILE)
      if (kept.length < 32) throw new Error('The file holds no usable token')
      token = kept
      state.works()
    } catch (error) {
      state.fails(error)
    }
    return token
  }

  return {
    what: state.what,
    problem: state.problem,
    check: async () => void known(),
    isIn: (authorization) => {
      const expected = known()
      return expected !== null && carriesToken(authorization, expected)
    },
  }
}

function explain(error: unknown): Problem {
  return {
    reason: String(errorFacts(error).error),
    todo: 'Make the file readable for the user the site runs as, or remove it and start the CMS again: a new one is made',
  }
}
