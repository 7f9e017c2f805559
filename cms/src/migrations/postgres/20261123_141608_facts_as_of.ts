import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" ADD COLUMN "facts_as_of" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_as_of" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants" DROP COLUMN "facts_as_of";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_as_of";`)
}
