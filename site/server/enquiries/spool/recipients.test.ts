import { expect, test } from 'vitest'
import { describeSpools, LEASE, newEnquiry } from '../../testing/spools.ts'
import { restaurantAddresses } from './recipients.ts'

const TABLE = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: 2 }
const ADDRESSES = ['shiobi@example.jp', 'kitchen@example.jp']

describeSpools((start) => {
  test('the addresses of a restaurant are kept until the desk sends others', async () => {
    await using spool = await start()
    expect(await spool.recipients()).toEqual({ desk: null, restaurants: [] })
    expect(await restaurantAddresses(spool, 'shiobi')).toEqual([])
    const desk = 'https://desk.example.jp'
    const kept = { desk, restaurants: [{ slug: 'shiobi', addresses: ADDRESSES }] }
    await spool.keepRecipients(kept)
    await spool.keepRecipients(kept)
    expect(await spool.recipients()).toEqual(kept)
    expect(await restaurantAddresses(spool, 'shiobi')).toEqual(ADDRESSES)
    expect(await restaurantAddresses(spool, 'constructor')).toEqual([])
    await spool.keepRecipients({ desk, restaurants: [] })
    expect(await restaurantAddresses(spool, 'shiobi')).toEqual([])
  })

  test('the web hook is called about a requested table, and not about suspected spam or a question', async () => {
    await using spool = await start({ mailed: { staff: true, visitor: false, hook: true } })
    const asked = newEnquiry(spool, { table: TABLE })
    await spool.store(asked)
    const other = { ...asked.enquiry, message: 'Other' }
    await spool.store(newEnquiry(spool, { enquiry: other, table: TABLE, quarantined: true }))
    await spool.store(newEnquiry(spool, { enquiry: { ...other, message: 'A question' } }))
    expect(await spool.hooks.pending()).toBe(1)
    expect((await spool.hooks.claim(LEASE))?.id).toBe(asked.id)
    await spool.hooks.sent(asked.id)
    expect(await spool.hooks.pending()).toBe(0)
  })

  test('what a guest wrote is kept until the web hook was called, too', async () => {
    await using spool = await start({ mailed: { staff: false, visitor: false, hook: true } })
    const { id, ...asked } = newEnquiry(spool, { table: TABLE })
    await spool.store({ ...asked, id })
    await spool.acknowledge([id])
    const ages = { remembered: 86_400_000, kept: 365 * 86_400_000 }
    await spool.erase(ages)
    expect((await spool.hooks.claim(LEASE))?.name).toBe(asked.enquiry.name)
    await spool.hooks.sent(id)
    await spool.erase(ages)
    expect(await spool.counts()).toEqual({})
  })
})
