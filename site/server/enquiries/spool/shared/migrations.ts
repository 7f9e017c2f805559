import type { Sql } from 'postgres'
import { NewerSchema } from '../newer-schema.ts'
import { STORE_FUNCTION } from './store-function.ts'

/** Everything of ours is in this schema: another program may use the database as well. */
export const SCHEMA = 'noren_spool'

/**
 * The tables of the shared spool, one step per version. Steps are only ever added; the function is in the
 * last step that changed it. Columns are those of the file (`../file/migrations.ts`), so that a row can be
 * copied unchanged.
 *
 * `admissions` holds when a client has sent something, for an hour; client and network as keyed hashes.
 * The vacuum overwrites erased data, and is set to run soon. `same_as` of a guest's link is the enquiry that
 * staff have in place of its own.
 */
const STEPS = [
  `CREATE TABLE enquiries (
     id text PRIMARY KEY,
     received_at bigint NOT NULL,
     language text NOT NULL,
     name text, phone text, email text, subject text, message text,
     quarantined integer NOT NULL,
     marks text NOT NULL,
     idempotency_key text UNIQUE,
     fingerprint text NOT NULL
   ) WITH (autovacuum_vacuum_threshold = 20, autovacuum_vacuum_scale_factor = 0);
   CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
   CREATE INDEX enquiries_by_age ON enquiries (received_at);
   CREATE TABLE deliveries (
     enquiry_id text NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('mail', 'inbox')),
     state text NOT NULL CHECK (state IN ('pending', 'done', 'skipped', 'failed')),
     attempts integer NOT NULL DEFAULT 0,
     due_at bigint NOT NULL,
     done_at bigint,
     PRIMARY KEY (enquiry_id, kind)
   );
   CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'pending';
   CREATE TABLE admissions (client text NOT NULL, at bigint NOT NULL);
   CREATE INDEX admissions_by_client ON admissions (client, at);`,
  `ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
   ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
     CHECK (kind IN ('mail', 'receipt', 'inbox'));`,
  'ALTER TABLE enquiries ADD COLUMN table_request text;',
  `ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
   ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
     CHECK (kind IN ('mail', 'suspected', 'receipt', 'inbox'));`,
  STORE_FUNCTION,
  `CREATE TABLE recipients (id integer PRIMARY KEY CHECK (id = 1), stored text NOT NULL);
   ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
   ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check
     CHECK (kind IN ('mail', 'suspected', 'receipt', 'hook', 'inbox'));`,
  `ALTER TABLE enquiries ADD COLUMN guest_act text;
   CREATE TABLE guest_links (
     id text PRIMARY KEY,
     acts integer NOT NULL,
     cancelled integer NOT NULL,
     until bigint NOT NULL
   );`,
  'ALTER TABLE guest_links ADD COLUMN same_as text;',
]

/** The version of a database with all steps. */
const NEWEST = STEPS.length

/**
 * The server runs it as one statement and determines the missing steps under a lock: the first of many
 * sites makes them. A user who may not create a schema may still own the existing one.
 */
const MIGRATION = `DO $migration$
  DECLARE
    version integer;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('${SCHEMA}', 0));
    IF to_regnamespace('${SCHEMA}') IS NULL THEN CREATE SCHEMA ${SCHEMA}; END IF;
    CREATE TABLE IF NOT EXISTS version (number integer NOT NULL, proven_at timestamptz);
    SELECT coalesce(max(number), 0) INTO version FROM version;
    ${STEPS.map((step, index) => `IF version <= ${index} THEN ${step} END IF;`).join('\n')}
    IF version < ${NEWEST} THEN
      DELETE FROM version;
      INSERT INTO version VALUES (${NEWEST});
    END IF;
  END $migration$`

/**
 * Migrates a database to the newest schema.
 * @throws {NewerSchema} before anything changes
 */
export async function migrate(sql: Sql): Promise<void> {
  const [table] = await sql`
    SELECT 1 FROM pg_tables WHERE schemaname = ${SCHEMA} AND tablename = 'version'`
  const [row] = table ? await sql`SELECT number FROM version` : []
  const version = Number(row?.number ?? 0)
  if (version > NEWEST) throw new NewerSchema(version)
  if (version < NEWEST) await sql.unsafe(MIGRATION)
}
