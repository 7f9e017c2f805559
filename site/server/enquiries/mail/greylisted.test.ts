import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import { expect, test } from 'vitest'
import { logLines } from '../../testing/log-lines.ts'
import { sendToRestaurant } from './to-restaurant.ts'

/** A mail server that answers each mail so; mails by their recipient. */
async function sendWith(responseCode: number, refusedBefore: number) {
  const tried: unknown[] = []
  const send = async ({ to }: SendMailOptions) => {
    tried.push(to)
    if (to === 'company') return { refused: 0 }
    throw Object.assign(new Error('No'), { code: 'EENVELOPE', responseCode })
  }
  const outcome = await sendToRestaurant(send, {
    message: { to: 'restaurant' },
    toCompany: () => ({ to: 'company' }),
    addresses: 1,
    refusedBefore: async () => refusedBefore,
  }).then(
    () => 'sent',
    () => 'again later',
  )
  return { tried, outcome }
}

test('a mail server that says "later" is asked four more times within ten minutes, and then the company has the mail', async () => {
  using _logged = logLines()
  for (const before of [0, 1, 2, 3]) {
    expect(await sendWith(450, before)).toEqual({ tried: ['restaurant'], outcome: 'again later' })
  }
  expect(await sendWith(450, 4)).toEqual({ tried: ['restaurant', 'company'], outcome: 'sent' })
  expect(await sendWith(550, 0)).toEqual({ tried: ['restaurant', 'company'], outcome: 'sent' })
})
