import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_status_before" AS ENUM('new', 'working', 'done', 'spam');
  ALTER TABLE "enquiries" ADD COLUMN "status_before" "enum_enquiries_status_before";
  -- Who answers the table has answered the enquiry.
  UPDATE "enquiries" SET "status_before" = "status"::text::"enum_enquiries_status_before", "status" = 'done'
    WHERE "table_state" IN ('confirmed', 'declined') AND "status" IN ('new', 'working');
  -- The desk fills it again, with more variants of characters and the reference numbers.
  UPDATE "enquiries" SET "search_text" = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "enquiries" SET "status" = "status_before"::text::"enum_enquiries_status"
    WHERE "status" = 'done' AND "status_before" IS NOT NULL;
  ALTER TABLE "enquiries" DROP COLUMN "status_before";
  DROP TYPE "public"."enum_enquiries_status_before";`)
}
