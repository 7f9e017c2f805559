import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { VALID } from '../../testing/enquiry.ts'
import { logLines } from '../../testing/log-lines.ts'
import { HAS_POSTGRES, sharedServer } from '../../testing/shared-database.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createErase } from './erasure.ts'
import { createFileSpool } from './file/file-spool.ts'
import { createAddressLimit } from './rate-limit.ts'
import { createSharedSpool } from './shared/shared-spool.ts'
import type { Mailed, NewEnquiry, Spool } from './spool.ts'
import { uuidV7 } from './uuid.ts'

const server = sharedServer()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LEASE = 10_000
const ONCE = { perMinute: 1, perHour: 1 }
const UNLIMITED = { perMinute: 100_000, perHour: 100_000 }

const STAFF = { staff: true, visitor: false }
const NOBODY = { staff: false, visitor: false }

type Options = { mailed: Mailed; limits: typeof ONCE; now: () => number }
type Opened = Spool & AsyncDisposable & { pass: (ms: number) => void; clock: () => number }

const KINDS: { name: string; open: (options: Options) => Promise<Spool> }[] = [
  {
    name: 'SQLite',
    open: async ({ limits, ...options }) => {
      const rateLimit = createAddressLimit(limits, options.now)
      return createFileSpool(join(tempFolder(), 'enquiries.db'), { ...options, rateLimit })
    },
  },
  {
    name: 'PostgreSQL',
    open: async (options) => createSharedSpool(await server.database(), options),
  },
]

