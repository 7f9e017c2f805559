import { setTimeout as wait } from 'node:timers/promises'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import type { Site } from './site.ts'

/** An enquiry the site has acknowledged, and when, in ms since 1970. */
export type Acknowledged = { message: string; at: number }

/** Sends an enquiry as the form does. @returns the response, its body as text */
export async function sendEnquiry(
  site: Site,
  message: string,
): Promise<{ status: number; said: string }> {
  const response = await fetch(site.origin + SUBMIT_ENQUIRY.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Aoi Hamada',
      phone: '0460000000',
      email: 'aoi@example.jp',
      subject: 'A table for four',
      message,
    }),
  })
  return { status: response.status, said: await response.text() }
}

/** Between two enquiries, in ms: more than a company gets, and other tests need the disk too. */
const PAUSE_MS = 20

/** Sends one enquiry after the other until the site is down. */
export function keepSending(site: Site): { acknowledged: Acknowledged[]; ended: Promise<void> } {
  const acknowledged: Acknowledged[] = []
  const send = async () => {
    for (let number = 1; ; number++) {
      const message = `Enquiry ${number}`
      const answer = await sendEnquiry(site, message).catch(() => null)
      if (answer === null) return
      if (answer.status === 201) acknowledged.push({ message, at: Date.now() })
      await wait(PAUSE_MS)
    }
  }
  return { acknowledged, ended: send() }
}
