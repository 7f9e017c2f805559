import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explore, type Step, type Trace } from '../../../../scripts/testing/models/explore.ts'
import {
  type Enquiry,
  HANDOVER,
  type Handover,
} from '../../../../scripts/testing/models/handover.ts'
import { VALID } from '../../testing/enquiry.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createFileSpool, type FileSpool } from './file/file-spool.ts'
import { uuidV7 } from './uuid-v7.ts'

const DAY = 24 * 60 * 60_000
const LEASE = 10_000
const AGES = { remembered: DAY, kept: 365 * DAY }

/** What can be seen at the site: what waits for the desk, and of each enquiry the mail and the row. */
const inModel = ({ enquiries }: Handover) => ({
  waiting: enquiries.flatMap(({ row, isAcknowledged }, at) =>
    row === 'kept' && !isAcknowledged ? [at] : [],
  ),
  mails: enquiries.map(({ row, mail }) => {
    if (row === 'none' || row === 'removed') return null
    return mail === 'sent' ? 'done' : 'pending'
  }),
  rows: enquiries.filter(({ row }) => row !== 'none' && row !== 'removed').length,
})

/** A site's spool, moved by the steps of the model; the desk is the model's. */
function openCode(path: string) {
  let time = Date.UTC(2026, 10, 20)
  const mailed = { staff: true, visitor: false }
  const open = () =>
    createFileSpool(path, { mailed, rateLimit: { admit: () => 0 }, now: () => time })
  let spool = open()
  const ids = [uuidV7(time), uuidV7(time)]
  const idOf = (at: number) => ids[at] ?? ''

  async function send(at: number): Promise<void> {
    const enquiry = { ...VALID, message: `enquiry ${at}` }
    await spool.store({
      enquiry,
      language: 'jp',
      quarantined: false,
      marks: [],
      key: `form ${at}`,
      client: '203.0.113.1',
      id: uuidV7(time),
      receivedAt: time,
      // The first time it gets the id by which the test knows it.
      ...((await spool.mails.of([idOf(at)])).length === 0 && { id: idOf(at) }),
    })
  }

  /** Claims until this one is claimed; what is claimed before it is put back. */
  async function claim(at: number): Promise<void> {
    const others: string[] = []
    for (let next = await spool.mails.claim(LEASE); next; next = await spool.mails.claim(LEASE)) {
      if (next.id === idOf(at)) break
      others.push(next.id)
    }
    for (const id of others) await spool.mails.putOff(id, 0)
  }

  async function stop(): Promise<FileSpool> {
    await spool.close()
    // Then the lease of what it mailed has ended.
    time += LEASE
    return open()
  }

  return {
    perform: async (name: string, before: Handover, after: Handover) => {
      const at = Number(/\d/.exec(name)?.[0]) - 1
      if (name.startsWith('a visitor sends')) await send(at)
      else if (name.startsWith('the site claims')) await claim(at)
      else if (name.startsWith('the site notes')) await spool.mails.sent(idOf(at))
      else if (name.startsWith('the site erases')) await spool.erase(AGES)
      else if (name === 'the site stops') spool = await stop()
      else if (name === 'the desk acknowledges' || name === 'the answer to the desk is lost')
        await spool.acknowledge((before.batch ?? []).map(idOf))
      return after
    },
    seen: async () => {
      const waiting = (await spool.waiting(100)).map(({ id }) => ids.indexOf(id))
      const mails = await Promise.all(ids.map(async (id) => (await spool.mails.of([id]))[0]?.state))
      return {
        waiting: waiting.sort(),
        mails: mails.map((state) => state ?? null),
        rows: spool.size(),
      }
    },
    close: () => spool.close(),
  }
}

async function follow(trace: Trace<Handover>, path: string): Promise<void> {
  const code = openCode(path)
  let before = HANDOVER.initial
  const way: string[] = []
  for (const [name, after] of trace) {
    way.push(name)
    before = await code.perform(name, before, after)
    expect({ way, ...(await code.seen()) }).toEqual({ way, ...inModel(after) })
  }
  await code.close()
}

test('the spool hands an enquiry over as in the model, step by step, however often the site stops', async () => {
  const folder = tempFolder()
  // That a day ends is for both: the model lets it end for each alone.
  const isOneDay = (trace: Trace<Handover>) =>
    trace.every(([name]) => !name.startsWith('a day ends'))
  const kindOf = ({ enquiries, batch }: Handover, [name]: Step<Handover>) => {
    const count = (is: (enquiry: Enquiry) => boolean) => enquiries.filter(is).length
    const counts = [
      count(({ row }) => row === 'kept'),
      count(({ isAcknowledged }) => isAcknowledged),
    ]
    return JSON.stringify([counts, count(({ inbox }) => inbox > 0), batch?.length, name])
  }
  const traces = explore(HANDOVER).traces(kindOf).filter(isOneDay)
  for (const [index, trace] of traces.entries()) await follow(trace, join(folder, `${index}.db`))
  expect(traces.length).toBeGreaterThan(50)
})
