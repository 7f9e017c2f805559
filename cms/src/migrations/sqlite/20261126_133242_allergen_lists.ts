import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`allergen_list\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`allergens_stated_at\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` ADD \`allergens_stated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`allergen_list\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`allergens_stated_at\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` ADD \`allergens_stated_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`restaurants_menu\` DROP COLUMN \`allergen_list\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` DROP COLUMN \`allergens_stated_at\`;`)
  await db.run(sql`ALTER TABLE \`restaurants_menu\` DROP COLUMN \`allergens_stated_by\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` DROP COLUMN \`allergen_list\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` DROP COLUMN \`allergens_stated_at\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v_version_menu\` DROP COLUMN \`allergens_stated_by\`;`)
}
