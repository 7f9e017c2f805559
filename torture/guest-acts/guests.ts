import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GuestAct } from '@noren/contract/enquiry/guest-act'
import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { readObject, readText } from '@noren/contract/json'
import { fromAnywhere } from '../support/from-anywhere.ts'

/**
 * What guests have an answer for, each as `asked`, `cancelled` or `said` and the text of its request: a request
 * that is sent again may be acknowledged under two ids.
 */
export type Acknowledged = { done: string[]; stop: () => Promise<void> }

/** Between two presses of a guest, in ms. */
const PAUSE_MS = 20
const SENT = [200, 201, 303]

/**
 * Guests ask for tables one after the other. Of three, one cancels hers, one comes with fewer people, and one
 * says that and cancels after all. Each presses until she is answered, with the same key.
 */
export function startGuests(
  count: number,
  { origin, table }: { origin: string; table: TableRequest },
): Acknowledged {
  const done: string[] = []
  let coming = true

  async function visit(message: string, number: number): Promise<void> {
    const asked = await untilAnswered(() => ask(origin, message, table))
    if (!asked) return
    done.push(`asked ${message}`)
    const link = origin + readText(readObject(await asked.json()).link)
    const press = async (act: GuestAct['kind'], form: Record<string, string> = {}) => {
      if (await untilAnswered(presser(link, { act, ...form }))) done.push(`${act} ${message}`)
    }
    if (number % 3 > 0) await press('said', { people: '1' })
    if (number % 3 !== 1) await press('cancelled')
  }

  /** @returns `null` when nobody waits any more */
  async function untilAnswered(press: () => Promise<Response>): Promise<Response | null> {
    while (coming) {
      // Killed during the request: the result is unknown.
      const answer = await press().catch(() => null)
      if (answer && SENT.includes(answer.status)) return answer
      await answer?.body?.cancel()
      await wait(PAUSE_MS)
    }
    return null
  }

  const guests = Array.from({ length: count }, async (_, index) => {
    for (let number = 0; coming; number++) await visit(`Guest ${index}, table ${number}`, number)
  })
  return {
    done,
    stop: async () => {
      coming = false
      await Promise.all(guests)
    },
  }
}

function ask(origin: string, message: string, table: TableRequest): Promise<Response> {
  return fetch(origin + SUBMIT_ENQUIRY.path, {
    method: SUBMIT_ENQUIRY.method,
    headers: {
      ...fromAnywhere(),
      'Content-Type': 'application/json',
      [SUBMISSION_HEADERS.key]: message.replaceAll(/\W+/g, '-'),
      [SUBMISSION_HEADERS.table]: JSON.stringify(table),
    },
    body: JSON.stringify({
      name: 'Hanako Sato',
      phone: '0312345678',
      email: 'hanako@example.jp',
      subject: 'A table for two',
      message,
    }),
  })
}

/** One form of a link's page, from an address of the guest's own. */
function presser(link: string, act: Record<string, string>): () => Promise<Response> {
  const body = new URLSearchParams({ ...act, key: randomBytes(12).toString('hex') })
  const headers = fromAnywhere()
  return () => fetch(link, { method: 'POST', redirect: 'manual', headers, body })
}
