import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "enquiries_deleted_at_idx" ON "enquiries" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "enquiries_deleted_at_idx";
  ALTER TABLE "enquiries" DROP COLUMN "deleted_at";`)
}
