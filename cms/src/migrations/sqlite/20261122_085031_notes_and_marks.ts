import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_marks_order_idx\` ON \`enquiries_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_marks_parent_idx\` ON \`enquiries_marks\` (\`parent_id\`);`)
  // The hints of enquiries that came before; the list had no other texts.
  await db.run(sql`INSERT INTO \`enquiries_marks\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT \`order\`, \`parent_id\`, \`text\` FROM \`enquiries_texts\` WHERE \`path\` = 'marks';`)
  await db.run(sql`DROP TABLE \`enquiries_texts\`;`)
  await db.run(sql`ALTER TABLE \`experience_locales\` ADD \`stats_note\` text;`)
  await db.run(sql`ALTER TABLE \`_experience_v_locales\` ADD \`version_stats_note\` text;`)
  await db.run(sql`ALTER TABLE \`about_locales\` ADD \`stats_note\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v_locales\` ADD \`version_stats_note\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_texts_order_parent\` ON \`enquiries_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_texts_by_document_idx\` ON \`enquiries_texts\` (\`parent_id\`);`)
  await db.run(sql`INSERT INTO \`enquiries_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`)
    SELECT \`order\`, \`parent_id\`, 'marks', \`value\` FROM \`enquiries_marks\`;`)
  await db.run(sql`DROP TABLE \`enquiries_marks\`;`)
  await db.run(sql`ALTER TABLE \`experience_locales\` DROP COLUMN \`stats_note\`;`)
  await db.run(sql`ALTER TABLE \`_experience_v_locales\` DROP COLUMN \`version_stats_note\`;`)
  await db.run(sql`ALTER TABLE \`about_locales\` DROP COLUMN \`stats_note\`;`)
  await db.run(sql`ALTER TABLE \`_about_v_locales\` DROP COLUMN \`version_stats_note\`;`)
}
