import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { createFileSpool } from '../enquiries/spool/file/file-spool.ts'
import { createAddressLimit } from '../enquiries/spool/rate-limit.ts'
import { createSharedSpool } from '../enquiries/spool/shared/shared-spool.ts'
import type { Mailed, NewEnquiry, Spool } from '../enquiries/spool/spool.ts'
import { uuidV7 } from '../enquiries/spool/uuid-v7.ts'
import { VALID } from './enquiry.ts'
import { HAS_POSTGRES, sharedServer } from './shared-database.ts'
import { tempFolder } from './temp-folder.ts'

/** How long a claim of a mail lasts, in ms. */
export const LEASE = 10_000

const UNLIMITED = { perMinute: 100_000, perHour: 100_000 }
const STAFF = { staff: true, visitor: false }

type Options = { mailed: Mailed; limits: typeof UNLIMITED; now: () => number }
type Opened = Spool & AsyncDisposable & { pass: (ms: number) => void; clock: () => number }

/** Opens an empty spool with its own clock, which stops until `pass` moves it. */
type Start = (options?: Partial<Omit<Options, 'now'>>) => Promise<Opened>

/** Defines tests of every kind of spool; without PostgreSQL only of the file. */
export function describeSpools(define: (start: Start) => void): void {
  const server = sharedServer()
  const kinds: { name: string; isHere: boolean; open: (options: Options) => Promise<Spool> }[] = [
    {
      name: 'SQLite',
      isHere: true,
      open: async ({ limits, ...options }) => {
        const rateLimit = createAddressLimit(limits, options.now)
        return createFileSpool(join(tempFolder(), 'enquiries.db'), { ...options, rateLimit })
      },
    },
    {
      name: 'PostgreSQL',
      isHere: HAS_POSTGRES,
      open: async (options) => createSharedSpool(await server.database(), options),
    },
  ]
  for (const { name, isHere, open } of kinds) {
    describe.skipIf(!isHere)(`stored in ${name}`, () => {
      define(async ({ mailed = STAFF, limits = UNLIMITED } = {}) => {
        let time = Date.UTC(2026, 10, 20)
        const now = () => time
        const spool = await open({ mailed, limits, now })
        const pass = (ms: number) => {
          time += ms
        }
        return { ...spool, pass, clock: now, [Symbol.asyncDispose]: spool.close }
      })
    })
  }
}

/** A valid enquiry that arrives now. */
export function newEnquiry(spool: Opened, given: Partial<NewEnquiry> = {}): NewEnquiry {
  const receivedAt = spool.clock()
  return {
    enquiry: VALID,
    language: 'jp',
    quarantined: false,
    marks: [],
    key: null,
    client: '203.0.113.1',
    id: uuidV7(receivedAt),
    receivedAt,
    ...given,
  }
}

/** One that says this. */
export const withMessage = (spool: Opened, message: string) =>
  newEnquiry(spool, { enquiry: { ...VALID, message } })

/** Stores one that says this. @returns its id */
export async function stored(spool: Opened, message: string): Promise<string> {
  const enquiry = withMessage(spool, message)
  expect(await spool.store(enquiry)).toEqual({ kind: 'stored', id: enquiry.id })
  return enquiry.id
}
