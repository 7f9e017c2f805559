import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_reminders\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_reminders_order_idx\` ON \`enquiries_reminders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_reminders_parent_id_idx\` ON \`enquiries_reminders\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`seats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`restaurant\` numeric NOT NULL,
  	\`seats\` numeric NOT NULL,
  	\`counted\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seats_restaurant_idx\` ON \`seats\` (\`restaurant\`);`)
  await db.run(sql`CREATE INDEX \`seats_updated_at_idx\` ON \`seats\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seats_created_at_idx\` ON \`seats\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`table_counts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`restaurant\` text NOT NULL,
  	\`month\` text NOT NULL,
  	\`asked\` numeric DEFAULT 0 NOT NULL,
  	\`asked_guests\` numeric DEFAULT 0 NOT NULL,
  	\`confirmed\` numeric DEFAULT 0 NOT NULL,
  	\`confirmed_guests\` numeric DEFAULT 0 NOT NULL,
  	\`came\` numeric DEFAULT 0 NOT NULL,
  	\`came_guests\` numeric DEFAULT 0 NOT NULL,
  	\`missed\` numeric DEFAULT 0 NOT NULL,
  	\`missed_guests\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`table_counts_restaurant_idx\` ON \`table_counts\` (\`restaurant\`);`)
  await db.run(sql`CREATE INDEX \`table_counts_month_idx\` ON \`table_counts\` (\`month\`);`)
  await db.run(sql`ALTER TABLE \`enquiries_answers\` ADD \`copy\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_expected\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`table_before\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`harassment_note\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`harassment_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`harassment_by\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_harassment_at_idx\` ON \`enquiries\` (\`harassment_at\`);`)
  await db.run(sql`ALTER TABLE \`recipients\` ADD \`reply_to\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters\` ADD \`reminder_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reply_letters\` ADD \`names_writer\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`apology_subject\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`apology_text\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`full_subject\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`full_text\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`cancellation_subject\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`cancellation_text\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`reminder_subject\` text;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` ADD \`reminder_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_reminders\`;`)
  await db.run(sql`DROP TABLE \`seats\`;`)
  await db.run(sql`DROP TABLE \`table_counts\`;`)
  await db.run(sql`DROP INDEX \`enquiries_harassment_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_expected\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`table_before\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`harassment_note\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`harassment_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`harassment_by\`;`)
  await db.run(sql`ALTER TABLE \`enquiries_answers\` DROP COLUMN \`copy\`;`)
  await db.run(sql`ALTER TABLE \`recipients\` DROP COLUMN \`reply_to\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters\` DROP COLUMN \`reminder_is_on\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters\` DROP COLUMN \`names_writer\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`apology_subject\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`apology_text\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`full_subject\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`full_text\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`cancellation_subject\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`cancellation_text\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`reminder_subject\`;`)
  await db.run(sql`ALTER TABLE \`reply_letters_locales\` DROP COLUMN \`reminder_text\`;`)
}
