import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`facts_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_facts_as_of\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`facts_as_of\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_facts_as_of\`;`)
}
