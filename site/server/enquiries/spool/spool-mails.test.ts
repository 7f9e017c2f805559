import { expect, test } from 'vitest'
import { describeSpools, LEASE, newEnquiry, stored } from '../../testing/spools.ts'
import { createErase } from './erasure.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * 60_000
const NOBODY = { staff: false, visitor: false }

describeSpools((start) => {
  test('a claimed mail without a result is due again', async () => {
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

  test('twenty mails claimed at the same moment are twenty mails', async () => {
    await using spool = await start()
    for (let index = 0; index < 20; index++) await stored(spool, `${index}`)
    const claims = Array.from({ length: 30 }, () => spool.mails.claim(LEASE))
    const claimed = (await Promise.all(claims)).filter((each) => each !== null)
    // A claim may return nothing when another holds the next mail.
    while (claimed.length < 20) {
      const next = await spool.mails.claim(LEASE)
      expect(next).not.toBeNull()
      if (next) claimed.push(next)
    }
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(20)
    expect(await spool.mails.claim(LEASE)).toBeNull()
  })

  test('a mail is postponed, counted as refused, and abandoned', async () => {
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

  test('the result of a mail is known until a day after it ended, however long it took', async () => {
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

  test('an abandoned mail has no time of sending', async () => {
    await using spool = await start()
    await stored(spool, 'lost')
    spool.pass(DAY)
    await spool.mails.giveUp(MINUTE)
    expect((await spool.waiting(1))[0]?.mailedAt).toBeNull()
  })

  test('suspected spam is not mailed, and nothing is mailed where no mail is wanted', async () => {
    await using spool = await start()
    await spool.store(newEnquiry(spool, { quarantined: true }))
    expect(await spool.mails.claim(LEASE)).toBeNull()
    await using silent = await start({ mailed: NOBODY })
    await stored(silent, 'one')
    expect(await silent.counts()).toEqual({ 'inbox pending': 1 })
  })
})
