import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_private_room_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_private_room_from\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`reservations_private_room_from\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_reservations_private_room_from\`;`)
}
