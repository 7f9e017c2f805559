import { expect, test, vi } from 'vitest'
import { startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { idOf, receive } from '../../../test/received.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const server = await startMailServer({ refuse: () => null })
const env = { SMTP_URL: server.url, REPLY_FROM: 'tables@namiori.example' }
const { payload } = await openSignedInDesk({ role: 'owner', env })
await addRestaurant(payload, { slug: 'shiobi', name: '潮火' })

/** A run of one more desk, which knows nothing of what the others are sending. */
async function anotherDesk() {
  vi.resetModules()
  return (await import('./remind-guests.ts')).remindGuests
}

test('guests whom two desks remind at once are reminded once', async () => {
  await payload.updateGlobal({ slug: 'reply-letters', data: { reminder: { isOn: true } } })
  const numbers = [1, 2, 3]
  for (const number of numbers) {
    await receive({ payload }, number, {
      email: `g${number}@example.jp`,
      tableRestaurant: 'shiobi',
      tableDate: '2026-12-24T12:00:00.000Z',
      tableTime: '18:30',
      tablePeople: 2,
      tableState: 'confirmed',
      tableAnsweredAt: '2026-12-20T03:00:00.000Z',
    })
  }
  const desks = [await anotherDesk(), await anotherDesk()]
  const now = Date.parse('2026-12-23T18:00:00+09:00')
  await Promise.all(desks.map((remind) => remind(payload, now)))
  expect(server.mails.map(({ to }) => to.join()).toSorted()).toEqual([
    'g1@example.jp',
    'g2@example.jp',
    'g3@example.jp',
  ])
  for (const number of numbers) {
    const { reminders } = await payload.findByID({ collection: 'enquiries', id: idOf(number) })
    expect(reminders).toMatchObject([{ state: 'sent' }])
  }
})
