import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dishes_locales\` ADD \`planned_name\` text;`)
  await db.run(sql`ALTER TABLE \`dishes_locales\` ADD \`planned_description\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v_locales\` ADD \`version_planned_name\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v_locales\` ADD \`version_planned_description\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dishes_locales\` DROP COLUMN \`planned_name\`;`)
  await db.run(sql`ALTER TABLE \`dishes_locales\` DROP COLUMN \`planned_description\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v_locales\` DROP COLUMN \`version_planned_name\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v_locales\` DROP COLUMN \`version_planned_description\`;`)
}
