import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { ENQUIRY_FIELDS, type Enquiry } from '@noren/contract/enquiry/fields'
import type { EnquiryMark } from '@noren/contract/enquiry/handover'
import type { Language } from '@noren/contract/language'
import { createDatabase, type Database } from './database.ts'
import { createFileState } from './file-state.ts'
import { databaseTrouble } from './trouble.ts'
import { uuidV7 } from './uuid.ts'

/** An enquiry that passed the rules, with what else is known about it. */
export type Submission = {
  enquiry: Enquiry
  language: Language
  /** Looks like it was sent by a program: kept for staff to judge, not mailed. */
  quarantined: boolean
  marks: EnquiryMark[]
  /** The visitor's Idempotency-Key. */
  key: string | null
}

/** `repeated`: it is stored already. `key-used`: the key came with another text. */
export type Stored =
  | { kind: 'stored' | 'repeated'; id: string }
  | { kind: 'key-used' }
  | { kind: 'not-admitted' }

/** Where enquiries are kept until staff have them; see {@link createSpool}. */
export type Spool = {
  /**
   * Stores a submission with its deliveries and resolves once it is on the disk.
   * @param admit asked right before a new enquiry is stored; a repeated one is not asked for
   * @throws {SpoolUnavailable}
   */
  store: (submission: Submission, admit: () => boolean) => Promise<Stored>
  database: Database
}

/** Without a key, the same text within this time is the same enquiry (hostile inputs E43). */
const REPEAT_MS = 10 * 60 * 1000

/**
 * The spool: the one file enquiries are kept in from the moment they are acknowledged until staff
 * have them.
 *
 * @param mailed whether enquiries are to be mailed
 */
export function createSpool(
  path: string,
  { mailed, now }: { mailed: boolean; now: () => number },
): Spool {
  const database = createDatabase(path, createFileState(path, 'enquiries', databaseTrouble))
  return {
    database,
    store: (submission, admit) =>
      database.write((db) => {
        const fingerprint = fingerprintOf(submission.enquiry)
        const known = findRepeated(db, submission.key, fingerprint, now() - REPEAT_MS)
        if (known) return known
        if (!admit()) return { kind: 'not-admitted' }
        const id = uuidV7(now())
        insert(db, { id, fingerprint, submission, receivedAt: now() })
        addDeliveries(db, id, mailed && !submission.quarantined, now())
        return { kind: 'stored', id }
      }),
  }
}

function findRepeated(
  db: DatabaseSync,
  key: string | null,
  fingerprint: string,
  since: number,
): Stored | null {
  if (key !== null) {
    const row = db
      .prepare('SELECT id, fingerprint FROM enquiries WHERE idempotency_key = ?')
      .get(key)
    if (!row) return null
    if (row.fingerprint !== fingerprint) return { kind: 'key-used' }
    return { kind: 'repeated', id: String(row.id) }
  }
  const row = db
    .prepare('SELECT id FROM enquiries WHERE fingerprint = ? AND received_at > ? LIMIT 1')
    .get(fingerprint, since)
  return row ? { kind: 'repeated', id: String(row.id) } : null
}

type NewEnquiry = { id: string; fingerprint: string; submission: Submission; receivedAt: number }

function insert(db: DatabaseSync, { id, fingerprint, submission, receivedAt }: NewEnquiry): void {
  const { enquiry, language, quarantined, marks, key } = submission
  db.prepare(
    `INSERT INTO enquiries (id, received_at, language, ${ENQUIRY_FIELDS.join(', ')},
       quarantined, marks, idempotency_key, fingerprint)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    receivedAt,
    language,
    ...ENQUIRY_FIELDS.map((field) => enquiry[field]),
    Number(quarantined),
    JSON.stringify(marks),
    key,
    fingerprint,
  )
}

function addDeliveries(db: DatabaseSync, id: string, mail: boolean, now: number): void {
  const insertDelivery = db.prepare(
    'INSERT INTO deliveries (enquiry_id, kind, state, due_at) VALUES (?, ?, ?, ?)',
  )
  insertDelivery.run(id, 'mail', mail ? 'pending' : 'skipped', now)
  insertDelivery.run(id, 'inbox', 'pending', now)
}

/** A hash of the five texts as they are stored. */
function fingerprintOf(enquiry: Enquiry): string {
  const texts = ENQUIRY_FIELDS.map((field) => enquiry[field])
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}
