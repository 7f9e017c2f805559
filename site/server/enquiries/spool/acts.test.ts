import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import { expect, test } from 'vitest'
import { describeSpools, LEASE, newEnquiry } from '../../testing/spools.ts'
import { ACTS_A_LINK } from './acts.ts'
import type { NewAct } from './spool.ts'
import { uuidV7 } from './uuid-v7.ts'

const DAY = 24 * 60 * 60_000
const ASKED = '019aa3c5-1c00-7abc-8def-0123456789ab'
const OTHER = '019aa3c5-1c00-7abc-8def-0123456789cd'
const TABLE = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: 4 }

const actOf = (spool: { clock: () => number }, given: Partial<GuestAct> = {}): NewAct => {
  const id = uuidV7(spool.clock())
  const act: GuestAct = { of: ASKED, kind: 'cancelled', ...given }
  return { id, receivedAt: spool.clock(), language: 'jp', act, table: TABLE, key: id }
}

const said = (words: string): Partial<GuestAct> => ({ kind: 'said', words })

describeSpools((start) => {
  test('a cancellation reaches the inbox and the mail, once, with its table and no person', async () => {
    await using spool = await start()
    const act = actOf(spool)
    expect(await spool.isCancelled(ASKED)).toBe(false)
    expect(await spool.storeAct(act)).toEqual({ kind: 'stored' })
    expect([await spool.isCancelled(ASKED), await spool.isCancelled(OTHER)]).toEqual([true, false])
    const [handed, ...others] = await spool.waiting(10)
    expect(others).toEqual([])
    expect(handed).toMatchObject({
      id: act.id,
      name: '',
      email: '',
      table: TABLE,
      act: { of: ASKED, kind: 'cancelled' },
    })
    expect((await spool.mails.claim(LEASE))?.act).toEqual({ of: ASKED, kind: 'cancelled' })
    expect(await spool.storeAct(actOf(spool))).toEqual({ kind: 'repeated' })
    expect(await spool.waiting(10)).toHaveLength(1)
  })

  test('a form that is sent twice tells the restaurant once', async () => {
    await using spool = await start()
    const act = actOf(spool, said('窓側でお願いします'))
    expect(await spool.storeAct(act)).toEqual({ kind: 'stored' })
    spool.pass(11 * 60_000)
    expect(await spool.storeAct({ ...act, id: uuidV7(spool.clock()) })).toEqual({
      kind: 'repeated',
    })
    expect(await spool.storeAct(actOf(spool, said('two of us')))).toEqual({ kind: 'stored' })
    expect(await spool.waiting(10)).toHaveLength(2)
  })

  test('a form that is sent again with other words tells the restaurant those, too', async () => {
    await using spool = await start()
    const act = actOf(spool, said('two of us'))
    const other = { ...actOf(spool, said('three of us')), key: act.key }
    for (const each of [act, other]) expect(await spool.storeAct(each)).toEqual({ kind: 'stored' })
    for (const each of [act, other])
      expect(await spool.storeAct({ ...each, id: uuidV7(spool.clock()) })).toEqual({
        kind: 'repeated',
      })
    expect((await spool.waiting(10)).map((each) => each.act?.words).toSorted()).toEqual([
      'three of us',
      'two of us',
    ])
  })

  test('three, no, two, no, three: the last word counts, however soon it comes', async () => {
    await using spool = await start()
    for (const people of [3, 2, 3]) {
      expect(await spool.storeAct(actOf(spool, { kind: 'said', people }))).toEqual({
        kind: 'stored',
      })
      spool.pass(60_000)
    }
    expect((await spool.waiting(10)).map(({ act }) => act?.people)).toEqual([3, 2, 3])
  })

  test('of what comes over the link of suspected spam nobody is told, and the desk collects it', async () => {
    await using spool = await start({ mailed: { staff: true, visitor: false, hook: true } })
    const suspected = newEnquiry(spool, { id: ASKED, table: TABLE, quarantined: true })
    await spool.store(suspected)
    const { id } = actOf(spool)
    await spool.storeAct({ ...actOf(spool, said('hello')), id })
    expect([await spool.mails.claim(LEASE), await spool.hooks.claim(LEASE)]).toEqual([null, null])
    expect(await spool.mails.of([id])).toMatchObject([{ state: 'skipped' }])
    expect((await spool.waiting(10)).map((each) => each.id).toSorted()).toEqual(
      [ASKED, id].toSorted(),
    )
    await spool.storeAct(actOf(spool, { of: OTHER }))
    expect((await spool.mails.claim(LEASE))?.act?.of).toBe(OTHER)
  })

  test('that a guest wants no reminders reaches the desk alone, once, and cancels nothing', async () => {
    await using spool = await start({ mailed: { staff: true, visitor: false, hook: true } })
    expect(await spool.storeAct(actOf(spool, { kind: 'unreminded' }))).toEqual({ kind: 'stored' })
    expect(await spool.storeAct(actOf(spool, { kind: 'unreminded' }))).toEqual({ kind: 'repeated' })
    expect((await spool.waiting(10)).map(({ act }) => act?.kind)).toEqual(['unreminded'])
    expect([await spool.mails.pending(), await spool.hooks.pending()]).toEqual([0, 0])
    expect(await spool.isCancelled(ASKED)).toBe(false)
  })

  test('a link is used five times, and the link of another table is not affected', async () => {
    await using spool = await start()
    for (let time = 0; time < ACTS_A_LINK; time++)
      expect(await spool.storeAct(actOf(spool, said(`${time}`)))).toEqual({ kind: 'stored' })
    expect(await spool.storeAct(actOf(spool, said('once more')))).toEqual({ kind: 'used-up' })
    expect(await spool.storeAct(actOf(spool, { of: OTHER }))).toEqual({ kind: 'stored' })
  })

  test('what was said is erased once staff have it; that it is cancelled is known until the link ends', async () => {
    await using spool = await start()
    const act = actOf(spool)
    await spool.storeAct(act)
    await spool.mails.sent(act.id)
    await spool.acknowledge([act.id])
    const ages = { remembered: DAY, kept: 365 * DAY }
    await spool.erase(ages)
    expect(await spool.waiting(10)).toEqual([])
    expect(await spool.mails.of([act.id])).toHaveLength(1)
    spool.pass(13 * DAY)
    await spool.erase(ages)
    expect(await spool.isCancelled(ASKED)).toBe(true)
    // 3 December is the last day; it is over at midnight in Japan.
    spool.pass(15 * 60 * 60_000)
    await spool.erase(ages)
    expect(await spool.isCancelled(ASKED)).toBe(false)
  })
})
