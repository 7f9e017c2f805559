import { INTERNAL_CALLS, internalAuthorization } from '@noren/contract/enquiry/handover'
import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { readDay } from '@noren/contract/hours/calendar'
import { readList, readObject } from '@noren/contract/json'
import { guestPath } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { describe, expect, test } from 'vitest'
import { rowsOfAct } from '../enquiries/spool/acts.ts'
import { rowsOf } from '../enquiries/spool/rows.ts'
import { createSharedSpool } from '../enquiries/spool/shared/shared-spool.ts'
import type { NewAct, NewEnquiry } from '../enquiries/spool/spool.ts'
import { uuidV7 } from '../enquiries/spool/uuid-v7.ts'
import { submit, VALID } from '../testing/enquiry.ts'
import { logLines } from '../testing/log-lines.ts'
import type { RunningSite } from '../testing/running-site.ts'
import { HAS_POSTGRES, sharedServer } from '../testing/shared-database.ts'
import { runSharedSite } from '../testing/shared-site.ts'
import { snapshotWithTables } from '../testing/site-with-tables.ts'
import { soon } from '../testing/soon.ts'

const server = sharedServer()

const LINK = (token: string) =>
  guestPath(
    {
      id: '019aa3c5-1c00-7abc-8def-0123456789ab',
      language: 'jp',
      state: 'confirmed',
      restaurant: 'shiobi',
      day: readDay('2026-11-27') ?? 0,
      minutes: 1110,
      people: 2,
    },
    guestMac(token),
  )

/** Both have the same clock, and each its own folder and token file. */
let time = Date.UTC(2026, 10, 22, 3)
const now = () => time
const TOKEN = 'one-token-of-the-company-0000001'

const open = (url: string) => runSharedSite(url, { now, env: { INTERNAL_TOKEN: TOKEN } })

const titleOf = async (site: RunningSite) =>
  /<h1[^>]*>([^<]*)/.exec(await (await site.fetch(LINK(TOKEN))).text())?.[1]

/** The acts that the inbox would collect now. */
async function actsAt(site: RunningSite): Promise<unknown> {
  const headers = { Authorization: internalAuthorization(TOKEN) }
  const answer = await site.fetch(INTERNAL_CALLS.collect.path, { headers })
  return readObject(await answer.json()).enquiries
}

async function cancel(site: RunningSite, letter = 'a'): Promise<number> {
  const body = new URLSearchParams({ act: 'cancelled', key: letter.repeat(24) })
  return (await site.fetch(LINK(TOKEN), { method: 'POST', body })).status
}

