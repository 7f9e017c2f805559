import { createLocalReq, type Endpoint } from 'payload'
import { expect, test, vi } from 'vitest'
import { startMailServer } from '../../../../scripts/testing/mail-server.ts'
import { idOf, receive } from '../../../test/received.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const server = await startMailServer({ refuse: () => null })
const env = { SMTP_URL: server.url, REPLY_FROM: 'tables@namiori.example' }
const desk = await openSignedInDesk({ role: 'owner', env })

/** The endpoint of one more desk, which knows nothing of what the others are sending. */
async function anotherDesk(): Promise<Endpoint> {
  vi.resetModules()
  return (await import('./answer-enquiry.ts')).answerEnquiry
}

test('a letter that two desks are asked for at once is sent once', async () => {
  await receive(desk, 1)
  const letter = {
    key: '0123456789abcdef01234567',
    how: 'desk',
    table: null,
    shown: null,
    subject: 'Re: 忘れ物',
    text: '傘をお預かりしております。',
  }
  const ask = async ({ handler }: Endpoint) => {
    const req = await createLocalReq({ user: desk.user }, desk.payload)
    return handler(
      Object.assign(req, { routeParams: { id: idOf(1) }, json: () => Promise.resolve(letter) }),
    )
  }
  const desks = [await anotherDesk(), await anotherDesk()]
  const answers = await Promise.all(desks.map(ask))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(server.mails).toHaveLength(1)
  const kept = await desk.payload.findByID({ collection: 'enquiries', id: idOf(1), depth: 0 })
  expect(kept.answers).toHaveLength(1)
})
