import { basename } from 'node:path'
import { forDeskAlone, linkNoteOf, rowsOfAct } from '../acts.ts'
import type { Part } from '../keep-trying.ts'
import { createPartState } from '../part-state.ts'
import type { RateLimit } from '../rate-limit.ts'
import { parseRecipients } from '../recipients.ts'
import { type EnquiryRows, handedEnquiry, rowsOf } from '../rows.ts'
import type { Known, Mailed, NewEnquiry, Spool } from '../spool.ts'
import { createDatabase } from './database.ts'
import * as deliveries from './deliveries.ts'
import {
  findRepeated,
  insertRows,
  isStored,
  isSuspected,
  readOldest,
  readRecipients,
  removeEnquiry,
} from './enquiries.ts'
import { forgetLinks, isCancelled, isUsedUp, noteLink } from './links.ts'
import { createFileMails } from './mails.ts'
import { databaseProblem } from './problem.ts'

const SECOND_MS = 1000

/** The spool in one file of this machine; see {@link createFileSpool}. */
export type FileSpool = Spool &
  Part & {
    /** An enquiry that was sent before. @throws {SpoolUnavailable} */
    known: (enquiry: NewEnquiry) => Known | null
    /** Whether it has the enquiry of this id. @throws {SpoolUnavailable} */
    holds: (id: string) => boolean
    /** The oldest enquiries with all stored columns. @throws {SpoolUnavailable} */
    oldest: (limit: number) => EnquiryRows[]
    /** How many enquiries there are. @throws {SpoolUnavailable} */
    size: () => number
    /** Removes enquiries for good: they are stored elsewhere now. */
    forget: (ids: readonly string[]) => Promise<void>
  }

/**
 * SQLite, with nothing to set up: an enquiry is on the disk before it counts as stored.
 *
 * @param mailed the mails an enquiry causes
 */
export function createFileSpool(
  path: string,
  { mailed, rateLimit, now }: { mailed: Mailed; rateLimit: RateLimit; now: () => number },
): FileSpool {
  const place = { name: basename(path), what: 'enquiries', facts: { file: path } }
  const database = createDatabase(path, createPartState(place, databaseProblem))
  let lingers = false

  /** Removes erased rows from the log too; tries again while another process is reading. */
  function overwrite(): void {
    lingers = !database.checkpoint()
    if (lingers) setTimeout(tryAgain, SECOND_MS).unref()
  }

  function tryAgain(): void {
    try {
      if (lingers) overwrite()
    } catch {
      // The file has failed, which is already reported; the next erasure removes the rest.
    }
  }

  return {
    what: database.what,
    problem: database.problem,
    check: database.check,
    store: (enquiry) =>
      database.write((db) => {
        const rows = rowsOf(enquiry, mailed)
        const repeated = findRepeated(db, rows)
        if (repeated) return repeated
        const retryAfter = rateLimit.admit(enquiry.client)
        if (retryAfter > 0) return { kind: 'too-many', retryAfter }
        insertRows(db, rows)
        return { kind: 'stored', id: enquiry.id }
      }),
    storeAct: (given) =>
      database.write((db) => {
        const rows = rowsOfAct(given, mailed)
        const note = linkNoteOf(rows)
        const isDone = given.act.kind === 'cancelled' && isCancelled(db, given.act.of)
        if (isDone || findRepeated(db, rows)) return { kind: 'repeated' }
        if (isUsedUp(db, given.act.of)) return { kind: 'used-up' }
        insertRows(db, isSuspected(db, given.act.of) ? forDeskAlone(rows) : rows)
        if (note) noteLink(db, note)
        return { kind: 'stored' }
      }),
    isCancelled: async (id) => database.read((db) => isCancelled(db, id)),
    known: (enquiry) => database.read((db) => findRepeated(db, rowsOf(enquiry, mailed))),
    waiting: async (limit) =>
      database.read((db) => deliveries.dueEnquiries(db, 'inbox', now(), limit).map(handedEnquiry)),
    acknowledge: (ids) =>
      database.write(
        (db) => ids.filter((id) => deliveries.endDelivery(db, id, 'inbox', now())).length,
      ),
    setAside: (ids, ms) =>
      database.write((db) => deliveries.setAsideDeliveries(db, ids, now() + ms)),
    setAsideIds: async (limit) => database.read((db) => deliveries.setAsideIds(db, limit)),
    mails: createFileMails(database, 'mail', now),
    suspected: createFileMails(database, 'suspected', now),
    receipts: createFileMails(database, 'receipt', now),
    hooks: createFileMails(database, 'hook', now),
    keepRecipients: async (recipients) => {
      const text = JSON.stringify(recipients)
      // They come every half minute, and are nearly always the same.
      if (database.read(readRecipients) === text) return
      await database.write((db) => {
        db.prepare('INSERT OR REPLACE INTO recipients VALUES (1, ?)').run(text)
      })
    },
    recipients: async () => parseRecipients(database.read(readRecipients)),
    erase: async ({ remembered, kept }) => {
      const { erased, expired } = await database.write((db) => {
        deliveries.removeDelivered(db, now() - remembered)
        forgetLinks(db, now())
        return {
          erased: deliveries.eraseDelivered(db),
          expired: deliveries.removeExpired(db, now() - kept),
        }
      })
      if (erased + expired > 0 || lingers) overwrite()
      return expired
    },
    counts: async () => database.read(deliveries.countDeliveries),
    waitingSince: async () => database.read(deliveries.oldestPending),
    holds: (id) => database.read((db) => isStored(db, id)),
    oldest: (limit) => database.read((db) => readOldest(db, limit)),
    size: () =>
      Number(database.read((db) => db.prepare('SELECT COUNT(*) AS n FROM enquiries').get())?.n),
    forget: async (ids) => {
      await database.write((db) => {
        for (const id of ids) removeEnquiry(db, id)
      })
      overwrite()
    },
    close: database.close,
  }
}
