import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { atMost, type Figure } from '../figure.ts'
import { fromAnywhere } from './from-anywhere.ts'

/** Visitors who write at the same time. */
const WRITERS = 8
const PAUSE_MS = 20

/** Visitors who write one enquiry after the other. */
export type Writers = {
  /** Once the first enquiry is acknowledged. */
  began: Promise<void>
  /** Ends it. @returns the messages of the enquiries that were acknowledged */
  stop: () => Promise<string[]>
}

/** Starts visitors at a SITE that trusts its proxy on loopback. */
export function startWriters(origin: string): Writers {
  const acknowledged: string[] = []
  const began = Promise.withResolvers<void>()
  let writing = true
  const write = async (writer: string): Promise<void> => {
    for (let number = 0; writing; number++) {
      const message = `${writer} ${number}`
      if (!(await isTaken(origin, message, () => writing))) continue
      acknowledged.push(message)
      began.resolve()
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, index) => write(`writer ${index}`))
  return {
    began: began.promise,
    stop: async () => {
      writing = false
      await Promise.all(writers)
      return acknowledged
    },
  }
}

/** Sends an enquiry until it is accepted, with one key, as a patient visitor's browser would. */
async function isTaken(origin: string, message: string, patient: () => boolean): Promise<boolean> {
  const body = JSON.stringify({
    name: 'Hanako Sato',
    phone: '0312345678',
    email: 'a@example.jp',
    subject: 'A table for two',
    message,
  })
  const headers = {
    ...fromAnywhere(),
    'Content-Type': 'application/json',
    [SUBMISSION_HEADERS.key]: message.replaceAll(' ', '-'),
  }
  while (patient()) {
    try {
      const { path, method } = SUBMIT_ENQUIRY
      const response = await fetch(origin + path, { method, headers, body })
      await response.arrayBuffer()
      if (response.status === 201) return true
    } catch {
      // Killed during the request: the result is unknown.
    }
    await wait(PAUSE_MS)
  }
  return false
}

/** The messages of all enquiries in the spool's file. */
export function storedIn(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'enquiries.db'))
  const stored = database.prepare('SELECT message FROM enquiries').all()
  database.close()
  return stored.map(({ message }) => String(message))
}

/** The acknowledged messages that are not stored. */
export function lostOf(acknowledged: readonly string[], stored: readonly string[]): string[] {
  const known = new Set(stored)
  return acknowledged.filter((message) => !known.has(message))
}

/** Whether each acknowledged message is stored, and once. */
export function lostAndDoubled(
  title: string,
  acknowledged: readonly string[],
  stored: readonly string[],
): Figure[] {
  const doubled = stored.length - new Set(stored).size
  const count = acknowledged.length.toLocaleString('en')
  const lost = lostOf(acknowledged, stored).length
  return [
    atMost(`${title}: lost of ${count} acknowledged`, lost, 0, ''),
    atMost('… stored more than once', doubled, 0, ''),
  ]
}
