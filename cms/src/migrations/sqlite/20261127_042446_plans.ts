import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`shown_from\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`shown_until\` text;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`planned_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`dishes\` ADD \`planned_from\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_shown_from\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_shown_until\` text;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_planned_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` ADD \`version_planned_from\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`shown_from\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`planned_price\`;`)
  await db.run(sql`ALTER TABLE \`dishes\` DROP COLUMN \`planned_from\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_shown_from\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_shown_until\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_planned_price\`;`)
  await db.run(sql`ALTER TABLE \`_dishes_v\` DROP COLUMN \`version_planned_from\`;`)
}
