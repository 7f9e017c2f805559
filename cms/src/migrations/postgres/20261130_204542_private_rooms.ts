import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" ADD COLUMN "reservations_private_room_from" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_private_room_from" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" DROP COLUMN "reservations_private_room_from";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_private_room_from";`)
}