describe.skipIf(!HAS_POSTGRES)('with a shared spool', () => {
  test('a table that is cancelled at one site is cancelled at all, and told once', async () => {
    const url = await server.database()
    await using first = await open(url)
    await using second = await open(url)
    expect(await cancel(first)).toBe(303)
    expect(await titleOf(second)).toBe('取り消しました')
    expect(await cancel(second)).toBe(200)
    expect(await actsAt(second)).toEqual([expect.objectContaining({ name: '', email: '' })])
  })

  test('a cancellation while PostgreSQL is away is kept by the file, shown, and handed over once', async () => {
    using _logged = logLines()
    const url = await server.database()
    await using first = await open(url)
    await using second = await open(url)
    await server.kill()
    expect(await cancel(first)).toBe(303)
    expect(await titleOf(first)).toBe('取り消しました')
    await server.start()
    await soon(async () => expect(await titleOf(second)).toBe('取り消しました'))
    expect(await titleOf(first)).toBe('取り消しました')
    expect(await actsAt(second)).toHaveLength(1)
  })

  test('a cancellation that two machines kept while PostgreSQL was away is told once', async () => {
    using logged = logLines()
    const url = await server.database()
    await using first = await open(url)
    await using second = await open(url)
    await server.kill()
    expect(await cancel(first)).toBe(303)
    time += 20 * 60_000
    expect(await cancel(second, 'b')).toBe(303)
    await server.start()
    const handedOver = () => logged.lines.filter(({ event }) => event === 'enquiries handed over')
    await soon(() => expect(handedOver()).toHaveLength(2))
    expect(await actsAt(second)).toHaveLength(1)
  })

  test('a table that two machines took down, since the first answer was lost, is cancelled by either link', async () => {
    using logged = logLines()
    const url = await server.database()
    const env = { INTERNAL_TOKEN: TOKEN }
    const given = { now, env, snapshot: snapshotWithTables() }
    await using first = await runSharedSite(url, given)
    await using second = await runSharedSite(url, given)
    const ask = async (site: RunningSite) => {
      const table = { restaurant: 'shiobi', date: '2026-11-27', time: '18:30', people: 2 }
      const headers = {
        [SUBMISSION_HEADERS.key]: 'one-press',
        [SUBMISSION_HEADERS.table]: JSON.stringify(table),
      }
      return String((await submit(site, VALID, headers)).body.link)
    }
    const lost = await ask(first)
    await server.kill()
    const answered = await ask(second)
    expect(answered).not.toBe(lost)
    await server.start()
    await soon(() =>
      expect(logged.lines).toContainEqual(
        expect.objectContaining({ event: 'enquiries handed over' }),
      ),
    )
    const body = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
    expect((await first.fetch(answered, { method: 'POST', body })).status).toBe(303)
    // Both came in the same moment of this test: in either order.
    // A machine that has not yet noticed that the database is back keeps the act until it does.
    await soon(async () => {
      const collected = readList(await actsAt(second), readObject)
      const enquiry = collected.find(({ name }) => name === VALID.name)
      expect([collected.length, collected.find(({ act }) => act)]).toEqual([
        2,
        expect.objectContaining({ act: { of: enquiry?.id, kind: 'cancelled' } }),
      ])
    })
    for (const link of [answered, lost]) {
      expect(await (await second.fetch(link)).text()).toContain('You have cancelled')
    }
  })

  test('a cancellation that a machine still kept when staff had it from another is not told again', async () => {
    const mailed = { staff: false, visitor: false }
    const limits = { perMinute: 100, perHour: 100 }
    const spool = createSharedSpool(await server.database(), { mailed, limits, now })
    const table = { restaurant: 'shiobi', date: '2026-11-27', time: '18:30', people: 2 }
    const act = { of: '019aa3c5-1c00-7abc-8def-0123456789ab', kind: 'cancelled' as const }
    const cancelled = (): NewAct => {
      const id = uuidV7(time)
      return { id, receivedAt: time, language: 'jp', act, table, key: id }
    }
    const [first, kept] = [cancelled(), rowsOfAct(cancelled(), mailed)]
    await spool.storeAct(first)
    await spool.acknowledge([first.id])
    time += 2 * 86_400_000
    await spool.erase({ remembered: 86_400_000, kept: 30 * 86_400_000 })
    await spool.takeOver(kept)
    expect(await spool.waiting(10)).toEqual([])
    await spool.close()
  })
  test('a request that comes after its cancellation, and that staff have under another id, is cancelled there', async () => {
    const mailed = { staff: true, visitor: false }
    const limits = { perMinute: 100, perHour: 100 }
    const spool = createSharedSpool(await server.database(), { mailed, limits, now })
    const table = { restaurant: 'shiobi', date: '2026-11-27', time: '18:30', people: 2 }
    const request = (id: string): NewEnquiry => ({
      enquiry: VALID,
      table,
      language: 'jp',
      quarantined: false,
      marks: [],
      key: null,
      client: '203.0.113.1',
      id,
      receivedAt: time,
    })
    const [first = '', second = '', act = ''] = [0, 1, 2].map((ms) => uuidV7(time - 10 + ms))
    const byLink = (of: string) => ({ of, kind: 'cancelled' as const })
    expect(await spool.store(request(first))).toEqual({ kind: 'stored', id: first })
    // The guest has this link from a site that was cut off, and uses it at one that was not.
    await spool.storeAct({
      id: act,
      receivedAt: time,
      language: 'jp',
      act: byLink(second),
      table,
      key: act,
    })
    const handed = rowsOf(request(second), mailed)
    for (const rows of [handed, handed]) await spool.takeOver(rows)
    const waiting = await spool.waiting(10)
    const acts = waiting.flatMap((each) => each.act ?? [])
    expect(acts.map(({ of }) => of)).toEqual([second, first])
    expect(waiting).toHaveLength(3)
    expect([await spool.isCancelled(first), await spool.isCancelled(second)]).toEqual([true, true])
    await spool.close()
  })
})
