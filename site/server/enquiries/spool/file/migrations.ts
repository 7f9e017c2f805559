import type { DatabaseSync } from 'node:sqlite'
import { NewerSchema } from '../newer-schema.ts'

/**
 * The spool's schema, one step per version; a file's version is its `user_version`. Steps are only ever
 * added.
 *
 * The five fields, the requested table and the guest's act (as JSON) are null once they have been erased. `fingerprint` is
 * a hash of them, which distinguishes a repeated enquiry from a new one for a day; then the whole row is
 * removed. `guest_links` has the ids of enquiries whose links were used, until the links end. `recipients`
 * is where mails about tables go, as JSON.
 */
const STEPS = [
  `CREATE TABLE enquiries (
     id TEXT PRIMARY KEY,
     received_at INTEGER NOT NULL,
     language TEXT NOT NULL,
     name TEXT, phone TEXT, email TEXT, subject TEXT, message TEXT,
     quarantined INTEGER NOT NULL,
     marks TEXT NOT NULL,
     idempotency_key TEXT UNIQUE,
     fingerprint TEXT NOT NULL
   ) STRICT;
   CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
   CREATE TABLE deliveries (
     enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('mail', 'inbox')),
     state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'skipped', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     done_at INTEGER,
     PRIMARY KEY (enquiry_id, kind)
   ) STRICT;
   CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'pending';`,
  `CREATE TABLE deliveries_with_receipts (
     enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('mail', 'receipt', 'inbox')),
     state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'skipped', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     done_at INTEGER,
     PRIMARY KEY (enquiry_id, kind)
   ) STRICT;
   INSERT INTO deliveries_with_receipts
     SELECT enquiry_id, kind, state, attempts, due_at, done_at FROM deliveries;
   DROP TABLE deliveries;
   ALTER TABLE deliveries_with_receipts RENAME TO deliveries;
   CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'pending';`,
  'ALTER TABLE enquiries ADD COLUMN table_request TEXT;',
  `CREATE TABLE deliveries_with_suspected (
     enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('mail', 'suspected', 'receipt', 'inbox')),
     state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'skipped', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     done_at INTEGER,
     PRIMARY KEY (enquiry_id, kind)
   ) STRICT;
   INSERT INTO deliveries_with_suspected
     SELECT enquiry_id, kind, state, attempts, due_at, done_at FROM deliveries;
   DROP TABLE deliveries;
   ALTER TABLE deliveries_with_suspected RENAME TO deliveries;
   CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'pending';`,
  `CREATE TABLE recipients (id INTEGER PRIMARY KEY CHECK (id = 1), stored TEXT NOT NULL) STRICT;
   CREATE TABLE deliveries_with_hooks (
     enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('mail', 'suspected', 'receipt', 'hook', 'inbox')),
     state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'skipped', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     done_at INTEGER,
     PRIMARY KEY (enquiry_id, kind)
   ) STRICT;
   INSERT INTO deliveries_with_hooks
     SELECT enquiry_id, kind, state, attempts, due_at, done_at FROM deliveries;
   DROP TABLE deliveries;
   ALTER TABLE deliveries_with_hooks RENAME TO deliveries;
   CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'pending';`,
  `ALTER TABLE enquiries ADD COLUMN guest_act TEXT;
   CREATE TABLE guest_links (
     id TEXT PRIMARY KEY,
     acts INTEGER NOT NULL,
     cancelled INTEGER NOT NULL,
     until INTEGER NOT NULL
   ) STRICT;`,
]

/** The newest schema version this program knows. */
export const SPOOL_VERSION = STEPS.length

/** Checks before anything changes. @throws {NewerSchema} */
export function needKnownSchema(database: DatabaseSync): void {
  versionOf(database)
}

/**
 * Migrates a database to the newest schema. Two processes may do so at once, so the missing steps are
 * determined under the lock.
 *
 * @throws {NewerSchema}
 */
export function migrate(database: DatabaseSync): void {
  if (versionOf(database) === STEPS.length) return
  database.exec('BEGIN IMMEDIATE')
  const missing = STEPS.slice(versionOf(database))
  database.exec(`${missing.join('\n')} PRAGMA user_version = ${STEPS.length}; COMMIT`)
}

function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > STEPS.length) throw new NewerSchema(version)
  return version
}
