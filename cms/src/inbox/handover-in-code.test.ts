import { json } from 'node:stream/consumers'
import {
  enquiryIdsSchema,
  type HandedEnquiry,
  INTERNAL_CALLS,
} from '@noren/contract/enquiry/handover'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { explore, type Step, type Trace } from '../../../scripts/testing/models/explore.ts'
import { HANDOVER, type Handover } from '../../../scripts/testing/models/handover.ts'
import { idOf } from '../../test/received.ts'
import { standInForSite } from '../../test/site-stand-in.ts'
import { openTestDesk } from '../../test/test-desk.ts'

/** What SITE hands over next, how it answers an acknowledgement, and what was acknowledged. */
let handed: HandedEnquiry[] = []
let answers: 'well' | 'unheard' | 'and is not heard' = 'well'
const acknowledged = new Set<string>()

const site = await standInForSite(async (request, response) => {
  if (request.url !== INTERNAL_CALLS.acknowledge.path)
    return response.end(JSON.stringify({ enquiries: handed }))
  const { ids } = v.parse(enquiryIdsSchema, await json(request))
  if (answers !== 'unheard') for (const id of ids) acknowledged.add(id)
  response.writeHead(answers === 'well' ? 200 : 503).end('{}')
})
const { payload } = await openTestDesk(site)
const { collect } = await import('./collector.ts')

const enquiry = (id: string): HandedEnquiry => ({
  id,
  receivedAt: '2026-11-20T09:00:00.000Z',
  language: 'jp',
  name: '山田 花子',
  phone: '0460001234',
  email: 'hanako@example.jp',
  subject: '金曜の夜の予約',
  message: '4名で伺います。',
  quarantined: false,
  marks: [],
  mailedAt: null,
})

/** Lets so many enquiries be stored; then the machine fails, as where the desk stops. */
function storeOnly(count: number): Disposable {
  const { create } = payload
  let left = count
  const spy = vi.spyOn(payload, 'create').mockImplementation((options) => {
    if (left-- > 0) return create.call(payload, options)
    return Promise.reject(Object.assign(new Error('The desk stops'), { syscall: 'write' }))
  })
  return { [Symbol.dispose]: () => spy.mockRestore() }
}

/** Moves the desk's collector by the steps of the model, in which SITE is; `first` numbers its enquiries. */
async function follow(trace: Trace<Handover>, first: number): Promise<void> {
  const ids = [idOf(first), idOf(first + 1)]
  let before = HANDOVER.initial
  let stored = 0
  const way: string[] = []
  for (const [name, after] of trace) {
    way.push(name)
    const batch = (before.batch ?? []).flatMap((at) => ids[at] ?? [])
    if (name === 'the desk collects') stored = 0
    else if (name === 'the desk stores one') stored++
    else if (before.batch && !after.batch) {
      handed = batch.map(enquiry)
      const isStop = name === 'the desk stops'
      answers = isStop ? 'unheard' : name === 'the desk acknowledges' ? 'well' : 'and is not heard'
      using _only = storeOnly(stored)
      const run = collect(payload).then(
        () => 'well',
        () => 'failed',
      )
      expect({ way, run: await run }).toEqual({ way, run: answers === 'well' ? 'well' : 'failed' })
      const { docs } = await payload.find({
        collection: 'enquiries',
        where: { id: { in: ids } },
        pagination: false,
      })
      const count = (id: string) => docs.filter((each) => each.id === id).length
      expect({ way, inbox: ids.map(count), heard: ids.map((id) => acknowledged.has(id)) }).toEqual({
        way,
        inbox: after.enquiries.map(({ inbox }) => inbox),
        heard: after.enquiries.map(({ isAcknowledged }) => isAcknowledged),
      })
    }
    before = after
  }
}

test('the desk takes enquiries over as in the model, wherever it stops and whichever answer is lost', async () => {
  const isOfDesk = (name: string) => name.startsWith('the desk') || name.startsWith('the answer')
  const kindOf = ({ enquiries, batch }: Handover, [name]: Step<Handover>) => {
    const known = enquiries.map(({ inbox, isAcknowledged }) => [inbox, isAcknowledged])
    return isOfDesk(name) ? JSON.stringify([known, batch, name]) : ''
  }
  const traces = explore(HANDOVER).traces(kindOf)
  expect(traces.length).toBeGreaterThan(15)
  for (const [index, trace] of traces.entries()) await follow(trace, 1000 + 2 * index)
})
