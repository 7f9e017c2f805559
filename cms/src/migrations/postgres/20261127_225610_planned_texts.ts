import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dishes_locales" ADD COLUMN "planned_name" varchar;
  ALTER TABLE "dishes_locales" ADD COLUMN "planned_description" varchar;
  ALTER TABLE "_dishes_v_locales" ADD COLUMN "version_planned_name" varchar;
  ALTER TABLE "_dishes_v_locales" ADD COLUMN "version_planned_description" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dishes_locales" DROP COLUMN "planned_name";
  ALTER TABLE "dishes_locales" DROP COLUMN "planned_description";
  ALTER TABLE "_dishes_v_locales" DROP COLUMN "version_planned_name";
  ALTER TABLE "_dishes_v_locales" DROP COLUMN "version_planned_description";`)
}
