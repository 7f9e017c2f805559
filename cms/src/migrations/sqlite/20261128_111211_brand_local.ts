import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`patterns_waves\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`patterns_cloth\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_patterns_waves\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_patterns_cloth\` integer DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`patterns_waves\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`patterns_cloth\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_patterns_waves\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_patterns_cloth\`;`)
}
