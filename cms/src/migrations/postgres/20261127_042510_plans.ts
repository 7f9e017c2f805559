import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dishes" ADD COLUMN "shown_from" timestamp(3) with time zone;
  ALTER TABLE "dishes" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "dishes" ADD COLUMN "planned_price" numeric;
  ALTER TABLE "dishes" ADD COLUMN "planned_from" timestamp(3) with time zone;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_shown_from" timestamp(3) with time zone;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_planned_price" numeric;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_planned_from" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dishes" DROP COLUMN "shown_from";
  ALTER TABLE "dishes" DROP COLUMN "shown_until";
  ALTER TABLE "dishes" DROP COLUMN "planned_price";
  ALTER TABLE "dishes" DROP COLUMN "planned_from";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_shown_from";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_planned_price";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_planned_from";`)
}
