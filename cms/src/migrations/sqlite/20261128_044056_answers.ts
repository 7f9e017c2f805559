import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`how\` text NOT NULL,
  	\`by\` text,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_answers_order_idx\` ON \`enquiries_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_answers_parent_id_idx\` ON \`enquiries_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reply_letters_own\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text DEFAULT 'answer' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_letters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_letters_own_order_idx\` ON \`reply_letters_own\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reply_letters_own_parent_id_idx\` ON \`reply_letters_own\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reply_letters_own_locales\` (
  	\`subject\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_letters_own\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_letters_own_locales_locale_parent_id_unique\` ON \`reply_letters_own_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reply_letters_own_locales_by_document_idx\` ON \`reply_letters_own_locales\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_reply_letters_locales\` (
  	\`answer_subject\` text,
  	\`answer_text\` text,
  	\`recruitment_subject\` text,
  	\`recruitment_text\` text,
  	\`press_subject\` text,
  	\`press_text\` text,
  	\`confirmed_subject\` text,
  	\`confirmed_text\` text,
  	\`declined_subject\` text,
  	\`declined_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_letters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reply_letters_locales\`("answer_subject", "answer_text", "confirmed_subject", "confirmed_text", "declined_subject", "declined_text", "id", "_locale", "_parent_id") SELECT "answer_subject", "answer_text", "confirmed_subject", "confirmed_text", "declined_subject", "declined_text", "id", "_locale", "_parent_id" FROM \`reply_letters_locales\`;`)
  await db.run(sql`DROP TABLE \`reply_letters_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_reply_letters_locales\` RENAME TO \`reply_letters_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_letters_locales_locale_parent_id_unique\` ON \`reply_letters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reply_letters_locales_by_document_idx\` ON \`reply_letters_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_answers\`;`)
  await db.run(sql`DROP TABLE \`reply_letters_own\`;`)
  await db.run(sql`DROP TABLE \`reply_letters_own_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_reply_letters_locales\` (
  	\`answer_subject\` text NOT NULL,
  	\`answer_text\` text NOT NULL,
  	\`confirmed_subject\` text NOT NULL,
  	\`confirmed_text\` text NOT NULL,
  	\`declined_subject\` text NOT NULL,
  	\`declined_text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_letters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reply_letters_locales\`("answer_subject", "answer_text", "confirmed_subject", "confirmed_text", "declined_subject", "declined_text", "id", "_locale", "_parent_id") SELECT "answer_subject", "answer_text", "confirmed_subject", "confirmed_text", "declined_subject", "declined_text", "id", "_locale", "_parent_id" FROM \`reply_letters_locales\`;`)
  await db.run(sql`DROP TABLE \`reply_letters_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_reply_letters_locales\` RENAME TO \`reply_letters_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_letters_locales_locale_parent_id_unique\` ON \`reply_letters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reply_letters_locales_by_document_idx\` ON \`reply_letters_locales\` (\`_parent_id\`);`)
}
