import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`act\` text NOT NULL,
  	\`account\` numeric,
  	\`by\` numeric,
  	\`role\` text,
  	\`count\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  // Nobody, no program of ours among them, changes a line or takes one away before its time.
  await db.run(sql`CREATE TRIGGER audit_log_never_changed BEFORE UPDATE ON audit_log BEGIN
    SELECT RAISE(ABORT, 'The audit log is never changed.');
  END;`)
  await db.run(sql`CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days') BEGIN
    SELECT RAISE(ABORT, 'The audit log is kept for 400 days.');
  END;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
}
