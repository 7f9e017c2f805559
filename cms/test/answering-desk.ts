import { createHash } from 'node:crypto'
import { startMailServer } from '../../scripts/testing/mail-server.ts'
import { idOf } from './received.ts'
import { openSignedInDesk } from './signed-in-desk.ts'

/** The stored key of a letter that a test calls by a name. */
export const keyOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 24)

/** A letter to a guest, as the form sends it. */
export const letter = (key: string, changes: object = {}) => ({
  key: keyOf(key),
  how: 'desk',
  table: null,
  shown: null,
  subject: 'Re: 忘れ物',
  text: '傘をお預かりしております。',
  ...changes,
})

/** A desk whose staff answer enquiries through a mail server of the test's own. */
export async function openAnsweringDesk() {
  const refusing: { code: number | null; mails: string } = { code: null, mails: '' }
  const server = await startMailServer({
    refuse: (raw) => (raw.includes(refusing.mails) ? refusing.code : null),
  })
  const env = { SMTP_URL: server.url, REPLY_FROM: 'tables@namiori.example' }
  const desk = await openSignedInDesk({ role: 'owner', name: '須磨 蓮', env })
  return {
    ...desk,
    /** What the mail server answers to mails that contain a text; `null`: it takes them. */
    refusing,
    answer: (number: number, body: object, sent = desk.send) =>
      sent(`/api/enquiries/${idOf(number)}/answer`, body),
    stored: (number: number) =>
      desk.payload.findByID({ collection: 'enquiries', id: idOf(number), depth: 0 }),
    /** The mails that arrive while something is done. */
    mailsOf: async (work: () => Promise<unknown>) => {
      const before = server.mails.length
      await work()
      return server.mails.slice(before)
    },
  }
}
