import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`type\` text DEFAULT 'woven';`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_type\` text DEFAULT 'woven';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`type\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_type\`;`)
}
