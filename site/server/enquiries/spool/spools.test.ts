import { expect, test } from 'vitest'
import { VALID } from '../../testing/enquiry.ts'
import { logLines } from '../../testing/log-lines.ts'
import { describeSpools, LEASE, newEnquiry, stored, withMessage } from '../../testing/spools.ts'
import { createErase } from './erasure.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * 60_000
const ONCE = { perMinute: 1, perHour: 1 }
const NOBODY = { staff: false, visitor: false }

describeSpools((start) => {
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

  test('a requested table is handed over with its enquiry', async () => {
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

  test('an enquiry the inbox cannot store is postponed, reported, and handed over again until it is stored', async () => {
    await using spool = await start()
    const [first, second] = [await stored(spool, 'first'), await stored(spool, 'second')]
    const waiting = async () => (await spool.waiting(10)).map(({ id }) => id)
    await spool.setAside([first, 'nobody'], 10 * MINUTE)
    expect([await waiting(), await spool.setAsideIds(10)]).toEqual([[second], [first]])
    expect(await spool.counts()).toMatchObject({ 'inbox set-aside': 1, 'inbox pending': 1 })
    await spool.acknowledge([second])
    expect(await spool.waitingSince()).not.toHaveProperty('inbox')
    spool.pass(10 * MINUTE)
    expect(await waiting()).toEqual([first])
    await spool.acknowledge([first])
    expect([await waiting(), await spool.setAsideIds(10)]).toEqual([[], []])
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
    expect(new Set(answers.map((each) => 'id' in each && each.id))).toEqual(new Set([waiting?.id]))
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

  test('a client over its limit reads how long to wait, another one does not', async () => {
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

  test('many addresses of one network send no more than a few, and another network is not affected', async () => {
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

  test('an enquiry that was mailed and collected is erased, recognised for a day, and then gone', async () => {
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

  test('an uncollected enquiry is kept no longer than the privacy policy says', async () => {
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
