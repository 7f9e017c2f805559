import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`wordmark\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_wordmark\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`wordmark\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_wordmark\`;`)
}
