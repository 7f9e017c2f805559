import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { explore, type Step, type Trace } from '../../../../scripts/testing/models/explore.ts'
import {
  type Site,
  TWO_SPOOLS,
  type TwoSpools,
} from '../../../../scripts/testing/models/two-spools.ts'
import { VALID } from '../../testing/enquiry.ts'
import { logLines } from '../../testing/log-lines.ts'
import { HAS_POSTGRES, sharedServer } from '../../testing/shared-database.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createFileSpool, type FileSpool } from './file/file-spool.ts'
import { startHandover, withReserve } from './reserve.ts'
import { createSharedSpool, type SharedSpool } from './shared/shared-spool.ts'
import { type NewEnquiry, type Spool, SpoolUnavailable } from './spool.ts'
import { uuidV7 } from './uuid-v7.ts'

let clock = Date.UTC(2026, 10, 22, 3)
/** Whatever comes later has a later id. */
const later = () => ++clock
const OPTIONS = { mailed: { staff: true, visitor: false }, now: () => clock }
const NO_LIMITS = { perMinute: 100_000, perHour: 100_000 }
const TABLE = { restaurant: 'shiobi', date: '2026-11-27', time: '18:30', people: 2 }
const SITES = [1, 2] as const

const server = sharedServer()

/** A site's way to PostgreSQL, which can be cut, and can lose one answer. */
function wayTo(real: SharedSpool) {
  let isCut = false
  let losesAnswer = false
  const over =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (isCut) throw new SpoolUnavailable('cut off')
      const answer = await call(...given)
      if (!losesAnswer) return answer
      losesAnswer = false
      throw new SpoolUnavailable('the answer is lost')
    }
  const shared: SharedSpool = {
    ...real,
    problem: () => (isCut ? 'cut off' : null),
    store: over(real.store),
    storeAct: over(real.storeAct),
    isCancelled: over(real.isCancelled),
    takeOver: over(real.takeOver),
  }
  return {
    shared,
    cut: (now: boolean) => {
      isCut = now
    },
    loseAnswer: () => {
      losesAnswer = true
    },
  }
}

type Machine = ReturnType<typeof wayTo> & { file: FileSpool; spool: Spool }

function machineAt(real: SharedSpool, path: string): Machine {
  const file = createFileSpool(path, { ...OPTIONS, rateLimit: { admit: () => 0 } })
  const way = wayTo(real)
  return { ...way, file, spool: withReserve(way.shared, file) }
}

/** One batch, as the model hands over one row: the others stay for the next. */
async function handOver({ shared, file }: Machine, isKept: boolean): Promise<void> {
  const one: FileSpool = {
    ...file,
    oldest: () => file.oldest(1),
    forget: (ids) => (isKept ? Promise.reject(new SpoolUnavailable('stopped')) : file.forget(ids)),
  }
  await startHandover(shared, one, { lookMs: 1_000_000, arrived: () => {} }).stop()
}

/** One more request, which a guest writes to both sites. */
function openCode(shared: SharedSpool, machines: { [S in Site]: Machine }) {
  /** To which site the request of each id was sent, the first on top. */
  const sent = new Map<string, Site>()
  const siteOf = (id: string) => sent.get(id)
  const given = new Set<Site>()
  const message = uuidV7(later())

  async function send(site: Site, losesAnswer: boolean): Promise<void> {
    const { spool, loseAnswer } = machines[site]
    if (losesAnswer) loseAnswer()
    const receivedAt = later()
    const id = uuidV7(receivedAt)
    sent.set(id, site)
    const request: NewEnquiry = {
      enquiry: { ...VALID, message },
      table: TABLE,
      language: 'jp',
      quarantined: false,
      marks: [],
      key: null,
      client: '203.0.113.1',
      id,
      receivedAt,
    }
    const stored = await spool.store(request)
    if (stored.kind === 'stored' || stored.kind === 'repeated') given.add(siteOf(stored.id) ?? site)
  }

  async function cancel(link: Site, site: Site): Promise<void> {
    const [of = ''] = [...sent].find(([, to]) => to === link) ?? []
    const receivedAt = later()
    const id = uuidV7(receivedAt)
    const act = { of, kind: 'cancelled' as const }
    const { spool } = machines[site]
    await spool.storeAct({ id, receivedAt, language: 'jp', act, table: TABLE, key: id })
  }

  const numberIn = (name: string, before: string) =>
    new RegExp(`${before} 1`).test(name) ? (1 as const) : (2 as const)

  return {
    perform: async (name: string) => {
      const site = numberIn(name, 'site')
      if (name.startsWith('a guest sends')) await send(site, name.includes('is lost'))
      else if (name.startsWith('the guest cancels')) await cancel(numberIn(name, 'link'), site)
      else if (name.endsWith('no longer reaches PostgreSQL')) machines[site].cut(true)
      else if (name.endsWith('reaches PostgreSQL again')) machines[site].cut(false)
      else await handOver(machines[site], name.endsWith('before it forgets'))
    },
    seen: async () => {
      const handed = await shared.waiting(100)
      const files = SITES.map((site) =>
        machines[site].file
          .oldest(100)
          .map(({ enquiry }) => (enquiry.guest_act ? 'cancellation' : 'request')),
      )
      const acts = handed.flatMap(({ act }) => act ?? [])
      const request = handed.find(({ act }) => !act)
      return {
        given: [...given].sort(),
        request: request ? siteOf(request.id) : null,
        cancellations: [...new Set(acts.map(({ of }) => siteOf(of)))].sort(),
        files: files.map((rows) => rows.toSorted()),
      }
    },
    /** Leaves nothing for the next. */
    end: async () => {
      await shared.acknowledge((await shared.waiting(100)).map(({ id }) => id))
      for (const site of SITES) {
        const { file, cut } = machines[site]
        cut(false)
        await file.forget(file.oldest(100).map(({ enquiry }) => enquiry.id))
      }
    },
  }
}

const inModel = ({ given, shared: { request, cancellations }, machines }: TwoSpools) => ({
  given,
  request,
  cancellations,
  files: SITES.map((site) => machines[site].file.map(({ is }) => is).toSorted()),
})

async function follow(trace: Trace<TwoSpools>, code: ReturnType<typeof openCode>) {
  const way: string[] = []
  for (const [name, after] of trace) {
    way.push(name)
    await code.perform(name)
    expect({ way, ...(await code.seen()) }).toEqual({ way, ...inModel(after) })
  }
}

describe.skipIf(!HAS_POSTGRES)('with PostgreSQL and the files of two sites', () => {
  test('requests and cancellations go through an outage as in the model, step by step', async () => {
    using _logged = logLines()
    const shared = createSharedSpool(await server.database(), { ...OPTIONS, limits: NO_LIMITS })
    await shared.check()
    const kindOf = ({ machines }: TwoSpools, [name]: Step<TwoSpools>) => {
      const where = SITES.map((site) => [machines[site].isCut, machines[site].file.length > 0])
      return JSON.stringify([where, name])
    }
    const traces = explore(TWO_SPOOLS).traces(kindOf)
    expect(traces.length).toBeGreaterThan(50)
    const folder = tempFolder()
    const machines = {
      1: machineAt(shared, join(folder, '1.db')),
      2: machineAt(shared, join(folder, '2.db')),
    }
    for (const trace of traces) {
      const code = openCode(shared, machines)
      await follow(trace, code)
      await code.end()
    }
    for (const site of SITES) await machines[site].file.close()
    await shared.close()
  })
})
