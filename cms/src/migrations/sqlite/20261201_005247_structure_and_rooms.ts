import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`price\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_price\` text;`)
  await db.run(sql`ALTER TABLE \`about_businesses_locales\` ADD \`ask\` text;`)
  await db.run(sql`ALTER TABLE \`about_locales\` ADD \`businesses_label\` text;`)
  await db.run(sql`ALTER TABLE \`about_locales\` ADD \`businesses_title\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v_version_businesses_locales\` ADD \`ask\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v_locales\` ADD \`version_businesses_label\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v_locales\` ADD \`version_businesses_title\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`structure_hero\` text DEFAULT 'stepped';`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`structure_line\` text DEFAULT 'thread';`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`structure_experience\` text DEFAULT 'left';`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_structure_hero\` text DEFAULT 'stepped';`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_structure_line\` text DEFAULT 'thread';`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_structure_experience\` text DEFAULT 'left';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_price\`;`)
  await db.run(sql`ALTER TABLE \`about_businesses_locales\` DROP COLUMN \`ask\`;`)
  await db.run(sql`ALTER TABLE \`about_locales\` DROP COLUMN \`businesses_label\`;`)
  await db.run(sql`ALTER TABLE \`about_locales\` DROP COLUMN \`businesses_title\`;`)
  await db.run(sql`ALTER TABLE \`_about_v_version_businesses_locales\` DROP COLUMN \`ask\`;`)
  await db.run(sql`ALTER TABLE \`_about_v_locales\` DROP COLUMN \`version_businesses_label\`;`)
  await db.run(sql`ALTER TABLE \`_about_v_locales\` DROP COLUMN \`version_businesses_title\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`structure_hero\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`structure_line\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`structure_experience\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_structure_hero\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_structure_line\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_structure_experience\`;`)
}