for (const { name, open } of KINDS) {
  const isHere = name === 'SQLite' || HAS_POSTGRES
  describe.skipIf(!isHere)(`kept in ${name}`, () => {
    async function start({ mailed = STAFF, limits = UNLIMITED } = {}): Promise<Opened> {
      let time = Date.UTC(2026, 10, 20)
      const now = () => time
      const spool = await open({ mailed, limits, now })
      const pass = (ms: number) => {
        time += ms
      }
      return { ...spool, pass, clock: now, [Symbol.asyncDispose]: spool.close }
    }

    test('an enquiry is handed over word for word, to the inbox and to the mail', async () => {
      await using spool = await start()
      const enquiry = { ...VALID, name: '佐藤 😀', message: 'one\n\'two\' "three" \\ {4} $5 %' }
      const first = newEnquiry(spool, { enquiry, marks: ['phone-may-lack-a-digit'] })
      expect(await spool.store(first)).toEqual({ kind: 'stored', id: first.id })
      const handed = {
        ...enquiry,
        id: first.id,
        receivedAt: '2026-11-20T00:00:00.000Z',
        language: 'jp',
        quarantined: false,
        marks: ['phone-may-lack-a-digit'],
        mailedAt: null,
      }
      expect(await spool.waiting(10)).toEqual([handed])
      expect(await spool.mails.claim(LEASE)).toEqual(handed)
    })

    test('a table that is asked for is handed over with its enquiry', async () => {
      await using spool = await start()
      const table = { restaurant: 'shiobi', date: '2026-11-26', time: '25:00', people: 2 }
      await spool.store(newEnquiry(spool, { table }))
      expect((await spool.waiting(10))[0]?.table).toEqual(table)
      expect((await spool.mails.claim(LEASE))?.table).toEqual(table)
    })

    test('the inbox gets what it has not acknowledged, the oldest first, as many as it asks for', async () => {
      await using spool = await start()
      const ids: string[] = []
      for (const message of ['first', 'second', 'third']) {
        ids.push(await stored(spool, message))
        spool.pass(1)
      }
      const [first = '', second = '', third = ''] = ids
      const waiting = async (limit: number) => (await spool.waiting(limit)).map(({ id }) => id)
      expect(await waiting(2)).toEqual([first, second])
      expect(await spool.acknowledge([first, second, 'nobody'])).toBe(2)
      expect(await waiting(2)).toEqual([third])
      expect(await spool.acknowledge([first])).toBe(0)
      expect(await spool.acknowledge([])).toBe(0)
    })

    test('what the inbox cannot store is put off, told, and handed over again until it is stored', async () => {
      await using spool = await start()
      const [first, second] = [await stored(spool, 'first'), await stored(spool, 'second')]
      const waiting = async () => (await spool.waiting(10)).map(({ id }) => id)
      await spool.setAside([first, 'nobody'], 10 * MINUTE)
      expect([await waiting(), await spool.heldUp(10)]).toEqual([[second], [first]])
      expect(await spool.counts()).toMatchObject({ 'inbox set-aside': 1, 'inbox pending': 1 })
      await spool.acknowledge([second])
      expect(await spool.waitingSince()).not.toHaveProperty('inbox')
      spool.pass(10 * MINUTE)
      expect(await waiting()).toEqual([first])
      await spool.acknowledge([first])
      expect([await waiting(), await spool.heldUp(10)]).toEqual([[], []])
    })

    test('of fifty at once with one key and text one is stored, and all have its reference', async () => {
      await using spool = await start({ limits: ONCE })
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => spool.store(newEnquiry(spool, { key: 'k1' }))),
      )
      const [waiting, ...others] = await spool.waiting(10)
      expect(others).toEqual([])
      const kinds = Map.groupBy(answers, ({ kind }) => kind)
      expect([kinds.get('stored')?.length, kinds.get('repeated')?.length]).toEqual([1, 49])
      expect(new Set(answers.map((each) => 'id' in each && each.id))).toEqual(
        new Set([waiting?.id]),
      )
    })

    test('of twenty at once with the same text and no key one is stored', async () => {
      await using spool = await start()
      await Promise.all(Array.from({ length: 20 }, () => spool.store(newEnquiry(spool))))
      expect(await spool.waiting(100)).toHaveLength(1)
    })

    test('a key that was used for another text is refused', async () => {
      await using spool = await start()
      await spool.store(newEnquiry(spool, { key: 'k1' }))
      const enquiry = { ...VALID, message: 'Other' }
      expect(await spool.store(newEnquiry(spool, { enquiry, key: 'k1' }))).toEqual({
        kind: 'key-used',
      })
      expect(await spool.waiting(10)).toHaveLength(1)
    })

    test('without a key the same text counts once in ten minutes', async () => {
      await using spool = await start()
      const first = await stored(spool, 'again')
      spool.pass(9 * MINUTE)
      expect(await spool.store(withMessage(spool, 'again'))).toEqual({
        kind: 'repeated',
        id: first,
      })
      spool.pass(2 * MINUTE)
      expect((await spool.store(withMessage(spool, 'again'))).kind).toBe('stored')
    })

    test('under another key the same text is the same enquiry, but its own key comes first', async () => {
      await using spool = await start()
      const first = newEnquiry(spool, { key: 'tab-1' })
      await spool.store(first)
      expect(await spool.store(newEnquiry(spool, { key: 'tab-2' }))).toEqual({
        kind: 'repeated',
        id: first.id,
      })
      const other = { ...withMessage(spool, 'other'), key: 'tab-2' }
      expect((await spool.store(other)).kind).toBe('stored')
      expect((await spool.store(newEnquiry(spool, { key: 'tab-2' }))).kind).toBe('key-used')
    })

    test('a client that had its share is told how long to wait, another one is not', async () => {
      await using spool = await start({ limits: { perMinute: 2, perHour: 3 } })
      const send = (message: string, client = '203.0.113.1') =>
        spool.store({ ...withMessage(spool, message), client })
      expect((await send('one')).kind).toBe('stored')
      spool.pass(20_000)
      expect((await send('two')).kind).toBe('stored')
      expect(await send('three')).toEqual({ kind: 'too-many', retryAfter: 40 })
      expect((await send('three', '203.0.113.2')).kind).toBe('stored')
      expect((await send('two')).kind).toBe('repeated')
      spool.pass(40_000)
      expect((await send('four')).kind).toBe('stored')
      spool.pass(MINUTE)
      expect(await send('five')).toEqual({ kind: 'too-many', retryAfter: 3480 })
    })

    test('many addresses of one network get no further than a few, another network is not held up', async () => {
      await using spool = await start({ limits: { perMinute: 2, perHour: 100 } })
      for (const networks of [
        (host: number) => `198.51.100.${host}`,
        (host: number) => `2001:db8:7:${host}::1`,
      ]) {
        const send = (host: number) =>
          spool.store({ ...withMessage(spool, networks(host)), client: networks(host) })
        const answers = await Promise.all(Array.from({ length: 15 }, (_, host) => send(host)))
        const kinds = Map.groupBy(answers, ({ kind }) => kind)
        expect([kinds.get('stored')?.length, kinds.get('too-many')?.length]).toEqual([10, 5])
        expect(kinds.get('too-many')?.[0]).toEqual({ kind: 'too-many', retryAfter: 60 })
      }
      const elsewhere = ['198.51.101.1', '2001:db8:8::1'].map((client) =>
        spool.store({ ...withMessage(spool, client), client }),
      )
      expect((await Promise.all(elsewhere)).map(({ kind }) => kind)).toEqual(['stored', 'stored'])
    })

    test('a mail that was claimed is due again when nobody has said what became of it', async () => {
      await using spool = await start()
      const id = await stored(spool, 'one')
      expect((await spool.mails.claim(LEASE))?.id).toBe(id)
      expect(await spool.mails.claim(LEASE)).toBeNull()
      spool.pass(LEASE)
      expect((await spool.mails.claim(LEASE))?.id).toBe(id)
      await spool.mails.sent(id)
      spool.pass(LEASE)
      expect([await spool.mails.claim(LEASE), await spool.mails.pending()]).toEqual([null, 0])
      expect(await spool.waiting(1)).toEqual([
        expect.objectContaining({ mailedAt: '2026-11-20T00:00:10.000Z' }),
      ])
    })

    test('twenty mails claimed at once are twenty mails', async () => {
      await using spool = await start()
      for (let index = 0; index < 20; index++) await stored(spool, `${index}`)
      const claims = Array.from({ length: 30 }, () => spool.mails.claim(LEASE))
      const claimed = (await Promise.all(claims)).filter((each) => each !== null)
      // One that finds the next mail in another's hands may come back empty.
      while (claimed.length < 20) {
        const next = await spool.mails.claim(LEASE)
        expect(next).not.toBeNull()
        if (next) claimed.push(next)
      }
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(20)
      expect(await spool.mails.claim(LEASE)).toBeNull()
    })

    test('a mail is put off, counted as turned away, and given up', async () => {
      await using spool = await start()
      const id = await stored(spool, 'one')
      await spool.mails.putOff(id, MINUTE)
      expect(await spool.mails.claim(LEASE)).toBeNull()
      expect([await spool.mails.turnedAway(id), await spool.mails.turnedAway(id)]).toEqual([0, 1])
      spool.pass(MINUTE)
      expect((await spool.mails.claim(LEASE))?.id).toBe(id)
      expect(await spool.mails.giveUp(MINUTE)).toBe(0)
      expect(await spool.mails.giveUp(MINUTE - 1)).toBe(1)
      expect(await spool.counts()).toEqual({ 'mail failed': 1, 'inbox pending': 1 })
    })

    test('what became of a mail is known until a day after it ended, however long it took', async () => {
      await using spool = await start()
      const erase = createErase(spool, 30)
      const [sent, lost] = [await stored(spool, 'sent'), await stored(spool, 'lost')]
      const states = async () => {
        const known = await spool.mails.of([sent, lost, 'nobody'])
        return Object.fromEntries(known.map(({ id, state, endedAt }) => [id, [state, endedAt]]))
      }
      expect(await states()).toEqual({ [sent]: ['pending', null], [lost]: ['pending', null] })
      await spool.acknowledge([sent, lost])
      spool.pass(4 * DAY)
      const ended = spool.clock()
      await spool.mails.sent(sent)
      await spool.mails.turnedAway(lost)
      await spool.mails.giveUp(DAY)
      await erase()
      expect(await states()).toEqual({ [sent]: ['done', ended], [lost]: ['failed', ended] })
      expect(await spool.mails.of([lost])).toEqual([
        expect.objectContaining({ turnedAway: 1, receivedAt: ended - 4 * DAY }),
      ])
      spool.pass(DAY + 1)
      await erase()
      expect(await states()).toEqual({})
    })

    test('a mail that was given up has no time at which it went out', async () => {
      await using spool = await start()
      await stored(spool, 'lost')
      spool.pass(DAY)
      await spool.mails.giveUp(MINUTE)
      expect((await spool.waiting(1))[0]?.mailedAt).toBeNull()
    })

    test('suspected spam is not mailed, and nothing is where no mail is wanted', async () => {
      await using spool = await start()
      await spool.store(newEnquiry(spool, { quarantined: true }))
      expect(await spool.mails.claim(LEASE)).toBeNull()
      await using silent = await start({ mailed: NOBODY })
      await stored(silent, 'one')
      expect(await silent.counts()).toEqual({ 'inbox pending': 1 })
    })

    test('what was mailed and collected is erased, recognised for a day, and then gone', async () => {
      await using spool = await start({ mailed: NOBODY })
      const erase = createErase(spool, 30)
      const first = newEnquiry(spool, { key: 'k1' })
      await spool.store(first)
      await spool.acknowledge([first.id])
      await erase()
      const again = () => spool.store(newEnquiry(spool, { key: 'k1' }))
      expect(await again()).toEqual({ kind: 'repeated', id: first.id })
      spool.pass(DAY + 1)
      await erase()
      expect((await again()).kind).toBe('stored')
    })

    test('what nobody came for is kept no longer than the privacy policy says', async () => {
      await using spool = await start()
      using logged = logLines()
      const erase = createErase(spool, 30)
      await stored(spool, 'left lying about')
      spool.pass(30 * DAY)
      await erase()
      expect(await spool.waiting(10)).toHaveLength(1)
      spool.pass(1)
      await erase()
      expect([await spool.waiting(10), await spool.counts()]).toEqual([[], {}])
      expect(logged.lines).toEqual([
        expect.objectContaining({ event: 'enquiries nobody came for deleted', count: 1 }),
      ])
    })
  })
}

function newEnquiry(spool: Opened, given: Partial<NewEnquiry> = {}): NewEnquiry {
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

const withMessage = (spool: Opened, message: string) =>
  newEnquiry(spool, { enquiry: { ...VALID, message } })

async function stored(spool: Opened, message: string): Promise<string> {
  const enquiry = withMessage(spool, message)
  expect(await spool.store(enquiry)).toEqual({ kind: 'stored', id: enquiry.id })
  return enquiry.id
}
