import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`status_before\` text;`)
  // Who answers the table has answered the enquiry.
  await db.run(sql`UPDATE \`enquiries\` SET \`status_before\` = \`status\`, \`status\` = 'done'
    WHERE \`table_state\` IN ('confirmed', 'declined') AND \`status\` IN ('new', 'working');`)
  // The desk fills it again, with more variants of characters and the reference numbers.
  await db.run(sql`UPDATE \`enquiries\` SET \`search_text\` = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`enquiries\` SET \`status\` = \`status_before\`
    WHERE \`status\` = 'done' AND \`status_before\` IS NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`status_before\`;`)
}
